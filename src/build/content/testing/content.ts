import { assemble, type Loaded } from '../assemble';
import type { Content } from '../content';
import { readContract } from '../contract';
import { describedDocument } from '../schema';
import { sourceOf } from '../source';

/**
 * The content of a site that stands on no disk.
 *
 * @param sdl - its contract
 * @param texts - the text of each YAML file, by path relative to `data/`
 * @param base - what else is in the site
 */
export const contentOf = (
  sdl: string,
  texts: Readonly<Record<string, string>>,
  base: Partial<Pick<Content, 'root' | 'names'>> = {},
): Loaded => {
  const sources = Object.entries(texts).map(([name, text]) => [name, sourceOf(`data/${name}`, text)] as const);
  const contract = readContract(describedDocument(sdl));
  return assemble({ root: '/nowhere', names: Object.keys(texts), contract, ...base }, new Map(sources));
};
