import { graphql } from 'gatsby';
import { arrange } from './arrange';
import { ServiceBlock } from './ServiceBlock';
import { ServiceIndex } from './ServiceIndex';
import * as styles from './ServiceBlocks.module.scss';

type Props = {
  content: Queries.ServiceBlocksFragment;
  services: readonly Queries.ServiceBlocksEntryFragment[];
};

/** The surface of each kind of row: first that of plain rows, then that of turned ones. */
const surfaces = {
  single: ['shea', 'shea'],
  pair: ['harmattan', 'gold'],
  still: ['night', 'night'],
} as const;

/** The services in rows of alternating layouts, and above them the index, which marks the one in view. */
export function ServiceBlocks({ content, services }: Props) {
  if (services.length === 0) return null;
  return (
    <div className={styles.services}>
      <ServiceIndex label={content.index} services={services} />
      {arrange(services).map(({ kind, turned, services: row }) => (
        <div
          key={row[0]?.slug}
          data-surface={surfaces[kind][turned ? 1 : 0]}
          className={`${styles[kind]} ${turned ? styles.turned : ''}`}
        >
          {row.map((service) => (
            <ServiceBlock key={service.slug} service={service} number={services.indexOf(service) + 1} />
          ))}
        </div>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment ServiceBlocks on ServicesPage {
    index
  }

  fragment ServiceBlocksEntry on Service {
    ...ServiceIndex
    ...ServiceBlock
  }
`;
