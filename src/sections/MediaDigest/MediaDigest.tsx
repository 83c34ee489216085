import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Dateline } from '../../components/Dateline/Dateline';
import { Link } from '../../components/Link/Link';
import { Section, type SectionProps } from '../../components/Section/Section';
import { PodcastTeaser } from './PodcastTeaser';
import * as styles from './MediaDigest.module.scss';

type Props = SectionProps & {
  podcasts: readonly Queries.PodcastTeaserFragment[];
  news: readonly Queries.NewsTeaserFragment[];
};

/** Up to five podcasts, the first one large, beside the latest news; where there is none of one kind, the other alone. */
export function MediaDigest({ id, content: { action, ...heading }, podcasts, news }: Props) {
  if (podcasts.length + news.length === 0) return null;
  return (
    <Section id={id} surface="shea" space="medium" heading={heading}>
      <div className={styles.columns}>
        {podcasts.length > 0 && (
          <ul className={styles.shows}>
            {podcasts.map((podcast, index) => (
              <PodcastTeaser key={podcast.slug} podcast={podcast} large={index === 0} />
            ))}
          </ul>
        )}
        <div className={styles.news}>
          {news.length > 0 && (
            <ul>
              {news.map(({ slug, title, category, date, isoDate }) => (
                <li key={slug}>
                  <Dateline category={category} date={date} isoDate={isoDate} />
                  <h3>
                    <Link to={`/media-hub#${slug}`} className="u-whole-entry">
                      {title}
                    </Link>
                  </h3>
                </li>
              ))}
            </ul>
          )}
          {action && <Button action={action} variant="tertiary" />}
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment NewsTeaser on NewsItem {
    slug
    title
    category
    date(formatString: "D MMMM YYYY")
    isoDate: date(formatString: "YYYY-MM-DD")
  }
`;
