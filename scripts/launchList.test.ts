/** @jest-environment node */
import { loadContent } from '../plugins/gatsby-plugin-content';
import { launchList } from './launchList';

/** Returns the lines of the launch list for a file with this text. */
const said = async (file: string, text: string): Promise<string[]> => {
  const list = await launchList(loadContent(process.cwd(), new Map([[file, text]])));
  return list.flatMap(([title, items]) =>
    items.filter((item) => item.file === `data/${file}`).map(({ line, message }) => `${title}: ${line} ${message}`),
  );
};

it.each([
  ['films.yaml', '- slug: makola\n  sample: true\n', 'Sample copy: 2 Film "makola": confirm it and remove this line'],
  [
    'company.yaml',
    'siteUrl: https://www.pams.example\n',
    'Reserved domains: 1 "www.pams.example" in "siteUrl" is a sample address; write the real one',
  ],
  [
    'offices.yaml',
    "- slug: accra\n  phone: '+233 30 000 0001'\n",
    'Fictitious telephone numbers: 2 "+233 30 000 0001" is a sample number; write the real one',
  ],
  [
    'navigation.yaml',
    'legal:\n  - label: Terms\n',
    'Links and buttons without a destination: 2 "Terms" has no "to"; write its address, or remove the entry',
  ],
  [
    'forms/contact.yaml',
    'key: contact\n',
    'Forms that send nothing: 1 Form "contact" sends nothing; add "endpoint" or "netlify: true" (docs/forms.md)',
  ],
  [
    'news.yaml',
    "- slug: new\n  date: '2099-01-01'\n",
    'News and posts in the future: 2 "date" is 2099-01-01, in the future; correct it, or publish on that day',
  ],
  [
    'awards.yaml',
    "- slug: sdea\n  closes: '2020-03-31'\n",
    'Dates in the past: 2 "closes" was 2020-03-31; write the next date',
  ],
])('lists an open task in %s', (file, text, line) => expect(said(file, text)).resolves.toEqual([line]));

it.each([
  ['company.yaml', 'siteUrl: https://www.example-films.com\nphone: +233 30 123 4567\n'],
  ['forms/contact.yaml', 'key: contact\nendpoint: https://forms.pams.africa/a\n'],
  ['forms/newsletter.yaml', 'key: newsletter\nnetlify: true\n'],
  ['awards.yaml', "- slug: sdea\n  closes: '2999-03-31'\n"],
  ['news.yaml', "- slug: new\n  date: '2020-03-31'\n"],
])('lists nothing for finished content in %s', (file, text) => expect(said(file, text)).resolves.toEqual([]));
