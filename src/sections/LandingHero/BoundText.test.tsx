import { render } from '@testing-library/react';
import { content } from '../../testing/content';
import { BoundText } from './BoundText';

const { hero } = content<{ hero: { headline: string } }>('pages/index.yaml');

test('says the text as it is written', () => {
  const { container } = render(<BoundText text={hero.headline} />);
  expect(container).toHaveTextContent(hero.headline, { normalizeWhitespace: false });
});

test('binds a word of one letter to the next word, wherever it stands', () => {
  const { container } = render(<BoundText text="A film of a kente & a drum" />);
  const bound = Array.from(container.querySelectorAll('span'), (span) => span.textContent);
  expect(bound).toEqual(['A film', 'a kente', '& a drum']);
});
