import { content } from '../content';
import { type Entry, expectInOrder, figure } from './expectations';
import { builtPage, text } from './pages';

// What the specification counts and names on the landing page; the words themselves come from the YAML that editors change.

describe('landing page', () => {
  const page = content<{ figures: string[]; introduction: { title: string; action: { label: string; to: string } } }>(
    'pages/index.yaml',
  );
  const $ = builtPage('/');

  it('has its sections in order', () => {
    const ids = $('main [id]').map((_, element) => $(element).attr('id'));
    const sections = ['home', 'about', 'services', 'awards', 'films', 'academy', 'media', 'contact'];
    expect(ids.get().filter((id) => sections.includes(id))).toEqual(sections);
  });

  it('shows three stat cards: 18+, 5 and 4', () => {
    expect(page.figures).toHaveLength(3);
    const cards = $('#home dl > div').map((_, card) => `${$('dd', card).text()} ${$('dt', card).text()}`);
    expect(cards.get()).toEqual(page.figures.map((key) => `${figure(key).value} ${figure(key).label}`));
    expect(page.figures.map((key) => figure(key).value)).toEqual(['18+', '5', '4']);
  });

  it('leads from the introduction to the about page', () => {
    const link = $('#about a');
    expect(text(link.first().text())).toBe(page.introduction.action.label);
    expect(link.attr('href')).toBe('/about');
    expect($('#about img')).toHaveLength(1);
  });

  it('features five awards, eight services and every film', () => {
    const awards = content<Array<Entry & { acronym: string; featured: boolean }>>('awards.yaml');
    expect($('#awards li')).toHaveLength(5);
    expectInOrder(
      '/',
      awards.filter(({ featured }) => featured).map(({ acronym }) => acronym),
    );
    expect($('#services li')).toHaveLength(8);
    // The reel ends with the twelfth.
    expect($('#films li')).toHaveLength(Math.min(content<Entry[]>('films.yaml').length, 12));
  });

  it('counts podcast episodes as the landing page has them: 24, 18, 16, 20, 15', () => {
    const podcasts = content<Array<Entry & { episodesOnLanding: number }>>('podcasts.yaml');
    expect(podcasts.map(({ episodesOnLanding }) => episodesOnLanding)).toEqual([24, 18, 16, 20, 15]);
    const media = text($('#media').text());
    for (const { title, episodesOnLanding } of podcasts) {
      expect(media.replaceAll(' ', '')).toContain(`${title}${episodesOnLanding}`.replaceAll(' ', ''));
    }
  });
});
