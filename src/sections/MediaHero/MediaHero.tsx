import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { HeroPicture } from '../Hero/HeroPicture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './MediaHero.module.scss';

type Props = {
  page: Queries.MediaHeroFragment;
  /** How many entries the lists of the page have. */
  counts: { readonly podcasts: number; readonly news: number; readonly blog: number };
};

/** The first screen of the media hub: the headline on two lines, and links to the sections of the page. */
export function MediaHero({ page, counts }: Props) {
  const { hero, index, podcasts, news, blog, newsletter } = page;
  const contents = [
    { to: '/media-hub#podcasts', name: podcasts.name, count: counts.podcasts },
    { to: '/media-hub#news', name: news.name, count: counts.news },
    { to: '/media-hub#blog', name: blog.name, count: counts.blog },
    { to: '/media-hub#newsletter', name: newsletter.name },
  ].filter(({ count }) => count !== 0);
  return (
    <section className={styles.hero} data-surface="night">
      <div className={`u-wrap ${styles.copy}`}>
        <HeroWords hero={hero} />
        <nav className={styles.contents} aria-label={index}>
          <ul>
            {contents.map(({ to, name, count }) => (
              <li key={to}>
                <Link to={to}>
                  {count !== undefined && <b className="u-tabular">{count}</b>}
                  {count === undefined ? name : ` ${name}`}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <HeroPicture
        hero={hero}
        sizes="100vw"

        className={styles.art}
      />
    </section>
  );
}

export const query = graphql`
  fragment MediaHero on MediaHubPage {
    hero {
      ...HeroWords
      ...HeroPicture
    }
    index
    podcasts {
      name
    }
    news {
      name
    }
    blog {
      name
    }
    newsletter {
      name
    }
  }
`;
