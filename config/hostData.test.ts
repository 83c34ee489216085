/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from './hostData';

const nodes = { nodes: [] };
const { manifest } = serialize({
  company: { name: '', tagline: '', description: '', locale: '' },
  mediaHubPage: { path: '/', feedTitle: '', feedSubtitle: '' },
  allNewsItem: nodes,
  allPost: nodes,
  allForm: nodes,
});

it.each(manifest.icons)('the icon $src is there, in the size the manifest says', ({ src, sizes, type }) => {
  const file = readFileSync(join('static', src));
  if (type === 'image/svg+xml') expect(file.toString()).toContain('<svg');
  else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
});
