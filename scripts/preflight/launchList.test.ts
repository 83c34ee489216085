/** @jest-environment node */
import { launchList } from './launchList';
import { before, type Edit, set, site, withEdit, write } from '../../plugins/gatsby-plugin-content/check/testing/edit';

/** What one group holds, each with its place in the file. */
const items = (title: string, edit?: Edit): string[] =>
  launchList(edit ? withEdit(edit) : site).flatMap((group) =>
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
  it.each<[title: string, edit: Edit, said: string]>([
    [
      titles.samples,
      write('films.yaml', '- slug: makola\n  sample: true\n'),
      'data/films.yaml:2 Film "makola": confirm it and remove this line',
    ],
    [
      titles.phones,
      write('offices.yaml', "- slug: accra\n  phone: '+233 30 000 0001'\n"),
      'data/offices.yaml:2 "+233 30 000 0001"',
    ],
    [
      titles.endpoints,
      write('forms/contact.yaml', 'key: contact\n'),
      'data/forms/contact.yaml:1 Form "contact" has no "endpoint": nothing is sent',
    ],
    [
      titles.domains,
      write('company.yaml', 'siteUrl: https://www.example.com\n'),
      'data/company.yaml:1 "www.example.com" in "siteUrl"',
    ],
    [
      titles.placeholders,
      write('navigation.yaml', 'legal:\n  - label: Press room\n'),
      'data/navigation.yaml:2 "Press room" has no "to"',
    ],
    [
      titles.pictures,
      write('films.yaml', '- slug: makola\n'),
      'data/films.yaml:1 Film "makola" has no "image": a cloth is woven in its place',
    ],
  ])('lists %s', (title, edit, said) => {
    expect(items(title, edit)).toContain(said);
  });

  it('knows the reserved domains of RFC 2606 and RFC 6761', () => {
    const address = (host: string) => set('company.yaml', ['siteUrl'], `https://${host}`);
    expect(items(titles.domains, address('www.example.com')).join()).toContain('siteUrl');
    expect(items(titles.domains, address('www.example-films.com')).join()).not.toContain('siteUrl');
  });

  it('lists a day that has passed, and lets it stay', () => {
    const passed = write('awards.yaml', "- slug: sdea\n  closes: '2020-03-31'\n");
    expect(items(titles.days, passed).join()).toContain('"closes" has passed: 2020-03-31');
    expect(launchList(withEdit(passed)).find(({ title }) => title === titles.days)?.kept).toBe(true);
  });

  it('keeps the statements that disagree, and takes none of them for an error', () => {
    const figure = write('figures.yaml', "- key: flagship-awards\n  value: '0'\n");
    const group = launchList(withEdit(figure)).find(({ title }) => title === titles.disagreements);
    expect(group?.kept).toBe(true);
    expect(group?.items.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/"flagship-awards" is 0, .* \d+/),
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
