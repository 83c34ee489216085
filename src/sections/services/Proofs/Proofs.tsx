import { graphql } from 'gatsby';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { unbroken } from '../../../lib/unbroken';
import * as styles from './Proofs.module.scss';

type Props = { heading: Heading; services: readonly Queries.ProofsFragment[] };

/** Results of services, each a number. The strips of the services run from the numbers to the end of the section. */
export function Proofs({ heading, services }: Props) {
  const proven = services.flatMap(({ proof, ...service }) => (proof ? { proof, ...service } : []));
  if (proven.length === 0) return null;
  return (
    <>
      <SectionHeading content={heading} size="h3" className={styles.heading} />
      <ul className={styles.proofs}>
        {proven.map(({ slug, proof, strip: { publicURL: src } }) => (
          <li key={slug}>
            <b className="u-figure u-tabular u-accent">{proof.value}</b>{' '}
            <p className="u-small">{unbroken(proof.label)}</p>
            <div aria-hidden="true">
              {src && <img className="u-pixelated" src={src} alt="" width={72} height={7200} loading="lazy" />}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export const fragment = graphql`
  fragment Proofs on Service {
    slug
    proof {
      value
      label
    }
    strip {
      publicURL
    }
  }
`;
