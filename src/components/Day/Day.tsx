import { useCompany } from '../../lib/useCompany';

/** A day of the calendar in the words of the site's locale: `1 February 2027`. */
export function Day({ date }: { date: string }) {
  const { locale } = useCompany().company;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  // A browser may name months differently from the build. The text of the build stays.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {format.format(new Date(date))}
    </time>
  );
}
