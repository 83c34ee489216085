import { graphql } from 'gatsby';
import { ServiceIndex } from '../ServiceIndex/ServiceIndex';
import { arrange } from './arrange';
import { ServiceBlock } from './ServiceBlock';
import * as styles from './ServiceBlocks.module.scss';

type Props = {
  page: Queries.ServiceBlocksFragment;
  services: readonly Queries.ServiceBlocksEntryFragment[];
};

/** What each kind of row stands on, as it is and turned. */
const surfaces = {
  single: ['shea', 'shea'],
  pair: ['harmattan', 'gold'],
  still: ['night', 'night'],
} as const;

/** The services one after another, each row in its own way, and above them the index that tells where one is. */
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
