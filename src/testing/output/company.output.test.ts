import { content } from '../content';
import { type Entry, expectInOrder, figure, main } from './expectations';
import { builtPage, text } from './pages';

// What the specification counts and names about the company; the words themselves come from the YAML that editors change.

it('about: vision, mission, five values, the founder, four offices, the year of foundation', () => {
  const page = content<{
    vision: { statement: string };
    mission: { statement: string };
    valueList: Array<{ title: string }>;
    founder: { content: string; name: string };
  }>('pages/about.yaml');
  expect(page.valueList.map(({ title }) => title)).toEqual([
    'Innovation',
    'Excellence',
    'Integrity',
    'Collaboration',
    'Social Impact',
  ]);
  const offices = content<Array<{ city: string }>>('offices.yaml').map(({ city }) => city);
  expect(offices).toEqual(['Accra', 'Lagos', 'Johannesburg', 'Nairobi']);
  expectInOrder('/about', [
    page.vision.statement,
    page.mission.statement,
    ...page.valueList.map(({ title }) => title),
    page.founder.content,
    page.founder.name,
    ...offices,
    figure('founded').value,
  ]);
});

it('contact: hours, reply time, four offices, the map panel', () => {
  expectInOrder('/contact', [figure('business-hours').value]);
  expect(main('/contact')).toContain(figure('reply-time').value);
  expect(main('/contact')).toMatch(/coming soon/i);
  const $ = builtPage('/contact');
  for (const office of content<Array<Record<'slug' | 'country' | 'city' | 'address' | 'phone' | 'email', string>>>(
    'offices.yaml',
  )) {
    const card = text($(`#${office.slug}`).text());
    for (const part of [office.country, office.city, office.address, office.phone, office.email]) {
      expect(card).toContain(part);
    }
  }
});

it('work with us: four partnership types and the reasons with their figures', () => {
  const types = content<Entry[]>('partnerships.yaml');
  expect(types).toHaveLength(4);
  expectInOrder(
    '/work-with-us',
    types.map(({ title }) => title),
  );
  const { reasonList } = content<{ reasonList: Array<{ figure: string; description: string }> }>(
    'pages/work-with-us.yaml',
  );
  for (const reason of reasonList) {
    expectInOrder('/work-with-us', [figure(reason.figure).value, reason.description]);
  }
});
