import { graphql, useStaticQuery } from 'gatsby';
import { required } from './required';
import { useCompany } from './useCompany';

/** Returns the words next to the values of entries: films, podcasts, news, offices and courses. */
export function useEntryWords() {
  const { locale } = useCompany().company;
  const data = useStaticQuery<Queries.EntryWordsQuery>(graphql`
    query EntryWords {
      interface {
        entries {
          episodes {
            one
            other
          }
          minutes {
            one
            other
          }
          minutesToRead {
            one
            other
          }
          weeks {
            one
            other
          }
          daysLeft {
            one
            other
          }
          lastDay
          released
          author
          filmCredits
          listen
          watch
          headquarters
          whatsapp
          map
        }
      }
    }
  `);
  const { entries } = required(data.interface, 'data/interface.yaml');
  return {
    entries,
    /** Returns the word for a unit after a number, without the number: `episode` for 1. */
    unitOf: (unit: 'episodes' | 'minutes' | 'minutesToRead' | 'weeks' | 'daysLeft', count: number) =>
      entries[unit][new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'],
  };
}
