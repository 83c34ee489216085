import { builtPage } from '../../../src/testing/output/pages';
import { anchors, anchorsOn, shellIds } from './anchors';
import { loadContent } from '../check/content';
import { namesOf } from '../check/rules/names';

describe.each(Object.keys(anchors))('the places a link can lead to on %s', (path) => {
  const $ = builtPage(path);
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();

  it('are all there, once', () => {
    const content = loadContent(process.cwd());
    const places = [...shellIds, ...anchorsOn(path, (type) => namesOf(content, type))];
    expect(ids.filter((id) => places.includes(id)).sort()).toEqual([...places].sort());
  });

  it('are told to the content check', () => {
    const content = loadContent(process.cwd());
    const sections = $('main section[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    const places = anchorsOn(path, (type) => namesOf(content, type));
    expect(sections.filter((id) => !places.includes(id))).toEqual([]);
  });
});
