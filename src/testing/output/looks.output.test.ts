import { routes } from '../routes';
import { builtPage } from './pages';

test.each([...routes.map(({ path }) => path), '/404'])(
  '%s: its header is on the first surface, and it has a cloth',
  (path) => {
    const $ = builtPage(path);
    expect($('body header').first().attr('data-surface')).toBe($('main [data-surface]').first().attr('data-surface'));
    const cloth = $('[data-cloth]').attr('data-cloth') ?? '';
    expect(cloth === 'not-found').toBe(path === '/404');
    // As the built style sheet writes it.
    expect($('style').text()).toMatch(new RegExp(`\\[data-cloth="?${cloth}"?\\]`));
  },
);
