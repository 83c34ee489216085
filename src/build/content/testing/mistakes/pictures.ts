import { here, type Mistake, swap, write } from '../mistake';
import { film } from '../entries';
import { mark, picture } from '../site';

const withPicture = (slug: string, path: string, alt = 'A market.'): ((text: string) => string) =>
  film(slug, { image: `\n    file: ${here}${path}\n    alt: ${alt}` });

const withAlt = (slug: string, alt: string): ((text: string) => string) =>
  film(slug, { image: `\n    file: images/poster.webp\n    alt: ${here}${alt}` });

/** Pictures that are missing, broken or of the wrong size, and the sentences that stand in for them. */
export const pictures: readonly Mistake[] = [
  {
    name: 'a picture that does not exist',
    file: 'data/films.yaml',
    edit: withPicture('missing', 'images/postre.webp'),
    says: 'there is no picture "images/postre.webp"',
    advises: 'did you mean "images/poster.webp"?',
  },
  {
    name: 'a picture of another letter case',
    file: 'data/films.yaml',
    edit: withPicture('case', 'images/Poster.webp'),
    says: 'there is no picture "images/Poster.webp"',
    advises: 'did you mean "images/poster.webp"?',
  },
  {
    name: 'a picture outside its folder',
    file: 'data/films.yaml',
    edit: withPicture('outside', 'pages/outside.webp'),
    files: { 'data/pages/outside.webp': () => picture(800, 1200, 'webp') },
    says: '"pages/outside.webp" is not in data/images',
  },
  {
    name: 'a picture on another site',
    file: 'data/films.yaml',
    edit: withPicture('remote', 'https://loom.example/poster.webp'),
    says: '"https://loom.example/poster.webp" is not a path inside data/images',
  },
  {
    name: 'a picture that cannot be decoded',
    file: 'data/films.yaml',
    edit: withPicture('broken', 'images/broken.webp'),
    files: { 'data/images/broken.webp': () => 'not a picture' },
    says: 'the file is not a picture that can be read',
  },
  {
    name: 'a picture that is cut off',
    file: 'data/films.yaml',
    edit: withPicture('cut', 'images/cut.webp'),
    files: { 'data/images/cut.webp': async () => (await picture(800, 1200, 'webp')).subarray(0, -20) },
    says: 'the picture is cut off',
  },
  {
    name: 'a picture under a wrong name',
    file: 'data/films.yaml',
    edit: withPicture('renamed', 'images/renamed.jpg'),
    files: { 'data/images/renamed.jpg': () => picture(800, 1200, 'png') },
    says: 'it holds png, so name it .png',
  },
  {
    name: 'a picture as a phone stores it',
    file: 'data/films.yaml',
    edit: withPicture('heic', 'images/phone.heic'),
    files: { 'data/images/phone.heic': () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
    says: 'a picture in the format HEIC',
    advises: 'export it as JPEG',
  },
  {
    name: 'a picture in a format of the past',
    file: 'data/films.yaml',
    edit: withPicture('gif', 'images/moving.gif'),
    files: { 'data/images/moving.gif': () => picture(800, 1200, 'gif') },
    says: 'a picture in the format gif is not prepared for screens',
    advises: 'WebP, PNG, JPEG or AVIF',
  },
  {
    name: 'a poster that is too small',
    file: 'data/films.yaml',
    edit: withPicture('small', 'images/small.webp'),
    files: { 'data/images/small.webp': () => picture(400, 600, 'webp') },
    says: 'the picture is 400 × 600 pixels',
    advises: 'expected 2 to 3, at least 800 pixels wide',
  },
  {
    name: 'a poster that lies on its side',
    file: 'data/films.yaml',
    edit: withPicture('lying', 'images/scene.webp'),
    says: 'the picture is 1600 × 1200 pixels',
    advises: 'expected 2 to 3',
  },
  {
    name: 'a first screen that stands upright',
    file: 'data/pages/awards.yaml',
    edit: swap('file: ../images/hero.webp', `file: ${here}../images/hero-portrait.webp`),
    says: 'the picture is 1000 × 1250 pixels',
    advises: 'expected wider than high, at least 1600 pixels wide',
  },
  {
    name: 'a staging for phones that lies on its side',
    file: 'data/pages/awards.yaml',
    edit: swap('portrait: ../images/hero-portrait.webp', `portrait: ${here}../images/hero.webp`),
    says: 'the picture is 1600 × 900 pixels',
    advises: 'expected higher than wide',
  },
  {
    name: 'a share picture of another size',
    file: 'data/company.yaml',
    edit: swap('file: images/share.png', `file: ${here}images/square.png`),
    files: { 'data/images/square.png': () => picture(1200, 1200, 'png') },
    says: 'the picture is 1200 × 1200 pixels',
    advises: 'exactly 1200 × 630 pixels',
  },
  {
    name: 'a mark that is no drawing',
    file: 'data/pages/about.yaml',
    edit: swap('mark: ../images/mark.svg', `mark: ${here}../images/cover.webp`),
    says: '"mark" is a webp picture',
    advises: 'expected an SVG',
  },
  {
    name: 'a mark with a script in it',
    file: 'data/pages/about.yaml',
    edit: swap('    mark: ../images/mark.svg', `    mark: ${here}../images/script.svg`),
    files: { 'data/images/script.svg': () => mark.replace('<path', '<script>alert(1)</script><path') },
    says: 'the picture holds a script',
    alone: true,
  },
  {
    name: 'a picture nobody names',
    file: 'data/images/spare.webp',
    bytes: () => picture(800, 800, 'webp'),
    at: 'data/images/spare.webp:1:1',
    says: 'no entry names this picture',
    severity: 'warning',
    alone: true,
  },
  {
    name: 'a picture without a sentence that stands in for it',
    file: 'data/films.yaml',
    edit: film('no-alt', { image: `\n    ${here}file: images/poster.webp` }),
    says: 'missing field "alt" on Image',
  },
  {
    name: 'a sentence of blanks',
    file: 'data/films.yaml',
    edit: withAlt('blank-alt', "'  '"),
    says: '"alt" holds only blanks',
  },
  {
    name: 'a sentence that was forgotten',
    file: 'data/films.yaml',
    edit: film('empty-alt', { image: `\n    file: images/poster.webp\n    ${here}alt:` }),
    says: '"alt" has no value',
    advises: 'write "" if the picture only repeats the text beside it',
  },
  {
    name: 'the name of a file for a sentence',
    file: 'data/films.yaml',
    edit: withAlt('file-alt', 'IMG_2041.jpg'),
    says: '"IMG_2041.jpg" is the name of a file',
    advises: 'what the picture shows',
  },
];

/** Files and pages that do not belong together. */
export const files: readonly Mistake[] = [
  {
    name: 'a file the site does not know',
    file: 'data/filmes.yaml',
    edit: write(`${here}- slug: makola\n`),
    says: 'the site does not know this file',
    advises: 'remove it: a new file is a matter for a developer',
  },
  {
    name: 'a file with the other ending',
    file: 'data/films.yml',
    edit: write(`${here}- slug: makola\n`),
    says: 'the site does not know this file',
  },
  {
    name: 'a file that is missing',
    file: 'data/testimonials.yaml',
    bytes: () => undefined,
    at: 'data/testimonials.yaml:1:1',
    says: 'the file is missing',
    alone: true,
  },
  {
    name: 'a page without an entry',
    file: 'src/pages/press.tsx',
    edit: write(`${here}export default () => null;\n`),
    says: 'the page has no entry in data/pages',
    advises: 'write data/pages/press.yaml',
  },
  {
    name: 'an entry without a page',
    file: 'src/pages/academy.tsx',
    bytes: () => undefined,
    at: 'data/pages/academy.yaml:1:1',
    says: 'the entry has no page in src/pages',
    advises: 'a new page is a matter for a developer',
  },
  {
    name: 'a page at another address than its file',
    file: 'data/pages/media-hub.yaml',
    edit: swap('path: /media-hub', `path: ${here}/media`),
    says: '"/media" is not the address of this page',
    advises: 'write /media-hub',
  },
];
