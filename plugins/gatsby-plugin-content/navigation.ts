import type { ContentOptions } from './options';

interface Link {
  readonly to?: string;
}
interface Resolved {
  readonly nodeModel: {
    findAll(query: { type: string }): Promise<{ totalCount(): Promise<number> }>;
  };
}

/**
 * Resolves the links of a column of the footer, without those to sections that the pages leave out because a list is empty.
 * @param listSections - the option of that name
 */
export const linksToSections = (listSections: ContentOptions['listSections']) => ({
  async resolve({ links }: { links: readonly Link[] }, _: unknown, { nodeModel }: Resolved): Promise<Link[]> {
    const counts = await Promise.all(
      links.map(async ({ to = '' }) => {
        const type = listSections[to];
        return type === undefined ? 1 : (await nodeModel.findAll({ type })).totalCount();
      }),
    );
    return links.filter((_link, at) => counts[at] !== 0);
  },
});
