import { render } from '@testing-library/react';
import { Picture } from './Picture';

const prepared = (name: string) => {
  const sources = [{ srcSet: `/${name}.avif 1440w`, type: 'image/avif' as const }];
  const images = { sources, fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 1440w` } };
  return { childImageSharp: { gatsbyImageData: { layout: 'constrained' as const, width: 1440, height: 810, images } } };
};
const image = { alt: 'Four weavers at their looms', file: prepared('wide'), portrait: prepared('tall') };

/** Returns the sources that browsers choose from, in order. */
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ media, type, srcset, sizes }) => [media, type, srcset, sizes]);

it.each([
  ['the portrait picture in every format', image, 'tall'],
  ['the landscape picture, if it has no portrait version,', { ...image, portrait: undefined }, 'wide'],
])('offers narrow windows %s before the landscape picture', (_, staged, name) => {
  const { container } = render(<Picture image={staged} sizes="100vw" portraitWhen="(max-width: 767px)" />);
  expect(sources(container)).toEqual([
    ['(max-width: 767px)', 'image/avif', `/${name}.avif 1440w`, 'calc(140vw - 190px)'],
    ['(max-width: 767px)', 'image/webp', `/${name}.webp 1440w`, 'calc(140vw - 190px)'],
    ['', 'image/avif', '/wide.avif 1440w', '100vw'],
  ]);
});
