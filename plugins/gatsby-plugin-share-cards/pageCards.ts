import type { CreateNodeArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { addChildFile, contentTypes } from '../gatsby-plugin-content';
import { drawCard } from './card';
import { DisplayFont } from './displayFont';
import type { CardOptions } from './options';

const pageTypes = Object.entries(contentTypes).flatMap(([file, { type }]) => (file.startsWith('pages/') ? type : []));

/** What a card needs of a page's YAML. Under `gatsby develop` the headline may be missing. */
type PageNode = { path: string; name: string; colourway: string; hero?: { headline?: string } | null };

let font: DisplayFont | undefined;

/**
 * Draws the share card of a page, for `onCreateNode`. A page whose colourway has no background, or whose words the display face
 * lacks, gets no card and is shared with the company's picture.
 */
export async function addPageCard(args: CreateNodeArgs, options: CardOptions): Promise<void> {
  const { node, reporter } = args;
  if (!pageTypes.includes(node.internal.type)) return;
  const { path, name, colourway, hero } = node as unknown as PageNode;
  const headline = hero?.headline;
  if (!headline?.trim()) return;
  font ??= new DisplayFont(options.fonts);
  const shown = options.nameOf({ path, name, headline });
  if (!font.has(`${headline} ${shown ?? ''}`)) {
    reporter.warn(`${path} has no share card of its own: the display face lacks a letter of “${headline}”`);
    return;
  }
  const buffer = await drawCard({ headline, name: shown, colourway }, font, options.colours);
  const file = `card-${path === '/' ? 'home' : path.slice(1)}`;
  if (buffer) await addChildFile(args, 'card', { buffer, name: file, ext: '.png' });
}

const field = `{
  "The share card, 1200 × 630 pixels, drawn from headline and colourway. Nothing where the page has none of its own."
  card: File @link(from: "fields.card")
}`;

/** Gives every page the field `card`, for `createSchemaCustomization`. It is computed, so it is not in data/schema.graphql. */
export function addCardField({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  const types = pageTypes.map((type) => `type ${type} implements Node & Page @dontInfer ${field}`);
  actions.createTypes([`interface Page implements Node ${field}`, ...types].join('\n'));
}
