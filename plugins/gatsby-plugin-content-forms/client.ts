import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { newPictures, openDataFolder } from './dataFolder';
import { mergeYaml } from './mergeYaml';

// The page of the forms. Under `gatsby develop` it writes through that server; published by itself, to GitHub.
const optional = new Set<string>();
const config = JSON.parse(await (await fetch('config.json')).text(), (_, part: Partial<Field>) => {
  if (part.widget === 'boolean' && part.name && !part.required) optional.add(part.name);
  return part;
}) as CmsConfig;
// A form stays open when it is saved, unless its reader has settled otherwise.
localStorage.setItem('sveltia-cms.prefs', localStorage.getItem('sveltia-cms.prefs') ?? '{"closeOnSave":false}');
if (config.backend.name === 'test-repo') await openDataFolder();

// It unfolds the form down to the field of which this tells, as `entries.3.image.alt`, and puts the cursor there.
const keyPath = new URLSearchParams(location.hash.replace(/.*\?/, '')).get('field');
history.replaceState({ highlight: { locale: '_default', keyPath } }, '');

// Sveltia reads its settings as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms');

// Each file has a format of its own, named after its path.
const files = [config, ...(config.collections ?? [])].flatMap((part) => Object.values(part).flat() as CollectionFile[]);
for (const name of files.flatMap(({ format }) => format ?? [])) {
  let text = '';
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (read) => {
      text = `${read}\n`;
      return parse(text) as Record<string, unknown>;
    },
    toFile: (value) => {
      newPictures.clear();
      return mergeYaml(text, value, name.includes('/') ? '../images/' : 'images/', optional);
    },
  });
}
CMS.init({ config });
