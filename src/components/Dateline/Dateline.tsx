type Props = {
  category: string;
  /** The day in words. */
  date: string;
  /** The same as year, month and day: `2026-10-14`. */
  isoDate: string;
  className?: string | undefined;
};

/** What a piece is about and when it appeared. */
export function Dateline({ category, date, isoDate, className }: Props) {
  return (
    <p className={['u-small u-tabular', className].filter(Boolean).join(' ')}>
      <b>{category}</b>, <time dateTime={isoDate}>{date}</time>
    </p>
  );
}
