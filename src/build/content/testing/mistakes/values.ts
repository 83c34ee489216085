import { figure, film, office, post } from '../entries';
import { here, type Mistake, swap } from '../mistake';

/** Values of the wrong type, and texts that YAML takes for something else. */
export const values: readonly Mistake[] = [
  {
    name: 'words for a whole number',
    file: 'data/films.yaml',
    edit: film('number', { duration: `${here}ninety` }),
    says: '"ninety" in "duration" is not a whole number',
  },
  {
    name: 'a fraction for a whole number',
    file: 'data/films.yaml',
    edit: film('fraction', { duration: `${here}90.5` }),
    says: '"90.5" in "duration" is not a whole number',
  },
  {
    name: 'a number in quotation marks',
    file: 'data/films.yaml',
    edit: film('quoted-number', { year: `${here}'2020'` }),
    says: '"year" is in quotation marks',
    advises: 'write 2020',
  },
  {
    name: 'a decimal comma',
    file: 'data/company.yaml',
    edit: swap('latitude: 5.6', `latitude: ${here}5,6`),
    says: '"5,6" in "latitude" is not a number',
  },
  {
    name: 'yes for true',
    file: 'data/offices.yaml',
    edit: office('truth', { headquarters: `${here}no` }),
    says: '"no" in "headquarters" is not true or false',
    advises: 'write false',
  },
  {
    name: 'a capital in true',
    file: 'data/awards.yaml',
    edit: swap('featured: true', `featured: ${here}True`),
    says: '"True" in "featured" is not true or false',
    advises: 'write true',
  },
  {
    name: 'a value outside a closed set',
    file: 'data/pages/about.yaml',
    edit: swap('tone: kola', `tone: ${here}cola`),
    says: '"cola" is not a value of "tone"',
    advises: 'expected "clear", "night", "kola", "gold" or "paper"; did you mean "kola"?',
  },
  {
    name: 'a day the calendar does not have',
    file: 'data/posts.yaml',
    edit: post('leap', { date: `${here}'2026-02-30'` }),
    says: '"2026-02-30" is not a day of the calendar',
    advises: '"2026-10-14"',
  },
  {
    name: 'a date written the other way round',
    file: 'data/posts.yaml',
    edit: post('british', { date: `${here}'14/10/2026'` }),
    says: '"14/10/2026" is not a day of the calendar',
  },
  {
    name: 'a date without quotation marks',
    file: 'data/posts.yaml',
    edit: post('bare', { date: `${here}2026-10-14` }),
    says: '"date" is not in quotation marks and would be read as a moment in time',
    advises: 'put it in quotation marks: "2026-10-14"',
  },
  {
    name: 'a telephone number without quotation marks',
    file: 'data/offices.yaml',
    edit: office('bare-phone', { phone: `${here}+254 20 000 0003` }),
    says: '"phone" is not in quotation marks',
    advises: 'write "+254 20 000 0003"',
  },
  {
    name: 'a telephone number of digits alone without quotation marks',
    file: 'data/offices.yaml',
    edit: office('digits', { phone: `${here}254200000003` }),
    says: '"phone" is not in quotation marks and would be read as a number',
  },
  {
    name: 'a telephone number with letters',
    file: 'data/offices.yaml',
    edit: office('letters', { phone: `${here}'+254 CALL LOOM'` }),
    says: '"+254 CALL LOOM" is not a good "phone"',
    advises: 'country code',
  },
  {
    name: 'a version without quotation marks',
    file: 'data/figures.yaml',
    edit: figure('version', { value: `${here}1.10` }),
    says: '"value" is not in quotation marks and would be read as a number',
    advises: '"1.10"',
  },
  {
    name: 'a yes that is a word',
    file: 'data/figures.yaml',
    edit: figure('consent', { value: `${here}Yes` }),
    says: 'would be read as true or false',
  },
  {
    name: 'a null that is a word',
    file: 'data/figures.yaml',
    edit: figure('nothing', { value: `${here}~` }),
    says: 'would be read as nothing at all',
  },
  {
    name: 'a time of day without quotation marks',
    file: 'data/figures.yaml',
    edit: figure('noon', { value: `${here}12:30` }),
    says: 'would be read as a number of seconds',
  },
  {
    name: 'a number with a zero before it',
    file: 'data/figures.yaml',
    edit: figure('octal', { value: `${here}007` }),
    says: 'would be read as a number with the base 8',
  },
];
