import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import { Picture } from '../../../components/Picture/Picture';
import { unbroken } from '../../../lib/unbroken';
import * as media from '../../../styles/media.module.scss';
import * as styles from './ServiceBlocks.module.scss';

type Props = { service: Queries.ServiceBlockFragment; number: number };

/** A service: picture if it has one, pattern, number, title, description, the result for one client, a person at work, and features. */
export function ServiceBlock({ service, number }: Props) {
  const { slug, title, lead, description, result, outcome, person, image, caption } = service;
  const { publicURL } = service.strip;
  const features = service.features.map((feature, index) => <li key={index}>{unbroken(feature)}</li>);
  return (
    <article id={slug} className={styles.block}>
      {image && (
        <figure>
          <Picture image={image} sizes={`${media.fromTablet} 100vw, 120vw`} className={styles.still} />
          {caption && <figcaption className="u-small">{caption}</figcaption>}
        </figure>
      )}
      <div aria-hidden="true" className={`u-no-print ${styles.strip}`}>
        {publicURL && <img className="u-pixelated" src={publicURL} alt="" width={72} height={7200} loading="lazy" />}
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <p aria-hidden="true">{number}</p>
          <Headline as="h2" text={title} boxClassName={styles.title} />
        </header>
        <div className={`u-entry ${styles.text}`}>
          <p className="u-lead">{lead}</p>
          <p>{unbroken(description)}</p>
        </div>
        {result && <b className={`u-accent ${styles.result}`}>{result}</b>}
        <Headline as="p" size="h4" text={outcome} boxClassName={styles.outcome} />
        {person && (
          <div aria-hidden="true" className={`u-no-print ${styles.person}`}>
            <Picture image={{ alt: '', file: person }} sizes={`${media.fromDesktop} 30vw, 180px`} />
          </div>
        )}
        <ul className={styles.features}>{features}</ul>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ServiceBlock on Service {
    slug
    title
    lead
    description
    result
    outcome
    features
    caption
    strip {
      publicURL
    }
    person {
      childImageSharp {
        gatsbyImageData(width: 912, breakpoints: [320, 640, 912])
      }
    }
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1800, breakpoints: [720, 960, 1440, 1800])
        }
      }
    }
  }
`;
