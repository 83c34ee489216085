import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { HeroPicture } from '../Hero/HeroPicture';
import { Headline } from '../Hero/HeroWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './PartnershipHero.module.scss';

type Props = { hero: Queries.PartnershipHeroFragment };

/**
 * The first screen of the partnership page: the headline on a light surface; below it the picture, with lead and buttons on a
 * dark surface.
 */
export function PartnershipHero({ hero }: Props) {
  const { lead, actions } = hero;
  return (
    <section>
      <div className={styles.paper} data-surface="shea">
        <Headline hero={hero} className="u-wrap" />
      </div>
      <div className={styles.scene} data-surface="night">
        <HeroPicture
          hero={hero}
          sizes={`(min-aspect-ratio: 19/10) clamp(53vw, 146vh - 120px, 84vw), ${media.fromTablet} max(750px, min(84vw, 1600px)), 100vw`}
          portraitWhen={media.belowTablet}
          className={styles.art}
        />
        <div className={`u-wrap ${styles.words}`}>
          {lead && <p className="u-lead">{lead}</p>}
          {actions && <ButtonGroup actions={actions} />}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment PartnershipHero on Hero {
    ...HeroWords
    ...HeroPicture
  }
`;
