import { classes } from '../../../lib/classes';
import { arrange } from './arrange';
import { ServiceBlock } from './ServiceBlock';
import * as styles from './ServiceBlocks.module.scss';
import { ServiceIndex } from './ServiceIndex';

type Props = { label: string; services: readonly Queries.ServiceBlockFragment[] };

/** The surfaces of each kind of row: of a plain row, then of a mirrored one. */
const surfaces = {
  single: ['shea', 'shea'],
  pair: ['harmattan', 'gold'],
  picture: ['night', 'night'],
} as const;

const rows = { single: styles.single, pair: styles.pair, picture: styles.picture };

/** The services in rows of alternating layouts, with an index above them that marks the service in view. */
export function ServiceBlocks({ label, services }: Props) {
  if (services.length === 0) return null;
  return (
    <div className={styles.services}>
      <ServiceIndex label={label} services={services} />
      {arrange(services).map(({ kind, mirrored, services: row }) => (
        <div
          key={row[0]?.slug}
          data-surface={surfaces[kind][mirrored ? 1 : 0]}
          className={classes(rows[kind], mirrored && styles.mirrored)}
        >
          {row.map((service) => (
            <ServiceBlock key={service.slug} service={service} number={services.indexOf(service) + 1} />
          ))}
        </div>
      ))}
    </div>
  );
}
