import { render, screen, within } from '@testing-library/react';
import { content } from '../../testing/content';
import { AwardWall } from './AwardWall';

type Entry = Omit<Queries.AwardWallFragment, 'picture' | 'ages'> & { image: { alt: string }; ages?: string };

const figures = content<{ key: string; value: string }[]>('figures.yaml');
const words = content<Queries.AwardWallWordsFragment>('pages/awards.yaml');
const entries = content<Entry[]>('awards.yaml');
const awards = entries.map(({ image, ages, ...award }) => ({
  ...award,
  ages: figures.find(({ key }) => key === ages) ?? null,
  picture: { alt: image.alt, file: { childImageSharp: null } },
}));

test('every award stands with its acronym, name and categories, and can be linked to', () => {
  render(<AwardWall awards={awards} words={words} />);
  const wall = screen.getAllByRole('article');
  expect(wall.map(({ id }) => id)).toEqual(entries.map(({ slug }) => slug));
  awards.forEach(({ acronym, title, categories }, index) => {
    const award = within(wall[index] ?? document.body);
    expect(award.getByRole('heading', { level: 2, name: `${acronym} ${title}` })).toBeInTheDocument();
    const list = award.getByRole('list', { name: words.categories });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(categories);
  });
});

test('an age range stands on the awards that have one, and on no other', () => {
  render(<AwardWall awards={awards} words={words} />);
  const limited = awards.filter(({ ages }) => ages);
  expect(limited.length).toBeGreaterThan(0);
  expect(screen.getAllByText(words.ageNote, { exact: false })).toHaveLength(limited.length);
  limited.forEach(({ ages }) => expect(screen.getByText(ages?.value ?? '')).toBeInTheDocument());
});
