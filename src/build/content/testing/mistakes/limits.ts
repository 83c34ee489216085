import { film, office, podcast } from '../entries';
import { here, type Mistake, swap } from '../mistake';

const nextYear = new Date().getFullYear() + 1;
const description = 'What this page of the fixture is about, in one sentence of the right length.';

/** Values that are too long, too large or badly formed. */
export const limits: readonly Mistake[] = [
  {
    name: 'a page title that is too long',
    file: 'data/pages/academy.yaml',
    edit: swap('title: Academy | Loom', `title: ${here}${'Academy '.repeat(8)}| Loom`),
    says: '"title" is 70 characters long',
    advises: 'expected at most 60',
  },
  {
    name: 'a page description that is too long',
    file: 'data/pages/academy.yaml',
    edit: swap(description, `${here}${'Words '.repeat(30)}end.`),
    says: '"description" is 184 characters long',
    advises: 'expected 50 to 160',
  },
  {
    name: 'a page description that is too short',
    file: 'data/pages/contact.yaml',
    edit: swap(description, `${here}Write to us.`),
    says: '"description" is 12 characters long',
    advises: 'expected 50 to 160',
  },
  {
    name: 'a year to come',
    file: 'data/films.yaml',
    edit: film('future', { year: `${here}${nextYear + 1}` }),
    says: `"year" is out of range: ${nextYear + 1}`,
    advises: `expected 1900 to ${nextYear}`,
  },
  {
    name: 'a year before the cinema',
    file: 'data/films.yaml',
    edit: film('past', { year: `${here}1850` }),
    says: '"year" is out of range: 1850',
  },
  {
    name: 'a film of no length',
    file: 'data/films.yaml',
    edit: film('nothing', { duration: `${here}0` }),
    says: '"duration" is out of range: 0',
    advises: 'expected 1 to 600',
  },
  {
    name: 'a course that never ends',
    file: 'data/academy.yaml',
    edit: swap('weeks: 6', `weeks: ${here}600`),
    says: '"weeks" is out of range: 600',
    advises: 'expected 1 to 52',
  },
  {
    name: 'a show without episodes',
    file: 'data/podcasts.yaml',
    edit: podcast('silent', { episodesOnLanding: `${here}0` }),
    says: '"episodesOnLanding" is out of range: 0',
    advises: 'expected at least 1',
  },
  {
    name: 'a negative reading time',
    file: 'data/posts.yaml',
    edit: swap('readTime: 6', `readTime: ${here}-6`),
    says: '"readTime" is out of range: -6',
    advises: 'expected 1 to 60',
  },
  {
    name: 'a longitude off the globe',
    file: 'data/company.yaml',
    edit: swap('longitude: -0.18', `longitude: ${here}-180.18`),
    says: '"longitude" is out of range: -180.18',
    advises: 'expected -180 to 180',
  },
  {
    name: 'a slug with capitals and blanks',
    file: 'data/films.yaml',
    edit: film(`${here}Salt of Ada`, {}),
    says: '"Salt of Ada" is not a good "slug"',
    advises: 'did you mean "salt-of-ada"?',
  },
  {
    name: 'a slug with an accent',
    file: 'data/films.yaml',
    edit: film(`${here}café`, {}),
    says: '"café" is not a good "slug"',
    advises: 'did you mean "cafe"?',
  },
  {
    name: 'a mail address without an at sign',
    file: 'data/offices.yaml',
    edit: office('mail', { email: `${here}nairobi.loom.example` }),
    says: '"nairobi.loom.example" is not a good "email"',
    advises: '"hello@pams.example"',
  },
  {
    name: 'a country code that is a name',
    file: 'data/offices.yaml',
    edit: office('code', { countryCode: `${here}Kenya` }),
    says: '"Kenya" is not a good "countryCode"',
    advises: 'two capital letters',
  },
  {
    name: 'a site address that ends with a slash',
    file: 'data/company.yaml',
    edit: swap('https://www.loom.example', `${here}https://www.loom.example/`),
    says: '"https://www.loom.example/" is not a good "siteUrl"',
    advises: 'without a slash at the end',
  },
  {
    name: 'a language without a country',
    file: 'data/company.yaml',
    edit: swap('locale: en-GB', `locale: ${here}english`),
    says: '"english" is not a good "locale"',
  },
  {
    name: 'an endpoint that is not encrypted',
    file: 'data/forms/newsletter.yaml',
    edit: swap('submit:', `endpoint: ${here}http://forms.example/news\nsubmit:`),
    says: '"http://forms.example/news" is not a good "endpoint"',
    advises: 'begins with "https://"',
  },
  {
    name: 'a word no browser knows',
    file: 'data/forms/contact.yaml',
    edit: swap('autocomplete: email', `autocomplete: ${here}mail`),
    says: '"mail" is not a good "autocomplete"',
  },
  {
    name: 'a page name without its colon',
    file: 'data/pages/contact.yaml',
    edit: swap("name: 'Contact: '", `name: ${here}Contact us`),
    says: '"Contact us" is not a good "name"',
    advises: 'a colon and a blank',
  },
];
