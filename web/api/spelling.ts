import type { z } from 'zod';
import { NAMES } from './wire.ts';

const ours = new Map<string, string>(Object.entries(NAMES));

export function spellingOf(schema: z.core.$ZodType): Record<string, string> {
  return Object.fromEntries(
    fieldNames(schema).flatMap((name) => {
      const other = ours.get(name);
      return other === undefined ? [] : [[other, name]];
    }),
  );
}

export function fieldNames(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => [name, ...fieldNames(field)]);
    case 'array':
      return fieldNames(def.element);
    case 'tuple':
      return def.items.flatMap(fieldNames);
    case 'record':
      return fieldNames(def.valueType);
    case 'union':
      return def.options.flatMap(fieldNames);
    case 'intersection':
      return [...fieldNames(def.left), ...fieldNames(def.right)];
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldNames(def.innerType);
    case 'pipe':
      return [...fieldNames(def.in), ...fieldNames(def.out)];
    default:
      return [];
  }
}
