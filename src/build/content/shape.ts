import type { Contract, ContractField, ContractType } from './contract';
import type { Fault } from './fault';
import { checkScalar, kindOf } from './scalars';
import { faultAt, type Source } from './source';
import { anyOf, didYouMean, nearest } from './suggest';
import type { ContentType } from './table';
import { type ContentNode, type Entry, type ListNode, type MapNode, nameOf, type ScalarNode } from './tree';

/** A text, number or word that stands where one belongs, with the field it fills. */
export interface TypedScalar {
  readonly source: Source;
  /** The type that has the field. */
  readonly owner: string;
  readonly field: ContractField;
  readonly node: ScalarNode;
  /** True if the value is of its type. */
  readonly fits: boolean;
}

/** A group of fields that stands where one belongs. */
export interface TypedMap {
  readonly source: Source;
  readonly type: string;
  /** The field it fills, as `Hero.image`; for an entry of a file, its type. */
  readonly use: string;
  readonly node: MapNode;
}

/** What a file holds, told apart by type. */
export interface Shape {
  readonly scalars: TypedScalar[];
  readonly maps: TypedMap[];
  readonly faults: Fault[];
}

const named = { scalar: 'a text', list: 'a list', map: 'fields', empty: 'nothing', unread: '' } as const;

/** Holds a tree against the contract. */
class ShapeReader implements Shape {
  readonly scalars: TypedScalar[] = [];
  readonly maps: TypedMap[] = [];
  readonly faults: Fault[] = [];

  constructor(
    private readonly source: Source,
    private readonly contract: Contract,
  ) {}

  private fault(...[offset, message, advice]: [number, string, Parameters<typeof faultAt>[3]?]): void {
    this.faults.push(faultAt(this.source, offset, message, advice));
  }

  root(node: ContentNode, { type, list }: ContentType): void {
    const contractType = this.contract.types.get(type);
    if (!contractType || node.kind === 'unread') return;
    if (!list) {
      if (node.kind === 'map') this.map(node, contractType, type);
      else this.fault(node.start, `the file holds ${named[node.kind]}`, { expected: `the fields of one ${type}` });
    } else if (node.kind === 'list') this.entries(node, contractType);
    else {
      const suggestion = 'begin each entry with "- "';
      this.fault(node.start, `the file holds ${named[node.kind]}`, {
        expected: `a list of ${type} entries`,
        suggestion,
      });
    }
  }

  private entries({ items }: ListNode, type: ContractType): void {
    for (const item of items) {
      if (item.kind === 'map') this.map(item, type, type.name);
      else if (item.kind !== 'unread') {
        const expected = `the fields of one ${type.name}`;
        this.fault(item.start, `an entry of the list holds ${named[item.kind]}`, { expected });
      }
    }
  }

  private map(node: MapNode, type: ContractType, use: string, above?: string): void {
    this.maps.push({ source: this.source, type: type.name, use, node });
    const name = nameOf(node);
    const place = name === undefined && above !== undefined ? ` of ${above}` : name === undefined ? '' : ` ${name}`;
    const words = type.name + place;
    const meant = new Set<string>();
    for (const entry of node.entries) {
      const field = type.fields.get(entry.key);
      if (field) this.field(entry, field, type, words);
      else this.unknown(entry, type, meant);
    }
    const present = new Set([...node.entries.map(({ key }) => key), ...node.unread, ...meant]);
    for (const field of type.fields.values()) {
      if (field.required && !present.has(field.name)) {
        const expected = kindOf(field, this.contract);
        this.fault(node.start, `missing field "${field.name}" on ${words}`, { expected });
      }
    }
  }

  private unknown({ key, start }: Entry, type: ContractType, meant: Set<string>): void {
    const names = [...type.fields.keys()];
    if (key === 'id') {
      const own = names.find((name) => name === 'slug' || name === 'key');
      const suggestion = own ? `use "${own}"` : 'leave it out';
      this.fault(start, `"id" is reserved and cannot be a field of ${type.name}`, { suggestion });
      return;
    }
    const best = nearest(key, names);
    // A misspelt field is not missing as well.
    if (best !== undefined) meant.add(best);
    this.fault(start, `unknown field "${key}" on ${type.name}`, {
      suggestion: didYouMean(key, names) ?? `${type.name} has ${anyOf(names, 40).replace(/ or (?="[^"]*"$)/, ' and ')}`,
    });
  }

  private field({ key, start, value }: Entry, field: ContractField, owner: ContractType, above: string): void {
    const expected = kindOf(field, this.contract);
    if (value.kind === 'unread') return;
    if (value.kind === 'empty') {
      const leaveOut = 'leave the whole line out, or give it a value';
      const suggestion = field.name === 'alt' ? 'write "" if the picture only repeats the text beside it' : leaveOut;
      this.fault(start, `"${key}" has no value`, {
        expected,
        suggestion: field.required && field.name !== 'alt' ? undefined : suggestion,
      });
    } else if (field.list && value.kind === 'list') {
      if (value.items.length === 0)
        this.fault(value.start, `"${key}" is an empty list`, { expected: `${expected}, at least one` });
      for (const item of value.items) {
        if (item.kind === 'empty') this.fault(item.start, `an entry of "${key}" has no value`, { expected });
        else this.value(item, field, owner, above);
      }
    } else if (field.list) {
      const suggestion = 'write each entry on a line of its own that begins with "- "';
      this.fault(value.start, `"${key}" holds ${named[value.kind]}`, { expected: `a list of ${expected}`, suggestion });
    } else this.value(value, field, owner, above);
  }

  private value(node: ContentNode, field: ContractField, owner: ContractType, above: string): void {
    const type = field.link === undefined ? this.contract.types.get(field.type) : undefined;
    if (node.kind === 'unread') return;
    if (type && node.kind === 'map') this.map(node, type, `${owner.name}.${field.name}`, above);
    else if (!type && node.kind === 'scalar') {
      const faults = checkScalar(this.source, field, node, this.contract);
      this.faults.push(...faults);
      this.scalars.push({ source: this.source, owner: owner.name, field, node, fits: faults.length === 0 });
    } else {
      const suggestion =
        node.kind === 'map' && !type
          ? 'put a text with a colon in it in quotation marks'
          : node.kind === 'list'
            ? 'leave out the "- " before it'
            : undefined;
      const expected = kindOf(field, this.contract);
      this.fault(node.start, `"${field.name}" holds ${named[node.kind]}`, { expected, suggestion });
    }
  }
}

/**
 * Holds a file's tree against the contract: unknown and missing fields, lists and maps in the wrong place, values of the
 * wrong type.
 *
 * @param source - the file
 * @param root - its tree
 * @param content - what the table says the file holds
 */
export const readShape = (source: Source, root: ContentNode, content: ContentType, contract: Contract): Shape => {
  const reader = new ShapeReader(source, contract);
  reader.root(root, content);
  return reader;
};
