import { useEntryWords } from '../../lib/useEntryWords';

type Props = { count: number };

/** A number of episodes in words, below as many lines, like thread on a spool: 2 px wide, with gaps of 2 px; narrower if there is no room. */
export function Episodes({ count }: Props) {
  const { unitOf } = useEntryWords();
  const width = count * 4 - 2;
  return (
    <div className="u-line">
      <svg className="u-accent" aria-hidden="true" width={width} height={24} viewBox={`0 0 ${width} 24`}>
        <path d={`M0 12h${width}`} stroke="currentColor" strokeWidth={24} strokeDasharray={2} />
      </svg>
      <p className="u-small u-tabular">
        <b>{count}</b> {unitOf('episodes', count)}
      </p>
    </div>
  );
}
