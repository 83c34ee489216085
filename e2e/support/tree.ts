import type { Page } from '@playwright/test';

/** A node of the browser's accessibility tree: what a screen reader has to say about a part of the page. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** Said after the name: a field's hint. */
  readonly description: string;
  readonly level: number | undefined;
  readonly required: boolean;
  readonly children: Heard[];
}

/** Boxes that screen readers pass over, and the pieces a text is cut into. */
const silent = new Set(['none', 'generic', 'InlineTextBox', 'ListMarker']);

/**
 * The tree Chromium gives to screen readers, without what they pass over.
 * @returns the document's own node
 */
export async function heardOn(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  const heard = (id: string): Heard[] => {
    const node = byId.get(id);
    if (!node) return [];
    const children = (node.childIds ?? []).flatMap(heard);
    const role = String(node.role?.value);
    if (node.ignored || silent.has(role)) return children;
    const property = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value;
    const level = property('level');
    return [
      {
        role,
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        level: typeof level === 'number' ? level : undefined,
        required: property('required') === true,
        children,
      },
    ];
  };
  const [root] = heard(nodes[0]?.nodeId ?? '');
  if (!root) throw new Error('The page has no accessibility tree.');
  return root;
}

/** Everything below a node, in the order in which it is read out. */
export const inOrder = (node: Heard): Heard[] => node.children.flatMap((child) => [child, ...inOrder(child)]);

/** Everything below a node with one of these roles, in the order in which it is read out. */
export const withRole = (node: Heard, ...roles: string[]): Heard[] =>
  inOrder(node).filter(({ role }) => roles.includes(role));

/** All text below a node, as it is read in one go. */
export const textOf = (node: Heard): string =>
  [node, ...inOrder(node)]
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join('')
    .trim();

/** What an entry of a list is known by: its heading, else its link or button, else its first words but its number. */
function entryName(item: Heard): string {
  const words = withRole(item, 'StaticText').filter(({ name }) => /\D/.test(name));
  const [named] = [...withRole(item, 'heading'), ...withRole(item, 'link', 'button'), ...words];
  return named?.name ?? '';
}

/** The lists below a node, each as the names of its entries; a list within an entry follows the list it stands in. */
export const listsIn = (node: Heard): string[][] =>
  withRole(node, 'list').map(({ children }) => children.filter(({ role }) => role === 'listitem').map(entryName));

/** The pairs of the description lists below a node: `[term, definition]`. */
export const pairsIn = (node: Heard): string[][] =>
  withRole(node, 'DescriptionList').flatMap(({ children }) => {
    const definitions = children.filter(({ role }) => role === 'definition');
    return children
      .filter(({ role }) => role === 'term')
      .map((term, at) => [term, definitions[at]].map((one) => (one ? textOf(one) : '')));
  });
