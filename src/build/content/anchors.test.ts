/** @jest-environment node */
import { anchorsOn } from './anchors';

describe('the places of a page a link can lead to', () => {
  const slugsOf = (type: string): string[] => [`${type}-1`, `${type}-2`];

  it('are its sections and the entries it shows', () => {
    expect(anchorsOn('/films', slugsOf)).toEqual(['portfolio', 'Film-1', 'Film-2', 'Series-1', 'Series-2']);
    expect(anchorsOn('/about', slugsOf)).toEqual(['vision', 'mission', 'values', 'founder', 'footprint']);
  });

  it('are none on a page that has no such places', () => {
    expect(anchorsOn('/press', slugsOf)).toEqual([]);
  });
});
