import { render, screen, within } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { content } from '../../testing/content';
import { ServiceBlocks } from './ServiceBlocks';

type Service = {
  slug: string;
  title: string;
  lead: string;
  description: string;
  features: string[];
  caption?: string;
  image?: { alt: string };
};

const { index } = content<{ index: string }>('pages/services.yaml');
const yaml = content<Service[]>('services.yaml');
const gatsbyImageData: IGatsbyImageData = {
  layout: 'constrained',
  width: 12,
  height: 5,
  images: { fallback: { src: '/still.webp' }, sources: [] },
};
const services = yaml.map(({ image, caption = null, ...service }) => ({
  ...service,
  caption,
  image: image ? { alt: image.alt, file: { childImageSharp: { gatsbyImageData } } } : null,
  strip: { publicURL: `/static/${service.slug}.svg` },
}));

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  render(<ServiceBlocks page={{ index }} services={services} />);
});

test('gives every service a block at its own address, in order, with all it offers', () => {
  const blocks = screen.getAllByRole('article');
  expect(blocks.map(({ id }) => id)).toEqual(yaml.map(({ slug }) => slug));
  blocks.forEach((block, at) => {
    const service = yaml[at];
    expect(within(block).getByRole('heading', { level: 2, name: service?.title })).toBeInTheDocument();
    expect(block).toHaveTextContent(String(service?.lead));
    expect(block).toHaveTextContent(String(service?.description));
    expect(
      within(block)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(service?.features);
  });
});

test('shows a still with its caption where YAML names one, and only there', () => {
  const pictured = yaml.filter(({ image }) => image);
  expect(pictured.length).toBeGreaterThan(0);
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(pictured.length);
  figures.forEach((figure, at) => {
    expect(within(figure).getByRole('img', { name: pictured[at]?.image?.alt })).toBeInTheDocument();
    expect(figure).toHaveTextContent(String(pictured[at]?.caption));
  });
});

test('gives each block the cloth of its own title, and keeps it from being read aloud', () => {
  const strips = screen.getAllByRole('article').map((block) => block.querySelector('[aria-hidden] img'));
  expect(strips.map((strip) => strip?.getAttribute('src'))).toEqual(yaml.map(({ slug }) => `/static/${slug}.svg`));
});
