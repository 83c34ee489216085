import { graphql } from 'gatsby';
import { Figures } from '../../../components/Figures/Figures';
import { Section } from '../../../components/Section/Section';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './Curtain.module.scss';

type Props = { content: Queries.CurtainFragment; services: readonly Queries.CurtainStripFragment[] };

/** The end of the services page: words and figures in the middle, between the strips of the services, which hang from the upper edge. */
export function Curtain({ content: { closingHeading, figures }, services }: Props) {
  const half = Math.min(4, Math.ceil(services.length / 2));
  return (
    <Section surface="night" space="flush" className={styles.curtain}>
      {[services.slice(0, half), services.slice(-half).reverse()].map((side, index) => (
        <div key={index} aria-hidden="true" className={`u-no-print ${styles.side}`}>
          {side.map(({ slug, strip: { publicURL: src } }) => (
            <div key={slug}>
              {src && <img className="u-pixelated" src={src} alt="" width={72} height={7200} loading="lazy" />}
            </div>
          ))}
        </div>
      ))}
      <div className={styles.words}>
        <SectionHeading content={closingHeading} actionsAs="buttons" />
        <Figures figures={figures} />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment CurtainStrip on Service {
    slug
    strip {
      publicURL
    }
  }

  fragment Curtain on ServicesPage {
    closingHeading {
      ...SectionHeading
    }
    figures {
      ...Figures
    }
  }
`;
