/** @jest-environment node */
import { buildSchema, isObjectType, parse, visit } from 'graphql';
import { readFileSync } from 'node:fs';
import { describedSchema } from './schema';

const contract = `
directive @dontInfer on OBJECT
interface Node { id: ID! }
"What every page has."
interface Page implements Node {
  id: ID!
  "The page's address."
  path: String!
  "The page's name."
  name: String!
}
"The about page."
type AboutPage implements Node & Page @dontInfer {
  id: ID!
  path: String!
  "What this one is called."
  name: String!
  "Words of its own."
  vision: String!
}
`;

describe('the described schema', () => {
  const type = buildSchema(describedSchema(contract)).getType('AboutPage');
  const fields = isObjectType(type) ? type.getFields() : {};

  it('carries the words of an interface over to the types implementing it', () => {
    expect(fields.path?.description).toBe("The page's address.");
  });

  it('keeps the words a type has of its own', () => {
    expect(fields.name?.description).toBe('What this one is called.');
    expect(fields.vision?.description).toBe('Words of its own.');
  });

  it('keeps everything else', () => {
    expect(isObjectType(type) && type.getInterfaces().map(({ name }) => name)).toEqual(['Node', 'Page']);
    expect(type?.astNode?.directives?.map(({ name }) => name.value)).toEqual(['dontInfer']);
    expect(String(fields.path?.type)).toBe('String!');
  });

  it('says where a contract is not GraphQL', () => {
    expect(() => describedSchema('type {')).toThrow('Syntax Error');
  });
});

/** What GraphiQL would show without a word: types, fields and values of enumerations, in the order of the contract. */
const undescribed = (sdl: string): string[] => {
  const found: string[] = [];
  visit(parse(describedSchema(sdl)), {
    enter(node, _key, _parent, _path, ancestors) {
      if (
        !('name' in node) ||
        !node.name ||
        !/^(Object|Interface|Enum|Field|Scalar|Union).*Definition$/.test(node.kind)
      )
        return;
      // Gatsby describes `id` and brings `Node` with it.
      if (node.name.value === 'id' || ('description' in node && node.description)) return;
      const above = ancestors.flat().findLast((ancestor) => 'name' in ancestor && ancestor !== node);
      const owner = above && 'name' in above && above.name ? `${above.name.value}.` : '';
      found.push(owner + node.name.value);
    },
  });
  return found;
};

describe('an inherited field', () => {
  const words = `
interface Named { "Named so." name: String! note: String! }
interface Noted { other: String! name: String! "Noted so." note: String! }
type Tale implements Named & Noted { name: String! note: String! other: String! own: String! }
type Nothing
scalar Date
`;

  it('has the words of the first interface that has any', () => {
    const type = buildSchema(describedSchema(words)).getType('Tale');
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    expect(fields.map(({ name, description }) => [name, description])).toEqual([
      ['name', 'Named so.'],
      ['note', 'Noted so.'],
      ['other', undefined],
      ['own', undefined],
    ]);
  });

  it('is described in types alone: the interface stays as it is', () => {
    const contract =
      'interface A { "Words." a: String }\ninterface B implements A { a: String }\ntype C { a: String }\n';
    const type = buildSchema(describedSchema(contract)).getType('B');
    expect(type && 'getFields' in type && type.getFields().a?.description).toBeUndefined();
  });
});

describe('the content contract', () => {
  it('describes every type, field and value', () => {
    expect(undescribed(readFileSync('data/schema.graphql', 'utf8'))).toEqual([]);
  });
});
