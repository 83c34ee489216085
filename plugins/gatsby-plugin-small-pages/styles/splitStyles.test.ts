/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { splitStyles } from './splitStyles';

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}
class OtherPlugin {
  options = { ignoreOrder: false };
}

/** Calls it as Gatsby does; gives the configuration Gatsby gets back, if any. */
function changed(stage: string, cacheGroups: object = { styles: {}, framework: {} }) {
  const config = {
    optimization: { splitChunks: { cacheGroups } },
    plugins: [new OtherPlugin(), new MiniCssExtractPlugin()],
  };
  const replaceWebpackConfig = jest.fn<unknown, [typeof config]>();
  splitStyles({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig },
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

it('leaves each page its own styles, in whatever order', () => {
  const config = changed('build-javascript');
  expect(config?.optimization.splitChunks.cacheGroups).toEqual({ framework: {} });
  expect(config?.plugins.map(({ options }) => options.ignoreOrder)).toEqual([false, true]);
});

it('is quiet about their order under gatsby develop too', () => {
  const config = changed('develop');
  expect(config?.optimization.splitChunks.cacheGroups).toHaveProperty('styles');
  expect(config?.plugins.map(({ options }) => options.ignoreOrder)).toEqual([false, true]);
});

it('stops the build when Gatsby gathers styles another way', () => {
  expect(() => changed('build-javascript', {})).toThrow('splitStyles.ts');
});

it.each(['develop-html', 'build-html'])('leaves %s alone', (stage) => {
  expect(changed(stage)).toBeUndefined();
});
