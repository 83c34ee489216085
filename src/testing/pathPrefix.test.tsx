import type { RenderBodyArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import * as site from '../../gatsby-ssr';
import * as host from '../../plugins/gatsby-plugin-static-host/gatsby-ssr';

// What every head has, of a site below a path. The scheduled workflow builds such a site (builds.real.ts).

afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

it.each([
  ['the site', site],
  ['gatsby-plugin-static-host', host],
])('%s gives every address in a head the path that the site is below', (_, { onRenderBody }) => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/project' });
  const setHeadComponents = jest.fn<unknown, Parameters<RenderBodyArgs['setHeadComponents']>>();
  void onRenderBody?.({ setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] });
  const head = renderToStaticMarkup(setHeadComponents.mock.calls.flat(2));
  const addresses = [...head.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => !address?.startsWith('/project/'))).toEqual([]);
});
