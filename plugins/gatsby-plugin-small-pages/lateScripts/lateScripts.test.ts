/** @jest-environment node */
import { gatsbyPage } from '../testing/gatsbyPage';
import { lateScripts } from './lateScripts';

const page = (path = '/films', content = '<p>Films</p>') => gatsbyPage(path, content);

const inline = (html: string) =>
  [...html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) => code);

it('leaves one inline script, the same on every page', () => {
  const [films, about] = [lateScripts(page()), lateScripts(page('/about', '<p><b>About</b></p>'))];
  expect(inline(films)).toHaveLength(1);
  expect(inline(films)).toEqual(inline(about));
  expect(films).toContain('data-sources="/runtime-1.js /app-2.js"');
});

it.each(['pagePath', '___webpackCompilationHash', 'async', 'slice-start'])('stops the build without %s', (piece) => {
  expect(() => lateScripts(page().replaceAll(piece, 'other'))).toThrow('lateScripts.ts');
});
