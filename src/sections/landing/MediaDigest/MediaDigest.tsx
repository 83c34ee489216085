import { NewsCard } from '../../../cards/NewsCard/NewsCard';
import { PodcastCard } from '../../../cards/PodcastCard/PodcastCard';
import { Button } from '../../../components/Button/Button';
import { Grid } from '../../../components/Grid/Grid';
import { Rows } from '../../../components/Rows/Rows';
import * as styles from './MediaDigest.module.scss';

type Props = {
  podcasts: readonly Queries.PodcastCardFragment[];
  news: readonly Queries.NewsCardFragment[];
  /** Below the news. */
  links: readonly Queries.ButtonFragment[] | null;
};

/** Up to five podcasts, the first one large, beside the latest news; where there is none of one kind, the other alone. */
export function MediaDigest({ podcasts, news, links }: Props) {
  return (
    <div className={styles.columns}>
      {podcasts.length > 0 && (
        <Grid className={styles.shows}>
          {podcasts.map((podcast, at) => (
            <PodcastCard key={podcast.slug} podcast={podcast} shows={at === 0 ? 'lead' : 'brief'} />
          ))}
        </Grid>
      )}
      <div className={styles.news}>
        {news.length > 0 && (
          <Rows padding="narrow" rules="thin">
            {news.map((item) => (
              <NewsCard key={item.slug} item={item} shows="brief" />
            ))}
          </Rows>
        )}
        {links?.map((action) => (
          <Button key={action.label} action={action} variant="tertiary" />
        ))}
      </div>
    </div>
  );
}
