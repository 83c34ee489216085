import { useCompany } from '../../lib/useCompany';

/** Returns a date in words, in a locale: `1 February 2027`. */
export const dayIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** A date in the site's locale. */
export function Day({ date }: { date: string }) {
  const { locale } = useCompany().company;
  // React keeps the text of the build, because a browser may have other names for months.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {dayIn(locale, date)}
    </time>
  );
}
