import { graphql } from 'gatsby';
import { ServiceIndex } from '../ServiceIndex/ServiceIndex';
import { arrange } from './arrange';
import { ServiceBlock } from './ServiceBlock';
import * as styles from './ServiceBlocks.module.scss';

type Props = {
  page: Queries.ServiceBlocksFragment;
  services: readonly Queries.ServiceBlocksEntryFragment[];
};

/** The surface of each kind of row: first that of plain rows, then that of turned ones. */
const surfaces = {
  single: ['shea', 'shea'],
  pair: ['harmattan', 'gold'],
  still: ['night', 'night'],
} as const;

/** The services in rows of alternating layouts, and above them the index, which marks the one in view. */
export function ServiceBlocks({ page, services }: Props) {
  if (services.length === 0) return null;
  return (
    <div className={styles.services}>
      <ServiceIndex label={page.index} services={services} />
      {arrange(services).map(({ kind, turned, entries }) => (
        <div key={entries[0]?.number} data-surface={surfaces[kind][turned ? 1 : 0]} className={styles[kind]}>
          {entries.map(({ service, number }) => (
            <ServiceBlock key={service.slug} service={service} number={number} kind={kind} turned={turned} />
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
