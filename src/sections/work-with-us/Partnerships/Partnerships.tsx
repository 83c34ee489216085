import { PartnershipCard } from '../../../cards/PartnershipCard/PartnershipCard';
import type { Surface } from '../../../components/Section/Section';
import * as styles from './Partnerships.module.scss';

type Props = { partnerships: readonly Queries.PartnershipCardFragment[] };

const surfaces: readonly Surface[] = ['harmattan', 'kola', 'night', 'gold'];

/** The kinds of partnership as a patchwork: two columns without gaps, to the edges of the window and the lower edge of the section. */
export function Partnerships({ partnerships }: Props) {
  const titles = partnerships.map(({ title }) => title).join(' ');
  return (
    <ul className={styles.patches}>
      {partnerships.map((partnership, at) => (
        <li key={partnership.slug} data-surface={surfaces[at % surfaces.length]}>
          <PartnershipCard partnership={partnership} titles={titles} />
        </li>
      ))}
    </ul>
  );
}
