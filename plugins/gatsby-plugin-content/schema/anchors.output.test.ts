import { builtPage } from '../../../src/testing/output/pages';
import { contentOptions } from '../../../src/content/options';
import { type Entry, loadContent } from '../check/content';
import { anchorsOn } from '../check/rules/names';

describe.each(Object.keys(contentOptions.anchors))('the places a link can lead to on %s', (path) => {
  const $ = builtPage(path);
  const idsOf = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).attr('id'))
      .get();
  const content = loadContent(process.cwd(), contentOptions);
  const places = anchorsOn(content, path);

  it('are all there, once, but for sections of empty lists', () => {
    const isEmpty = (id: string) => {
      const lists = contentOptions.listSections[`${path}#${id}`] ?? [];
      const isListed = ({ type, value }: Entry, [listed, field]: string[]) =>
        type === listed && (!field || value[field] === true);
      return (
        lists.length > 0 && !lists.some((list) => content.entries.some((entry) => isListed(entry, list.split('.'))))
      );
    };
    const all = [...contentOptions.shellIds, ...places].filter((id) => !isEmpty(id));
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
