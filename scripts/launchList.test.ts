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

const reserved = 'siteUrl: https://www.pams.example\n';
const soon = "- slug: new\n  date: '2099-01-01'\n";
const past = "- slug: sdea\n  closes: '2020-03-31'\n";
it.each([
  ['films.yaml', '- slug: makola\n  sample: true\n', 'Sample copy: 2 film "makola": confirm it and remove this line'],
  ['company.yaml', reserved, 'Reserved domains: 1 "www.pams.example" in "siteUrl" is a sample'],
  ['offices.yaml', "- phone: '+233 30 000 0001'\n", 'Fictitious telephone numbers: 1 "+233 30 000 0001" is a sample'],
  ['navigation.yaml', 'legal:\n  - label: Terms\n', 'Links and buttons without a destination: 2 "Terms" has no "to"'],
  ['forms/contact.yaml', 'key: contact\n', 'Forms that send nothing: 1 form "contact" sends nothing; add "endpoint"'],
  ['news.yaml', soon, 'News and posts in the future: 2 "date" is 2099-01-01, in the future; correct it'],
  ['awards.yaml', past, 'Dates in the past: 2 "closes" was 2020-03-31; write the next date'],
])('lists an open task in %s', async (file, text, line) =>
  expect(await said(file, text)).toEqual([expect.stringContaining(line)]),
);

it.each([
  ['company.yaml', 'siteUrl: https://www.example-films.com\nphone: +233 30 123 4567\n'],
  ['forms/contact.yaml', 'key: contact\nendpoint: https://forms.pams.africa/a\n'],
  ['forms/newsletter.yaml', 'key: newsletter\nnetlify: true\n'],
  ['awards.yaml', "- slug: sdea\n  closes: '2999-03-31'\n"],
  ['news.yaml', "- slug: new\n  date: '2020-03-31'\n"],
  ['services.yaml', '- slug: events\n  description: It is free for a year.\n'],
])('lists nothing for finished content in %s', (file, text) => expect(said(file, text)).resolves.toEqual([]));

it('lists the sentences of sample copy that promise a price or a time', async () => {
  const lines = await said(
    'awards.yaml',
    '- sample: true\n  description: Come in. You pay within two days. Seats are free.\n',
  );
  expect(lines).toContainEqual('Promises in sample copy: 2 confirm: You pay within two days. Seats are free.');
});
