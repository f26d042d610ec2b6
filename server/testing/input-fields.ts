import type { z } from 'zod';

/** A text somewhere in an input: the keys that lead to it, '0' for the items of a list, '*' for the values of a record. */
export interface TextField {
  path: string[];
  schema: z.core.$ZodString;
}

/** Every text of an input, however deep. Throws for kinds of schema that it cannot look into. */
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
      // What comes after a text is looked at no longer than the text itself.
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
      throw new Error(`${path.join('.')} is of the kind ${def.type}, which this cannot look into.`);
  }
}

/** Whether nothing but trimming happens to a text before its length is judged, and nothing after where it is too long. */
export function isCutFirst({ schema }: TextField): boolean {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def);
  const first = checks.find(({ check }) => check !== 'overwrite' && check !== 'min_length');
  return first !== undefined && first.check === 'max_length' && first.abort === true;
}
