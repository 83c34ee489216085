import { routes } from '../routes';
import { builtPage } from './pages';

test.each([...routes.map(({ path }) => path), '/404'])('%s has its cloth', (path) => {
  const cloth = builtPage(path)('[data-cloth]').attr('data-cloth') ?? '';
  expect(cloth === 'not-found').toBe(path === '/404');
  // As the built style sheet writes it.
  expect(builtPage(path)('style').text()).toMatch(new RegExp(`\\[data-cloth="?${cloth}"?\\]`));
});
