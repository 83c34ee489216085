import { render } from '@testing-library/react';
import { content } from '../../testing/content';
import { PostCard } from './PostCard';

const { entries } = content<{ entries: { author: string } }>('interface.yaml');
const words = { slug: 'one', title: 'Makola', category: 'Craft', date: '2026-10-06', excerpt: 'A day.' };
const post = { ...words, readTime: 6, read: null, body: null, sample: null };

it('shows the author of a post, if it has one', () => {
  const author = 'Muthoni';
  const credit = entries.author.replace('{author}', author);
  const { container, rerender } = render(<PostCard post={{ ...post, author }} />);
  const shown = container.textContent;
  expect(shown).toContain(credit);
  rerender(<PostCard post={{ ...post, author: null }} />);
  expect(container.textContent).toBe(shown.replace(credit, ''));
});
