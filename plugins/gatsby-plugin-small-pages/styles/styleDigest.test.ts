/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderWithStyles, styleDigest } from './styleDigest';

describe('the digest of styles', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'styles-'));
    mkdirSync(join(folder, 'sections'));
    writeFileSync(join(folder, 'main.scss'), 'a {}');
    writeFileSync(join(folder, 'sections', 'Hero.module.scss'), 'b {}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const changes: Array<[name: string, change: () => void]> = [
    ['a sheet below changes', () => writeFileSync(join(folder, 'sections', 'Hero.module.scss'), 'c {}')],
    ['a sheet is renamed', () => renameSync(join(folder, 'main.scss'), join(folder, 'site.scss'))],
    ['a sheet comes', () => writeFileSync(join(folder, '_tools.scss'), '')],
  ];

  it.each(changes)('is another one when %s', (_, change) => {
    const before = styleDigest(folder);
    expect(styleDigest(folder)).toBe(before);
    change();
    expect(styleDigest(folder)).not.toBe(before);
  });
});

it('makes the bundle that renders pages, and no other, hang on it', () => {
  const replaceWebpackConfig = jest.fn();
  for (const stage of ['build-javascript', 'build-html', 'develop']) {
    renderWithStyles({
      stage,
      getConfig: () => ({ output: { path: 'public' } }),
      actions: { replaceWebpackConfig },
    } as unknown as CreateWebpackConfigArgs);
  }
  expect(replaceWebpackConfig.mock.calls).toEqual([[{ output: { path: 'public', hashSalt: styleDigest('src') } }]]);
});
