import { render, screen, within } from '@testing-library/react';
import { content } from '../../testing/content';
import { PodcastList } from './PodcastList';

type Podcast = Omit<Queries.PodcastListFragment, 'picture'> & { episodesOnLanding: number };

const podcasts = content<Podcast[]>('podcasts.yaml').map((podcast) => ({
  ...podcast,
  picture: { alt: '', file: { childImageSharp: null } },
}));
const { units } = content<{ units: { episodes: string } }>('interface.yaml');

test('gives every show its own count of episodes, drawn and in figures', () => {
  render(<PodcastList id="podcasts" heading={{ title: 'Shows' }} podcasts={podcasts} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(podcasts.length);

  podcasts.forEach(({ slug, title, episodes }, index) => {
    const row = rows[index] ?? document.body;
    expect(row).toHaveAttribute('id', slug);
    expect(within(row).getByRole('heading', { name: title })).toBeInTheDocument();
    expect(row).toHaveTextContent(`${episodes} ${units.episodes}`);
    expect(row.querySelector('svg path')?.getAttribute('d')?.match(/M/g)).toHaveLength(episodes);
  });
});
