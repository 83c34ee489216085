import { graphql } from 'gatsby';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Dateline } from '../../components/Dateline/Dateline';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import { Show } from './Show';
import * as styles from './MediaDigest.module.scss';

type Props = {
  content: Queries.MediaDigestFragment;
  podcasts: readonly Queries.ShowFragment[];
  news: readonly Queries.HeadlineFragment[];
};

/** Up to five podcasts, the first one large, beside the latest news; where there is none of one kind, the other alone. */
export function MediaDigest({ content: { media: heading }, podcasts, news }: Props) {
  if (podcasts.length + news.length === 0) return null;
  return (
    <Section id="media" surface="shea" space="medium">
      <div className="u-wrap">
        <h2>{heading.title}</h2>
        {heading.lead && <p className="u-lead">{heading.lead}</p>}
        <div className={styles.columns}>
          {podcasts.length > 0 && (
            <ul className={styles.shows} data-others={podcasts.length - 1}>
              {podcasts.map((podcast, index) => (
                <Show key={podcast.slug} podcast={podcast} large={index === 0} />
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
                      <Link to={`/media-hub#${slug}`} className={styles.link}>
                        {title}
                      </Link>
                    </h3>
                  </li>
                ))}
              </ul>
            )}
            {heading.action && <LinkButton action={heading.action} look="tertiary" />}
          </div>
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment MediaDigest on IndexPage {
    media {
      title
      lead
      action {
        ...LinkButton
      }
    }
  }
  fragment Headline on NewsItem {
    slug
    title
    category
    date(formatString: "D MMMM YYYY")
    isoDate: date(formatString: "YYYY-MM-DD")
  }
`;
