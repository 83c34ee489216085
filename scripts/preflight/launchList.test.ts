/** @jest-environment node */
import { loadContent } from '../../plugins/gatsby-plugin-content';
import { contentOptions } from '../../src/content/options';
import { launchList } from './launchList';

/** A file of `data/`, and a text that is looked at in its place. */
type Draft = readonly [file: string, text: string];

const groupsWith = (...drafts: readonly Draft[]) =>
  launchList(loadContent(process.cwd(), contentOptions, new Map(drafts)));

/** What one group holds, each with its place in the file. */
const items = (title: string, ...drafts: readonly Draft[]): string[] =>
  groupsWith(...drafts).flatMap((group) =>
    group.title === title ? group.items.map(({ file, line, message }) => `${file}:${line} ${message}`) : [],
  );

const titles = {
  samples: 'Sample copy',
  domains: 'Reserved domains',
  phones: 'Fictitious telephone numbers',
  placeholders: 'Links and buttons without a destination',
  endpoints: 'Forms that send nothing',
  pictures: 'Entries without a picture',
  days: 'Days that have passed',
  disagreements: 'Statements that disagree, kept until the company decides',
};

describe('what is left before the site goes live', () => {
  it.each<[title: string, draft: Draft, said: string]>([
    [
      titles.samples,
      ['films.yaml', '- slug: makola\n  sample: true\n'],
      'data/films.yaml:2 Film "makola": confirm it and remove this line',
    ],
    [
      titles.phones,
      ['offices.yaml', "- slug: accra\n  phone: '+233 30 000 0001'\n"],
      'data/offices.yaml:2 "+233 30 000 0001"',
    ],
    [
      titles.endpoints,
      ['forms/contact.yaml', 'key: contact\n'],
      'data/forms/contact.yaml:1 Form "contact" has no "endpoint": nothing is sent',
    ],
    [
      titles.domains,
      ['company.yaml', 'siteUrl: https://www.example.com\n'],
      'data/company.yaml:1 "www.example.com" in "siteUrl"',
    ],
    [
      titles.placeholders,
      ['navigation.yaml', 'legal:\n  - label: Press room\n'],
      'data/navigation.yaml:2 "Press room" has no "to"',
    ],
    [
      titles.pictures,
      ['films.yaml', '- slug: makola\n'],
      'data/films.yaml:1 Film "makola" has no "image": a cloth is woven in its place',
    ],
  ])('lists %s', (title, draft, said) => {
    expect(items(title, draft)).toContain(said);
  });

  it('knows the reserved domains of RFC 2606 and RFC 6761', () => {
    const address = (host: string) => ['company.yaml', `siteUrl: https://${host}\n`] as const;
    expect(items(titles.domains, address('www.example.com')).join()).toContain('siteUrl');
    expect(items(titles.domains, address('www.example-films.com')).join()).not.toContain('siteUrl');
  });

  it('lists a day that has passed, and lets it stay', () => {
    const passed = ['awards.yaml', "- slug: sdea\n  closes: '2020-03-31'\n"] as const;
    expect(items(titles.days, passed).join()).toContain('"closes" has passed: 2020-03-31');
    expect(groupsWith(passed).find(({ title }) => title === titles.days)?.kept).toBe(true);
  });

  it('keeps the statements that disagree, and takes none of them for an error', () => {
    const figure = ['figures.yaml', "- key: flagship-awards\n  value: '0'\n"] as const;
    const group = groupsWith(figure, ['awards.yaml', '- slug: one\n']).find(
      ({ title }) => title === titles.disagreements,
    );
    expect(group?.kept).toBe(true);
    expect(group?.items.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/"flagship-awards" is 0, .* 1$/),
    );
  });

  it('lists counts and values that are no longer those of the specification', () => {
    const departures = 'Counts and values other than the specification’s';
    expect(items(departures, ['news.yaml', '[]\n'])).toContain(
      'data/news.yaml:1 News items: 0, in the specification 6',
    );
    const figures = ['figures.yaml', "- key: students\n  value: '600+'\n"] as const;
    expect(items(departures, figures)).toContain(
      'data/figures.yaml:2 Figure "students": "600+", in the specification "500+"',
    );
    const form = ['forms/newsletter.yaml', 'inputs:\n  - name: email\n  - name: name\n'] as const;
    expect(items(departures, form)).toContain(
      'data/forms/newsletter.yaml:2 Fields of the newsletter form: ["email","name"], in the specification ["email"]',
    );
    const found = groupsWith(figures).find(({ title }) => title === departures);
    expect(found?.kept).toBe(true);
  });

  it.each([
    ['lists a form that Netlify does not take', 'netlify: false', true],
    ['says no more of a form that has an endpoint', 'endpoint: https://forms.pams.africa/a', false],
  ])('%s', (_, field, listed) => {
    const form = ['forms/contact.yaml', `key: contact\n${field}\n`] as const;
    expect(items(titles.endpoints, form).join().includes('"contact"')).toBe(listed);
  });
});
