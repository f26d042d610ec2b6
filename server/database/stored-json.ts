import { z } from 'zod';

/**
 * Values stored as JSON, with the version of their form. Each JSON column has one reader, which knows every version
 * that was ever written and converts it to the newest.
 */
export interface StoredJson<T> {
  table: string;
  column: string;
  /** Throws UnreadableStoredValue. `row` is the key of the row, for the error. */
  read(stored: unknown, row: string | number): T;
  readNullable(stored: unknown, row: string | number): T | null;
  /** The JSON text of the newest version. Throws if the value could not be read again. */
  write(value: T): string;
}

/** A stored value has a version or a shape that this program does not know. */
export class UnreadableStoredValue extends Error {
  override name = 'UnreadableStoredValue';
}

export interface JsonColumn {
  table: string;
  column: string;
}

/** The schema of each version, by its number. An older version's schema converts its value to the newest. */
export type Versions<T> = Record<number, z.ZodType<T>>;

/** A column that holds objects. The version is stored beside their fields. */
export function storedObject<T extends object>(at: JsonColumn, versions: Versions<T>): StoredJson<T> {
  return storedJson(at, versions, (value) => value);
}

/** A column that holds lists. The version is stored beside the list. */
export function storedList<T>(at: JsonColumn, item: z.ZodType<T>): StoredJson<T[]> {
  const versions = { 1: z.object({ list: z.array(item) }).transform(({ list }) => list) };
  return storedJson<T[]>(at, versions, (list) => ({ list }));
}

function storedJson<T>(
  { table, column }: JsonColumn,
  versions: Versions<T>,
  toObject: (value: T) => object,
): StoredJson<T> {
  const known = Object.keys(versions).map(Number);
  const newest = Math.max(...known);
  const read = (stored: unknown, row: string | number): T => {
    const unreadable = (reason: string) =>
      new UnreadableStoredValue(`${table}.${column} of row ${row} cannot be read: ${reason}`);
    const version = versionOf(stored);
    const schema = version === null ? undefined : versions[version];
    if (!schema)
      throw unreadable(
        `it has ${version === null ? 'no version' : `the version ${version}`}, and this program knows ${known.join(', ')}.`,
      );
    const parsed = schema.safeParse(stored, { error: faultOf });
    if (parsed.success) return parsed.data;
    // The first few are enough: a report has thousands of fields.
    const faults = parsed.error.issues
      .slice(0, 3)
      .map(({ path, message }) => `at ${path.length === 0 ? 'its root' : path.join('.')}: ${message}`);
    throw unreadable(`${faults.join('; ')} (version ${version}).`);
  };
  return {
    table,
    column,
    read,
    readNullable: (stored, row) => (stored === null || stored === undefined ? null : read(stored, row)),
    write: (value) => {
      const text = JSON.stringify({ version: newest, ...toObject(value) });
      // JSON has no NaN and no Infinity: they become null. Reading it back finds that now, not years later.
      read(JSON.parse(text), 'about to be written');
      return text;
    },
  };
}

/**
 * For the operator's log, in the terms of the schema. The program's other sentences are for people who type.
 */
const faultOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.join(', ')}`;
  return issue.code;
};

function versionOf(stored: unknown): number | null {
  const isVersioned = typeof stored === 'object' && stored !== null && 'version' in stored;
  return isVersioned && typeof stored.version === 'number' ? stored.version : null;
}
