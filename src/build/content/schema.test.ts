/** @jest-environment node */
import { buildSchema, isObjectType } from 'graphql';
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
