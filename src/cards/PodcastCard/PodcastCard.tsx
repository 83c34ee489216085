import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './PodcastCard.module.scss';

type Props = {
  podcast: Queries.PodcastCardFragment;
  /** Links: `lead`, below a large cover; `brief`, with a small one. With description: `feature`, beside a large cover; `full`, below one. */
  shows: 'lead' | 'brief' | 'feature' | 'full';
};

const layouts = { lead: styles.lead, brief: styles.brief, feature: styles.feature, full: styles.full };
const titles = { lead: undefined, brief: 'h4', feature: 'h2', full: undefined } as const;

const sizes = {
  lead: `${media.fromTablet} 46vw, 100vw`,
  brief: `${media.fromWide} 14vw, 80px`,
  feature: `${media.fromSmallTablet} 46vw, 90vw`,
  full: `${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 112px`,
};

/** A number drawn as vertical lines, like thread on a spool: 2 px wide, with gaps of 2 px; smaller where there is no room. */
function Spool({ count }: { count: number }) {
  const width = count * 4 - 2;
  return (
    <svg className="u-accent" aria-hidden="true" width={width} height={24} viewBox={`0 0 ${width} 24`}>
      <path d={`M0 12h${width}`} stroke="currentColor" strokeWidth={24} strokeDasharray={2} />
    </svg>
  );
}

/** A podcast: cover, name, and the number of its episodes, drawn and as text. */
export function PodcastCard({ podcast, shows }: Props) {
  const { slug, title, description, listen, image } = podcast;
  const { words, unitOf } = useSite();
  const feature = shows === 'feature';
  const own = feature || shows === 'full';
  // Two counts, both as the company gives them.
  const count = own ? podcast.episodes : podcast.episodesOnLanding;
  const details = (
    <div className={styles.details}>
      <p className={feature ? 'u-lead' : undefined}>{description}</p>
      {listen && <Button action={{ label: fill(words.entries.listen, { title }), to: listen }} variant="tertiary" />}
    </div>
  );
  return (
    <article id={own ? slug : undefined} className={layouts[shows]}>
      <Picture image={image} sizes={sizes[shows]} className={styles.cover} />
      <div>
        <Headline as="h3" size={titles[shows]} text={title} to={own ? undefined : `/media-hub#${slug}`} />
        <div className={styles.count}>
          <Spool count={count} />
          <p className="u-small u-tabular">
            {own && <b className={feature ? 'u-figure u-accent' : 'u-h3 u-accent'}>{count}</b>}
            {`${own ? '' : count} ${unitOf('episodes', count)}`}
          </p>
        </div>
        {feature && details}
      </div>
      {shows === 'full' && details}
    </article>
  );
}

export const fragment = graphql`
  fragment PodcastCard on Podcast {
    slug
    title
    description
    episodes
    episodesOnLanding
    listen
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [240, 480, 1080])
        }
      }
    }
  }
`;
