import { render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const prepared = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 1440,
      height: 810,
      images: {
        sources: [{ srcSet: `/${name}.avif 1440w`, type: 'image/avif' as const }],
        fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 1440w` },
      },
    },
  },
});
const image = { alt: 'Four weavers at their looms', file: prepared('wide'), portrait: prepared('tall') };

it('is a plain picture with size, alternative text and lazy loading', () => {
  const { container } = render(<Picture image={image} sizes="50vw" />);
  const img = screen.getByRole('img', { name: image.alt });
  expect(img).toHaveAttribute('loading', 'lazy');
  expect(img).toHaveAttribute('width', '1440');
  expect(img).not.toHaveAttribute('srcset');
  expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw');
});

it('fetches the picture of the first screen at once and first', () => {
  render(<Picture image={image} sizes="100vw" eager />);
  const img = screen.getByRole('img');
  expect(img).toHaveAttribute('loading', 'eager');
  expect(img).toHaveAttribute('fetchpriority', 'high');
});

it('offers the portrait staging, in every format, before the landscape one', () => {
  const { container } = render(<Picture image={image} sizes="100vw" portraitWhen="(max-width: 767px)" />);
  const sources = [...container.querySelectorAll('source')].map(({ media, type, srcset }) => [media, type, srcset]);
  expect(sources).toEqual([
    ['(max-width: 767px)', 'image/avif', '/tall.avif 1440w'],
    ['(max-width: 767px)', 'image/webp', '/tall.webp 1440w'],
    ['', 'image/avif', '/wide.avif 1440w'],
  ]);
});

it('costs phones no more where there is no portrait staging', () => {
  const { file, alt } = image;
  const { container } = render(
    <Picture image={{ file, alt }} sizes="100vw" portraitWhen="(width < 9em)" portraitSizes="80vw" />,
  );
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset, sizes }) => [media, srcset, sizes]);
  expect(sources).toEqual([
    ['(width < 9em)', '/wide.avif 1440w', '80vw'],
    ['(width < 9em)', '/wide.webp 1440w', '80vw'],
    ['', '/wide.avif 1440w', '100vw'],
  ]);
});
