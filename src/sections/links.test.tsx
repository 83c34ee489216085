import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { content } from '../testing/content';
import { fixture } from '../testing/fixture';
import { FeaturedSeries } from './films/FeaturedSeries/FeaturedSeries';
import { FilmLine } from './films/FilmLine/FilmLine';
import { NewsPaper } from './media-hub/NewsPaper/NewsPaper';
import { Posts } from './media-hub/Posts/Posts';
import { Shows } from './media-hub/Shows/Shows';

const { entries } = content<{ entries: Record<'listen' | 'watch', string> }>('interface.yaml');
const podcast = fixture<Queries.ShowFragment>('Podcast');
const film = fixture<Queries.FilmLineFragment>('Film');
const series = fixture<Queries.FeaturedSeriesFragment>('Series');
const news = fixture<Queries.NewsPaperFragment>('NewsItem');
const post = fixture<Queries.PostFragment>('Post');
const named = (label: string) => label.replace('{title}', 'title');

it.each<[what: string, name: string, card: (to: string | null) => ReactElement]>([
  ['a podcast', named(entries.listen), (listen) => <Shows heading={podcast} podcasts={[{ ...podcast, listen }]} />],
  ['a film', named(entries.watch), (watch) => <FilmLine films={[{ ...film, watch }]} />],
  ['a series', named(entries.watch), (watch) => <FeaturedSeries series={{ ...series, watch }} />],
  ['news', 'title', (read) => <NewsPaper next={[]} news={[{ ...news, read }]} />],
  ['a post', 'title', (read) => <Posts next={[]} posts={[{ ...post, read }]} />],
])('%s has a link only if it has an address', (_, name, card) => {
  const address = 'https://elsewhere.example/makola';
  const { rerender } = render(card(address));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  rerender(card(null));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
