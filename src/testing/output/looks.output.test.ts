import { routes } from '../routes';
import { builtPage } from './pages';

test.each([...routes.map(({ path }) => path), '/404'])('%s has a cloth for which there are styles', (path) => {
  const cloth = builtPage(path)('[data-cloth]').attr('data-cloth') ?? '';
  expect(cloth === 'not-found').toBe(path === '/404');
  // The minifier may remove the quotation marks.
  expect(builtPage(path)('style').text()).toMatch(new RegExp(`\\[data-cloth="?${cloth}"?\\]`));
});
