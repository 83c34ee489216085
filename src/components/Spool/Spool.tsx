type Props = { count: number };

/** A number drawn as vertical lines, like thread on a spool: 2 px wide, with gaps of 2 px; narrower if there is no room. */
export function Spool({ count }: Props) {
  const width = count * 4 - 2;
  return (
    <svg className="u-accent" aria-hidden="true" width={width} height={24} viewBox={`0 0 ${width} 24`}>
      <path d={`M0 12h${width}`} stroke="currentColor" strokeWidth={24} strokeDasharray={2} />
    </svg>
  );
}
