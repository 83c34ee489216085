/** @jest-environment node */
import sharp from 'sharp';
import { pictureOf, pictureProblem } from './picture';

const drawing = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${inside}</svg>`);

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 8, height = 6): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();

it.each([
  ['a.jpg', 'jpeg', 'jpeg'],
  ['a.JPG', 'jpeg', 'jpeg'],
  ['a.png', 'png', 'png'],
  ['a.webp', 'webp', 'webp'],
  ['a.gif', 'gif', 'gif'],
  ['a.avif', 'avif', 'heif'],
] as const)('%s has a size and a format', async (name, kind, format) => {
  expect(await pictureOf(name, await picture(kind))).toEqual({ format, width: 8, height: 6 });
});

it('a picture is measured the way it is shown', async () => {
  const turned = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await pictureOf('turned.jpg', turned)).toEqual({ format: 'jpeg', width: 6, height: 8 });
});

it.each([
  '<path d="M0 0H60V60H0Z"/>',
  '<title>only one</title>',
  '<desc>on a loom: javascript:a()</desc>',
  '<path id="on"/>',
  '<!-- <script> --><path d="M0 0"/>',
  '<defs><g id="a"/></defs><use href="#a"/><use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<clipPath id="c"/><path clip-path="url(#c)" style="fill: url(\'#c\')"/>',
])('a drawing may hold %s', async (inside) => {
  expect(await pictureOf('a.svg', drawing(inside))).toEqual({ format: 'svg', width: 60, height: 60 });
});

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT src="a"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<foreignObject><iframe srcdoc="a"/></foreignObject>',
  '<path onload="a()"/>',
  '<path\nonclick = "a()"/>',
  '<a href="java&#115;cript:a()"/>',
  '<use href="java&#115;cript:a()"/>',
  '<use href="https://a.example/b.svg#c"/>',
  '<set attributeName="onmouseover" to="a()"/>',
  '<animate attributeName="href" values="javascript:a()"/>',
  '<image href="https://a.example/b.png"/>',
  '<style>path { fill: url(https://a.example) }</style>',
  '<path style="fill: url(https://a.example)"/>',
  '<path style="fill: u\\72l(https://a.example)"/>',
  '<path sodipodi:nodetypes="ccc" xmlns:sodipodi="http://a.example"/>',
  '<g><g><script/></g></g>',
])('no drawing may hold %s', async (inside) => {
  expect(await pictureProblem('a.svg', drawing(inside))).toMatch(
    /does not belong in a drawing; export it as a plain SVG/,
  );
});

it.each([
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '<?xml-stylesheet href="https://a.example/b.css"?>',
  '<?xml version="1.0" encoding="utf-16"?>',
  '<?xml version="1.0" encoding="ISO-8859-1"?>',
])('no drawing may begin with %s', async (head) => {
  expect(await pictureProblem('a.svg', Buffer.concat([Buffer.from(head), drawing('')]))).toEqual(expect.any(String));
});

it('a picture is named for what it holds', async () => {
  expect(await pictureProblem('a.jpg', await picture('png'))).toBe(
    'the file is not what its name says: it holds png, so name it .png; export it anew',
  );
  expect(await pictureProblem('a\u0007.png', await picture('png'))).toContain('a control character in the name');
});

it('a picture is no HEIC of a phone', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  expect(await pictureProblem('a.heic', heic)).toContain('export it as JPEG');
});

it.each(['jpeg', 'png', 'webp'] as const)('a picture is whole: %s', async (format) => {
  const bytes = await picture(format, 400, 300);
  expect(await pictureProblem(`cut.${format}`, bytes.subarray(0, bytes.length / 2))).toContain(
    'the picture is cut off',
  );
  // Phones put data of their own behind the end.
  expect(await pictureOf(`more.${format}`, Buffer.concat([bytes, Buffer.alloc(5_000)]))).toMatchObject({ format });
});

it.each(['', 'no', 'not a picture', '\u0089PNG and no more IEND'])('is no picture: %j', async (text) => {
  expect(await pictureProblem('a.png', Buffer.from(text))).toMatch(/empty|not a picture that can be read/);
});
