import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { HeroPicture } from '../Hero/HeroPicture';
import { HeroWords } from '../Hero/HeroWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './MediaHero.module.scss';

type Props = {
  hero: Queries.MediaHeroFragment;
  /** What the contents line is called, read aloud. */
  index: string;
  /** The sections of the page: address, name and, where it is a list, how many entries it has. */
  contents: ReadonlyArray<{ to: string; name: string; count?: number }>;
};

/** A masthead over the dusk: the page's name on two lines, and what is inside ruled above and below. */
export function MediaHero({ hero, index, contents }: Props) {
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
        portraitWhen={media.belowDesktop}
        portraitSizes="100vw"
        className={styles.art}
      />
    </section>
  );
}

export const query = graphql`
  fragment MediaHero on Hero {
    ...HeroWords
    ...HeroPicture
  }
`;
