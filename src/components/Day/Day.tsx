import { useCompany } from '../../lib/useCompany';

/** A date in the site's locale: `1 February 2027`. */
export function Day({ date }: { date: string }) {
  const { locale } = useCompany().company;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  // React keeps the text of the build, because a browser may have other names for months.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {format.format(new Date(date))}
    </time>
  );
}
