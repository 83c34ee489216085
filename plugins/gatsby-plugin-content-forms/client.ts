import type { CollectionFile } from '@sveltia/cms';
import { parse } from 'yaml';
import type { Setup } from './bundle';
import { newPictures, openDataFolder } from './dataFolder';
import { writeYaml } from './writeYaml';

// The page of the forms. Under `gatsby develop` it writes through that server; published by itself, to GitHub.
const { cms, format, files } = (await (await fetch('setup.json')).json()) as Setup;
// A form stays open when it is saved, unless its reader has settled otherwise.
localStorage.setItem('sveltia-cms.prefs', localStorage.getItem('sveltia-cms.prefs') ?? '{"closeOnSave":false}');
if (files) openDataFolder(files);

// It unfolds the form down to the field of which this tells, as `entries.3.image.alt`, and puts the cursor there.
const keyPath = new URLSearchParams(location.hash.replace(/.*\?/, '')).get('field');
history.replaceState({ highlight: { locale: '_default', keyPath } }, '');

// Sveltia reads its settings as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms');

const forms = [
  ...(cms.singletons ?? []),
  ...(cms.collections ?? []).flatMap((one) => ('files' in one ? one.files : [])),
];
for (const { file, format: name = '' } of forms as CollectionFile[]) {
  let text = '';
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (read) => {
      text = `${read}\n`;
      return parse(text) as Record<string, unknown>;
    },
    toFile: (value) => {
      newPictures.clear();
      return writeYaml(text, value, format, file.split('/').length > 2 ? '../images/' : 'images/');
    },
  });
}
CMS.init({ config: cms });
