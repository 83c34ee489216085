import { Link } from '../../../components/Link/Link';
import { classes } from '../../../lib/classes';
import * as styles from './ServiceIndex.module.scss';
import { useBlockInView } from './useBlockInView';

const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

/** Splits a name into two lines whose lengths differ as little as possible. */
function inTwoLines(title: string): [string, string] {
  const words = title.split(' ');
  const splits = words.map((_, index): [string, string] => [
    words.slice(0, index).join(' '),
    words.slice(index).join(' '),
  ]);
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** The characters that fit one row of a window as wide as `$one-row` in the style sheet. Number and gap of an entry count as five. */
const ROW = 150;

type Props = { label: string; services: readonly Pick<Queries.ServiceBlockFragment, 'slug' | 'title'>[] };

/** Links to the services by number and name, if there are two or more. The one in view is underlined. Sticky if they fit one row. */
export function ServiceIndex({ label, services }: Props) {
  const current = useBlockInView(services);
  if (services.length < 2) return null;
  const names = services.map(({ title }) => inTwoLines(title));
  const characters = names.reduce((sum, lines) => sum + longest(lines) + 5, 0);
  return (
    <nav aria-label={label} data-surface="night" className={classes(styles.index, characters <= ROW && styles.sticky)}>
      <ol className="u-wrap">
        {services.map(({ slug }, index) => {
          const [first, second] = names[index] ?? [];
          const location = slug === current ? 'location' : undefined;
          return (
            <li key={slug}>
              <Link to={`/services#${slug}`} className={styles.entry} aria-current={location}>
                <span className={`u-tabular u-accent ${styles.number}`}>{index + 1}</span>{' '}
                <span className={styles.title}>
                  <span>{first}</span> <span>{second}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
