import type { RenderBodyArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { onRenderBody } from '../../gatsby-ssr';

// The head of a site below a path. The scheduled workflow also builds such a site (builds.slow.ts).

it('every address in the head begins with the path prefix', () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/project' });
  const setHeadComponents = jest.fn<unknown, Parameters<RenderBodyArgs['setHeadComponents']>>();
  void onRenderBody?.({ setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] });
  const head = renderToStaticMarkup(setHeadComponents.mock.calls.flat(2));
  const addresses = [...head.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).not.toEqual([]);
  // Webpack writes the addresses of the fonts, for which tests have the text `default`.
  expect(addresses.filter((address) => !/^\/project\/|^default$/.test(address ?? ''))).toEqual([]);
});
