import type { z } from 'zod';

/**
 * A text field somewhere in an input: the keys that lead to it, with '0' for the
 * items of a list and '*' for the values of a record.
 */
export interface TextField {
  path: string[];
  schema: z.core.$ZodString;
}

/** Every text field of an input, at any depth. Throws for unknown kinds of schema. */
export function textsOf(schema: z.core.$ZodType, path: string[] = []): TextField[] {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'string':
      return [{ path, schema: known as z.core.$ZodString }];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => textsOf(value, [...path, key]));
    case 'array':
      return textsOf(def.element, [...path, '0']);
    // All of its items have the same form.
    case 'tuple':
      return textsOf(def.items[0]!, [...path, '0']);
    case 'record':
      return [...textsOf(def.keyType, [...path, '*']), ...textsOf(def.valueType, [...path, '*'])];
    case 'union':
      return def.options.flatMap((option) => textsOf(option, path));
    case 'intersection':
      return [...textsOf(def.left, path), ...textsOf(def.right, path)];
    case 'optional':
    case 'nullable':
    case 'default':
      return textsOf(def.innerType, path);
    case 'pipe': {
      // Later steps of a pipe get the text only after the first step has limited its length.
      const before = textsOf(def.in, path);
      return before.length > 0 ? before : textsOf(def.out, path);
    }
    case 'transform':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
      return [];
    default:
      throw new Error(`${path.join('.')} is of the kind ${def.type}, which textsOf does not support.`);
  }
}

/**
 * Whether the length of a text is checked before anything but trimming, and a text that is too long is not checked any
 * further.
 */
export function isCutFirst({ schema }: TextField): boolean {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def);
  const first = checks.find(({ check }) => check !== 'overwrite' && check !== 'min_length');
  return first !== undefined && first.check === 'max_length' && first.abort === true;
}
