import type { CreateNodeArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { cardName } from '../../lib/cardName';
import { contentTypes } from '../schema/contentTypes';
import { drawCard } from './card';
import { displayLettering, type Lettering } from './lettering';
import { sceneOf } from './scenes';

/** The types of the pages, each of them a `Page`. */
const pageTypes = Object.entries(contentTypes)
  .filter(([file]) => file.startsWith('pages/'))
  .map(([, { type }]) => type);

/** What a card needs of a page, as its YAML has it; while `gatsby develop` waits for a fault to be mended, it may lack anything. */
interface PageNode {
  readonly path: string;
  readonly name: string;
  readonly colourway: string;
  readonly hero?: { readonly headline?: string } | null;
}

/** The field of a page's node that holds the id of its card. */
const field = 'card';

let lettering: Lettering | undefined;

/**
 * Draws the share card of a page and hangs it on the page's YAML file, where a warm build finds it again: Gatsby does not
 * call `onCreateNode` for a page that has not changed. To be called from `onCreateNode` with its arguments.
 *
 * A page without a scene, and one whose words the display face does not draw, are shared with the company's picture.
 */
export async function drawPageCard({ node, actions, createNodeId, getCache, reporter }: CreateNodeArgs): Promise<void> {
  if (!pageTypes.includes(node.internal.type)) return;
  const { path, name, colourway, hero } = node as unknown as PageNode;
  const scene = sceneOf(colourway);
  const headline = hero?.headline;
  if (!scene || !headline?.trim()) return;
  lettering ??= displayLettering(process.cwd());
  const words = { headline, name: cardName({ path, name, headline }) };
  if (!lettering.draws(`${headline} ${words.name ?? ''}`)) {
    reporter.warn(`${path} has no share card of its own: the display face lacks a letter of “${headline}”`);
    return;
  }
  const file = await createFileNodeFromBuffer({
    buffer: await drawCard(words, scene, lettering),
    ext: '.png',
    name: `card-${path === '/' ? 'home' : path.slice(1)}`,
    getCache,
    createNode: actions.createNode,
    createNodeId,
    ...(node.parent && { parentNodeId: node.parent }),
  });
  actions.createNodeField({ node, name: field, value: file.id });
}

const description =
  'The share card, 1200 × 630 pixels, drawn from headline and colourway. Nothing where the page has none of its own.';

/** Gives every page the field `card`. It is computed, and so does not stand in the content contract. */
export function describePageCards({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  const fields = `{ "${description}" ${field}: File }`;
  actions.createTypes(
    [
      `interface Page implements Node ${fields}`,
      ...pageTypes.map((type) => `type ${type} implements Node & Page @dontInfer ${fields}`),
    ].join('\n'),
  );
}

/** The part of a resolver's context that is used here. */
interface Context {
  readonly nodeModel: { getNodeById(query: { id: string; type: string }): unknown };
}

/** Finds the card of a page. To be handed to `createResolvers`. */
export const cardResolvers = Object.fromEntries(
  pageTypes.map((type) => [
    type,
    {
      [field]: {
        resolve: ({ fields }: { fields?: { card?: string } }, _args: unknown, { nodeModel }: Context): unknown =>
          fields?.card === undefined ? null : nodeModel.getNodeById({ id: fields.card, type: 'File' }),
      },
    },
  ]),
);
