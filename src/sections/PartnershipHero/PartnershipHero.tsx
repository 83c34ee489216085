import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { HeroPicture } from '../../components/Hero/HeroPicture';
import { Headline } from '../../components/Hero/HeroWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './PartnershipHero.module.scss';

type Props = { content: Queries.HeroFragment };

/**
 * The first screen of the partnership page: the headline on a light surface; below it the picture, with lead and buttons on a
 * dark surface.
 */
export function PartnershipHero({ content }: Props) {
  const { lead, actions } = content;
  return (
    <section>
      <div className={styles.paper} data-surface="shea">
        <Headline hero={content} className="u-wrap" />
      </div>
      <div className={styles.scene} data-surface="night">
        <HeroPicture
          hero={content}
          sizes="100vw"
          portraitWhen={`${media.belowTablet} and (orientation: portrait)`}
          className={styles.art}
        />
        <div className={`u-wrap ${styles.words}`}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <ButtonGroup actions={actions} />}
        </div>
      </div>
    </section>
  );
}
