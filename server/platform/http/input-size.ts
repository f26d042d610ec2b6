import type { z } from 'zod';
import * as platform from '#contract/messages/en/platform.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';

/** Limits the size of an input before its content is examined. */

/** The largest JSON body, whatever its schema allows. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Headroom for a long text in the wrong field, so that the answer can name the field, and for unknown fields. */
const ROOM_BYTES = 128 * 1024;
/** The bytes of a character written as an escape such as \u00e9. */
const CHARACTER_BYTES = 6;
/** The bytes of a number, a word, or a bracket with its comma. */
const TOKEN_BYTES = 32;
/** The largest input in the contract has a third of this: 300 questions with all their parts. */
const MOST_VALUES = 5_000;
/** The deepest input in the contract has four levels. */
const MOST_LEVELS = 20;

/**
 * The largest number of bytes that a valid body for this endpoint can need. Files of an upload have their own limit.
 * Throws if a text or list has no maximum length.
 */
export function bodyLimit(endpoint: Endpoint): number {
  const isBody = endpoint.method !== 'GET' && endpoint.upload === undefined;
  return Math.min(MOST_BYTES, ROOM_BYTES + (isBody ? largest(endpoint.input) : 0));
}

/** Throws if a text or list has no maximum length. */
function largest(schema: z.core.$ZodType): number {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return TOKEN_BYTES + CHARACTER_BYTES * greatestLength(schema);
    case 'array':
      return TOKEN_BYTES + greatestLength(schema) * largest(def.element);
    case 'tuple':
      return def.items.reduce((sum, item) => sum + largest(item), TOKEN_BYTES);
    case 'object':
      return Object.entries(def.shape).reduce(
        (sum, [key, value]) => sum + key.length + TOKEN_BYTES + largest(value),
        TOKEN_BYTES,
      );
    case 'record': {
      const keys = (def.keyType as z.core.$ZodType)._zod.values?.size;
      if (keys === undefined) throw new Error('A record of a body needs keys that are listed.');
      return keys * (largest(def.keyType) + largest(def.valueType));
    }
    case 'union':
      return Math.max(...def.options.map(largest));
    case 'intersection':
      return largest(def.left) + largest(def.right);
    case 'optional':
    case 'nullable':
    case 'default':
      return largest(def.innerType);
    case 'pipe': {
      const first = (def.in as z.core.$ZodTypes)._zod.def.type;
      return largest(first === 'transform' ? def.out : def.in);
    }
    case 'number':
    case 'boolean':
    case 'null':
      return TOKEN_BYTES;
    case 'enum':
    case 'literal': {
      const lengths = [...(schema._zod.values ?? [])].map((value) => String(value).length);
      return TOKEN_BYTES + CHARACTER_BYTES * Math.max(...lengths);
    }
    default:
      throw new Error(`An input of the kind ${def.type} has no known size.`);
  }
}

/** The maximum length of a text or list. Throws if it has none. */
export function greatestLength(schema: z.core.$ZodType): number {
  const lengths = (schema._zod.def.checks ?? []).flatMap((check) => {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'max_length') return [def.maximum];
    return def.check === 'length_equals' ? [def.length] : [];
  });
  if (lengths.length === 0) throw new Error('A text or a list of an input needs a greatest length.');
  return Math.min(...lengths);
}

/**
 * The same check on the text before it is parsed as JSON, because creating millions of values only to refuse them
 * takes long.
 */
export function objectionToJson(json: string): string | null {
  let [level, values, isText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === COMMA) values += 1;
    else if (code === OPENED_LIST || code === OPENED_OBJECT) {
      level += 1;
      values += 1;
      if (level > MOST_LEVELS) return platform.tooDeep();
    } else if (code === CLOSED_LIST || code === CLOSED_OBJECT) level -= 1;
    if (values > 2 * MOST_VALUES) return platform.tooManyValues();
  }
  return null;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENED_LIST, CLOSED_LIST, OPENED_OBJECT, CLOSED_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Why the input is refused without examining it further. Null if its shape is acceptable. */
export function objectionTo(input: unknown): string | null {
  const waiting: { value: unknown; level: number }[] = [{ value: input, level: 0 }];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, level } = next;
    if (typeof value === 'string' && !isStorable(value)) {
      return platform.notStorable();
    }
    if (typeof value !== 'object' || value === null) continue;
    if (level > MOST_LEVELS) return platform.tooDeep();
    const keys = Object.keys(value);
    seen += keys.length;
    if (seen > MOST_VALUES) return platform.tooManyValues();
    for (const key of keys) {
      if (!isStorable(key)) return platform.notStorable();
      waiting.push({ value: (value as Record<string, unknown>)[key], level: level + 1 });
    }
  }
  return null;
}

/** PostgreSQL cannot store U+0000, and half of a surrogate pair is not a character. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
