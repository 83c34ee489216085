import { NewsTeaser } from '../../../cards/NewsTeaser/NewsTeaser';
import { PodcastTeaser } from '../../../cards/PodcastTeaser/PodcastTeaser';
import { type Action, Button } from '../../../components/Button/Button';
import { Rows } from '../../../components/Rows/Rows';
import * as styles from './MediaDigest.module.scss';

type Props = {
  podcasts: readonly Queries.PodcastTeaserFragment[];
  news: readonly Queries.NewsTeaserFragment[];
  /** Links below the news. */
  actions: readonly Action[];
};

/** Podcasts, the first one large, and news with links below; from the `wide` breakpoint upwards next to each other. */
export function MediaDigest({ podcasts, news, actions }: Props) {
  return (
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
        {actions.map((action, index) => (
          <Button key={index} action={action} variant="tertiary" />
        ))}
      </div>
    </div>
  );
}
