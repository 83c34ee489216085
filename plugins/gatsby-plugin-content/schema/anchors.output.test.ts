import { isLeftOut } from '../../../src/testing/content';
import { builtPage } from '../../../src/testing/output/pages';
import { contentOptions } from '../../../src/content/options';
import { loadContent } from '../check/content';
import { anchorsOn } from '../check/rules/names';

describe.each(Object.keys(contentOptions.anchors))('the places a link can lead to on %s', (path) => {
  const $ = builtPage(path);
  const idsOf = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).attr('id'))
      .get();
  const places = anchorsOn(loadContent(process.cwd(), contentOptions), path);

  it('are all there, once, but for sections of empty lists', () => {
    const all = [...contentOptions.shellIds, ...places].filter((id) => !isLeftOut(`${path}#${id}`));
    expect(
      idsOf('[id]')
        .filter((id) => all.includes(id))
        .sort(),
    ).toEqual(all.sort());
  });

  it('are told to the content check', () => {
    expect(idsOf('main section[id]').filter((id) => !places.includes(id))).toEqual([]);
  });
});
