/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contentFiles, type Field, fieldsOf, readSchema } from './schema';

// The regular expressions in data/schema.graphql accept only values that a page can use, in linear time.

const fieldsBelow = (field: Field): readonly Field[] => [
  field,
  ...(field.fields ? fieldsOf(field.fields, field).flatMap(fieldsBelow) : []),
];
const all = contentFiles(readSchema(process.cwd())).flatMap(({ type }) => fieldsOf(type).flatMap(fieldsBelow));
const regexes = new Map(all.flatMap(({ name, pattern }) => (pattern ? [[pattern.regex, name] as const] : [])));
const regexOf = (name: string) => [...regexes].find(([, field]) => field === name)?.[0] ?? '$^';
const accepts = (name: string, text: string) => new RegExp(regexOf(name), 'u').test(text);

/** Splits a list of texts at white space. */
const texts = (list: string) => list.trim().split(/\s+/);
const hidden = ['\u200b', '\u00ad', '\u00a0', '\u202e', '\ufeff', '\u2028', '\u0000', '\n', '\r', '\t', ' '];

const right: Readonly<Record<string, string>> = {
  to: `/ /about /about#values /contact?subject=academy#form /feed.xml /a/b-c_d /about#%C3%A9
    https://a.example https://a.example/x?y#z https://de.wikipedia.example/wiki/Zürich_(Stadt) https://a.b-c.example:8443/
    mailto:a.b+c@d.example mailto:a@b.example?subject=A%20b&body=c%0Ad tel:+233300 tel:112`,
  email: 'hello@pams.example a.b+c_d-e@f-g.co.uk',
  siteUrl: 'https://www.pams.example https://pams.africa',
  endpoint: 'https://forms.example/f/abc?x=1 /contact /api/send.php?x',
  name: 'email company-size a1',
  slug: 'film-television 2026',
};

const wrong: Readonly<Record<string, string>> = {
  to: `about a@b.example //evil.test /\\evil.test /%5c%5cevil.test http://a.example/ javascript:x data:x
    /.. /../package.json /a/../b /./a /a//b /..//data /%2e%2e/a /.env /a/.
    https://user:pw@a.example/ https://a.1 https://1.2.3.999 https://localhost https://-a.example https://a..example
    mailto:a@b.example?bcc=c@d.example mailto:a@b.example,c@d.example mailto:a@b.example;c@d.example
    mailto:a@b.example?subject=a&bcc=c@d.example mailto:a@b.example?subject=a%0d%0abcc:c@d.example
    mailto:a%0a@b.example mailto:@b.example tel: tel:0;ext=1`,
  email: `a a@b @b.example a@b.example?bcc=c@d.example a,b@c.example a;b@c.example a%0d%0a@b.example a@b.1 a@-b.example
    .a@b.example a..b@c.example a@b..example "a"@b.example \u0430@b.example mailto:a@b.example Ama<a@b.example>`,
  siteUrl: `https://a.1 https://1.2.3.999 https://127.0.0.1 https://localhost http://a.example https://a.example/
    https://a.example:80 https://a_b.example https://-a.example https://a-.example https://.example https://a@b.example`,
  endpoint: `https://a.1/ https://a@b.example/ http://a.example/ //a.example /../a /a//b /\\a.example https://a.example/"`,
  name: 'form-name submission-id reset Name _gotcha 1a',
  slug: 'Café r\u0456ft a--b -a a-',
};

it.each(Object.entries(right))('"%s" accepts correct values, and none with a hidden character', (name, list) => {
  const values = texts(list);
  expect(values.filter((text) => !accepts(name, text))).toEqual([]);
  const spoiled = values.flatMap((text) =>
    hidden.flatMap((letter) =>
      [0, text.length >> 1, -1, text.length].map((at) => text.slice(0, at) + letter + text.slice(at)),
    ),
  );
  expect(['', ...spoiled].filter((text) => accepts(name, text))).toEqual([]);
});

it.each(Object.entries(wrong))('"%s" rejects other values', (name, list) =>
  expect(texts(list).filter((text) => accepts(name, text))).toEqual([]),
);

const hostile = [...texts('a 1 - . / a. a- -a a/ @ a@ %41 { {ages} a&subject= ~ ['), ' ', '1 '];
const heads = texts('+1 / https:// https://a.example/ mailto: mailto:a@b.example?subject= a@ tel:');

it.each([...regexes])('%s, of "%s", takes linear time', (regex) => {
  const expression = new RegExp(regex, 'u');
  const start = performance.now();
  for (const head of ['', '{ages} ', ...heads])
    // An expression that takes quadratic time would need minutes for 20,000 repetitions.
    for (const part of hostile) expression.test(`${head}${part.repeat(20_000)}\n`);
  expect(performance.now() - start).toBeLessThan(2000);
});

it.each(contentFiles(readSchema(process.cwd())))(
  'data/$path names its own schema for editors, or none',
  ({ path, type }) => {
    const [, named] = /^# yaml-language-server: \$schema=(.*)$/m.exec(readFileSync(`data/${path}`, 'utf8')) ?? [];
    expect([undefined, `${'../'.repeat(path.split('/').length)}.vscode/schemas/${type}.json`]).toContain(named);
  },
);
