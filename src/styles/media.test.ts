/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compile } from 'sass';

const sheet = 'src/styles/media.module.scss';

it('exports every media query that its types declare', () => {
  const promised = [...readFileSync(`${sheet}.d.ts`, 'utf8').matchAll(/const (\w+)/g)].map(([, name]) => name);
  const exported = [...compile(sheet).css.matchAll(/(\w+): ((?:screen and )?\((?:min|max)-width: [\d.]+em\).*);/g)];
  expect(exported.map(([, name]) => name)).toEqual(promised);
});
