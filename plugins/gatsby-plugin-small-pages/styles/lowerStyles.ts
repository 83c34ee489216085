import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import type { Compiler } from 'webpack';

const lowering = postcss([cascadeLayers()]);

/**
 * Rewrites a sheet for browsers that do not know cascade layers; the oldest are named under `browserslist` in
 * package.json. Layers become steps of specificity by `:not(#\#)`. The steps are the same
 * in every sheet, because each names all layers and none has a selector with an id (stylelint says so).
 * @param css a whole sheet
 * @param layers the layers of all sheets, in their order
 * @param pathPrefix the path the site is below: Gatsby writes it into all addresses but those that begin with `/`
 * @throws when a layer is left over
 */
export async function lowerStyles(css: string, layers: readonly string[], pathPrefix = ''): Promise<string> {
  const lowered = (await lowering.process(`@layer ${layers.join()};${css}`, { from: undefined })).css;
  if (/@layer\b/.test(lowered)) throw new Error('A sheet still has a cascade layer after it was lowered');
  const address = new RegExp(`(url\\(['"]?)(?!${pathPrefix}/)(?=/)`, 'g');
  return pathPrefix ? lowered.replace(address, `$1${pathPrefix}`) : lowered;
}

const name = 'LowerStyles';

/**
 * Lowers the sheets of a build before they are minified. Whole sheets, and not module by module through Gatsby's PostCSS
 * options: css-loader comes after those, and would take `#\#` for the name of something to export.
 */
export const lowerStylesPlugin = (layers: readonly string[], pathPrefix: string) => ({
  apply({ hooks, webpack }: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          compilation.updateAsset(
            file,
            new webpack.sources.RawSource(await lowerStyles(String(asset.source()), layers, pathPrefix)),
          );
        }
      }),
    );
  },
});
