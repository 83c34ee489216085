import { readFileSync } from 'node:fs';

const routerTransitions = jest.requireActual<(source: string) => string>('./routerTransitions.js');

const router = 'node_modules/gatsby/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';

it('has the router’s one wait for a frame done by showPage, which gets the location and the action', () => {
  const source = readFileSync(router, 'utf8');
  expect(source.match(/requestAnimationFrame/g)).toHaveLength(1);
  const changed = routerTransitions(source);
  expect(changed).not.toContain('requestAnimationFrame');
  expect(changed).toMatch(/^import \{ showPage \} from ".*\/src\/browser\/showPage\.ts";/);
  expect(changed).toContain('({location:t,action})=>{Promise.resolve().then(()=>{showPage(t,action,()=>{');
});

it('stops the build when the router has changed', () => {
  expect(() => routerTransitions('export const Router = 1;')).toThrow('showPage.ts');
});
