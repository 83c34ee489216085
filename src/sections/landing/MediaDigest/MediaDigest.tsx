import { NewsTeaser } from '../../../cards/NewsTeaser/NewsTeaser';
import { PodcastTeaser } from '../../../cards/PodcastTeaser/PodcastTeaser';
import { Button } from '../../../components/Button/Button';
import { Rows } from '../../../components/Rows/Rows';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './MediaDigest.module.scss';

type Props = {
  /** Its links are below the news. */
  heading: Heading;
  podcasts: readonly Queries.PodcastTeaserFragment[];
  news: readonly Queries.NewsTeaserFragment[];
};

/** Podcasts, the first one large, and news with links below; from the desktop breakpoint upwards next to each other. */
export function MediaDigest({ heading: { actions, ...heading }, podcasts, news }: Props) {
  return (
    <>
      <SectionHeading content={heading} className={styles.heading} />
      <div className={styles.columns}>
        {podcasts.length > 0 && (
          <ul className={styles.shows}>
            {podcasts.map((podcast, index) => (
              <li key={podcast.slug}>
                <PodcastTeaser podcast={podcast} large={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <div className={`u-entry ${styles.news}`}>
          {news.length > 0 && (
            <Rows rules="thin">
              {news.map((item) => (
                <NewsTeaser key={item.slug} item={item} />
              ))}
            </Rows>
          )}
          {actions?.map((action, index) => (
            <Button key={index} action={action} variant="tertiary" />
          ))}
        </div>
      </div>
    </>
  );
}
