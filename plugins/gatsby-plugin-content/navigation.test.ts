/** @jest-environment node */
import { linksToSections } from './navigation';

const [section, type] = ['/films#portfolio', 'Film'];
const other = { to: '/about' };
const placeholder = {};

test.each([
  [0, [other, placeholder]],
  [1, [{ to: section }, other, placeholder]],
])('with %i entries a column links to what is there', async (count, expected) => {
  const findAll = async (query: { type: string }) => ({ totalCount: async () => (query.type === type ? count : 0) });
  const links = [{ to: section }, other, placeholder];
  expect(
    await linksToSections({ [section]: ['News', `${type}.featured`] }).resolve(
      { links },
      {},
      { nodeModel: { findAll } },
    ),
  ).toEqual(expected);
});
