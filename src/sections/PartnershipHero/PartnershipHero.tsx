import { graphql } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Picture } from '../../components/Picture/Picture';
import * as styles from './PartnershipHero.module.scss';

type Props = { hero: Queries.PartnershipHeroFragment };

/**
 * The headline on paper, in red earth; below it the picture, with lead and button on its dark third. The words stand on
 * two grounds, which is why this hero sets them itself.
 */
export function PartnershipHero({ hero: { name, headline, lead, actions, image } }: Props) {
  return (
    <section>
      <div className={styles.paper} data-ground="shea">
        <h1>
          {name && <span className="u-hidden">{name}</span>}
          {headline}
        </h1>
      </div>
      <div className={styles.scene} data-ground="night">
        <Picture
          image={image}
          sizes="100vw"
          portraitWhen="(width < 768px)"
          portraitSizes="100vw"
          className={styles.art}
          eager
        />
        <div className={styles.words}>
          {lead && <p className="u-lead">{lead}</p>}
          {actions && (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <Action key={action.label} action={action} look={index === 0 ? 'primary' : 'secondary'} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment PartnershipHero on Hero {
    ...HeroWords
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [960, 1440, 1920])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 780, breakpoints: [480, 780])
        }
      }
    }
  }
`;
