import { graphql } from 'gatsby';
import { Band } from '../../components/Band/Band';
import { Link } from '../../components/Link/Link';
import { columnsFor } from '../../lib/acronyms';
import { HeroPicture } from '../../components/Hero/HeroPicture';
import { HeroWords } from '../../components/Hero/HeroWords';
import * as styles from './AwardsHero.module.scss';

type Props = {
  content: Queries.AwardsHeroFragment;
  awards: readonly Queries.AwardsHeroIndexFragment[];
};

/** The first screen of the awards page, with the acronyms of all awards at its lower edge as links to them. */
export function AwardsHero({ content: { hero, indexLabel }, awards }: Props) {
  const acronyms = awards.map(({ acronym }) => acronym);
  const onPhones = columnsFor(acronyms, [3, 2, 4], 16);
  // As few rows as possible; six acronyms of three to five letters fit one.
  const upToSeven = [7, 6, 5, 4, 3, 2].filter((columns) => columns <= Math.max(2, awards.length));
  const { columns } = columnsFor(acronyms, upToSeven, 24);
  return (
    <section className={styles.hero} data-surface="night">
      <div className={styles.stage}>
        <div className={`u-wrap ${styles.words}`}>
          <HeroWords hero={hero} room={24} />
        </div>
        <HeroPicture hero={hero} sizes="(min-aspect-ratio: 19/10) 140vh, 100vw" className={styles.art} />
      </div>
      <nav className={styles.names} aria-label={indexLabel}>
        <ul
          className="u-wrap"
          data-phone={onPhones.columns}
          data-small={onPhones.width > 12 ? '' : undefined}
          data-columns={columns}
        >
          {awards.map(({ slug, acronym }) => (
            <li key={slug}>
              <Link to={`/awards#${slug}`}>{acronym}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Band className="u-immediate" />
    </section>
  );
}

export const query = graphql`
  fragment AwardsHero on AwardsPage {
    hero {
      ...HeroWords
      ...HeroPicture
    }
    indexLabel
  }

  fragment AwardsHeroIndex on Award {
    slug
    acronym
  }
`;
