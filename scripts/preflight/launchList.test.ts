/** @jest-environment node */
import { launchList } from './launchList';
import { before, type Edit, set, site, textOf, withEdit, write } from '../../plugins/gatsby-plugin-content/check/testing/edit';

/** What one group holds, each with its place in the file. */
const items = (title: string, edit?: Edit): string[] =>
  launchList(edit ? withEdit(edit) : site).flatMap((group) =>
    group.title === title ? group.items.map(({ file, line, message }) => `${file}:${line} ${message}`) : [],
  );

/** What an edit adds to a group. */
const added = (title: string, edit: Edit): string[] => {
  const known = new Set(items(title).map((item) => item.replace(/:\d+ /, ' ')));
  return items(title, edit).filter((item) => !known.has(item.replace(/:\d+ /, ' ')));
};

/** The line on which a field first stands in a file. */
const lineOf = (name: string, field: string): number =>
  textOf(name)
    .split('\n')
    .findIndex((text) => text.trimStart().startsWith(field)) + 1;

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
  it.each<[title: string, edit: Edit, said: string]>([
    [
      titles.samples,
      before('navigation.yaml', ['links'], ''),
      `data/films.yaml:${lineOf('films.yaml', 'sample:')} Film "makola": confirm it and remove this line`,
    ],
    [titles.phones, before('navigation.yaml', ['links'], ''), 'data/offices.yaml:8 "+233 30 000 0001"'],
    [
      titles.endpoints,
      before('navigation.yaml', ['links'], ''),
      'data/forms/contact.yaml:4 Form "contact" has no "endpoint": nothing is sent',
    ],
  ])('lists %s', (title, edit, said) => {
    expect(items(title, edit)).toContain(said);
  });

  it('knows the reserved domains of RFC 2606 and RFC 6761', () => {
    const address = (host: string) => set('company.yaml', ['siteUrl'], `https://${host}`);
    expect(items(titles.domains, address('www.example.com'))).toContain(
      'data/company.yaml:8 "www.example.com" in "siteUrl"',
    );
    expect(items(titles.domains, address('www.example-films.com')).join()).not.toContain('siteUrl');
  });

  it('lists links without a destination, and pictures that a cloth stands in for', () => {
    const social = set('navigation.yaml', ['columns', 0, 'links', 0], 'label: Press room');
    expect(added(titles.placeholders, social)).toEqual([expect.stringContaining('"Press room" has no "to"')]);
    const film = {
      name: 'films.yaml',
      text: textOf('films.yaml').replace(/ {2}image:\n {4}file: .*\n {4}alt: .*\n/, ''),
    };
    expect(added(titles.pictures, film)).toEqual([expect.stringContaining('Film "makola" has no "image"')]);
  });

  it('lists a day that has passed, and lets it stay', () => {
    const passed = set('awards.yaml', [0, 'closes'], "'2020-03-31'");
    expect(added(titles.days, passed)).toEqual([expect.stringContaining('"closes" has passed: 2020-03-31')]);
    expect(launchList(withEdit(passed)).find(({ title }) => title === titles.days)?.kept).toBe(true);
  });

  it('keeps the statements that disagree, and takes none of them for an error', () => {
    const group = launchList(site).find(({ title }) => title === titles.disagreements);
    expect(group?.kept).toBe(true);
    expect(group?.items.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/"flagship-awards" is 5, .* 6/),
    );
  });

  it('lists counts and values that are no longer those of the specification', () => {
    const departures = 'Counts and values other than the specification’s';
    expect(items(departures, write('news.yaml', '[]\n'))).toContain(
      'data/news.yaml:1 News items: 0, in the specification 6',
    );
    const figures = write('figures.yaml', "- key: students\n  value: '600+'\n");
    expect(items(departures, figures)).toContain(
      'data/figures.yaml:2 Figure "students": "600+", in the specification "500+"',
    );
    const form = write('forms/newsletter.yaml', 'inputs:\n  - name: email\n  - name: name\n');
    expect(items(departures, form)).toContain(
      'data/forms/newsletter.yaml:2 Fields of the newsletter form: ["email","name"], in the specification ["email"]',
    );
    const found = launchList(withEdit(figures)).find(({ title }) => title === departures);
    expect(found?.kept).toBe(true);
  });

  it('lists a form that Netlify does not take', () => {
    const form = before('forms/contact.yaml', ['submit'], 'netlify: false\n');
    expect(items(titles.endpoints, form).join()).toContain('"contact"');
  });

  it('says no more of a form that has an endpoint', () => {
    const form = before('forms/contact.yaml', ['submit'], 'endpoint: https://forms.pams.africa/a\n');
    expect(items(titles.endpoints, form).join()).not.toContain('"contact"');
  });
});
