import { readFileSync } from 'node:fs';
import { Kind, parse, type TypeNode } from 'graphql';

const { definitions } = parse(readFileSync('data/schema.graphql', 'utf8'));
const simple: Readonly<Record<string, unknown>> = {
  ...{ Int: 1, Float: 1, Boolean: false, Date: '2026-12-18', Phone: '+233 30 000 0001' },
  File: { childImageSharp: null, publicURL: null },
};

function valueOf(type: TypeNode, field: string): unknown {
  if (type.kind === Kind.NON_NULL_TYPE)
    return type.type.kind === Kind.NAMED_TYPE ? named(type.type.name.value, field) : [];
  return type.kind === Kind.LIST_TYPE ? [] : null;
}

function named(type: string, field: string): unknown {
  const found = definitions.find((one) => 'name' in one && one.name?.value === type);
  if (found?.kind === Kind.ENUM_TYPE_DEFINITION) return found.values?.[0]?.name.value;
  if (found?.kind !== Kind.OBJECT_TYPE_DEFINITION) return simple[type] ?? field;
  return Object.fromEntries(
    (found.fields ?? []).map(({ name, type: inner }) => [name.value, valueOf(inner, name.value)]),
  );
}

/**
 * Returns an entry of a type of `data/schema.graphql` for tests that need other values than the content has. Texts are the names of their
 * fields, lists are empty, what is optional is null, and pictures have no files. `T` is the part of the type that the test needs.
 */
export const fixture = <T extends object>(type: string): T => named(type, '') as T;
