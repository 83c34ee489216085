type Props = {
  /** How many weeks the course takes. */
  count: number;
  /** The weeks of the longest course, which has the whole width. */
  of: number;
};

/** A course's length drawn as a bar of blocks, one a week. The number itself must stand beside it as text. */
export function Weeks({ count, of }: Props) {
  return (
    <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5H${count}`} stroke="currentColor" strokeDasharray=".9 .1" />
    </svg>
  );
}
