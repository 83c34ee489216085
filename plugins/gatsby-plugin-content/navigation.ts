import type { ContentOptions } from './options';

interface Link {
  readonly to?: string;
}
interface Resolved {
  readonly nodeModel: {
    findAll(query: { type: string; query: object }): Promise<{ totalCount(): Promise<number> }>;
  };
}

/**
 * Resolves the links of a column of the footer, without those to sections that the pages leave out because a list is empty.
 * @param listSections - the option of that name
 */
export const linksToSections = (listSections: ContentOptions['listSections']) => ({
  async resolve({ links }: { links: readonly Link[] }, _args: unknown, { nodeModel }: Resolved): Promise<Link[]> {
    const count = async (list: string) => {
      const [type = '', field] = list.split('.');
      const query = field === undefined ? {} : { filter: { [field]: { eq: true } } };
      return (await nodeModel.findAll({ type, query })).totalCount();
    };
    const stands = async ({ to = '' }: Link) => {
      const lists = listSections[to];
      return lists === undefined || (await Promise.all(lists.map(count))).some((entries) => entries > 0);
    };
    const standing = await Promise.all(links.map(stands));
    return links.filter((_, at) => standing[at]);
  },
});
