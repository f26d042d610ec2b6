import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The product's own files, without tests. Paths are relative to the root of the repository. */
export const sources: readonly string[] = globSync('{contract,server,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
}).filter((file) => !/\.test\.tsx?$|^server\/(testing|house-rules)\//.test(file));

export const textOf = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

/**
 * `import … from '…'`, `export … from '…'`, `import '…'`. The first group matches if only types are imported.
 */
const STATIC = /^(?:import|export)(?: (type) (?=[\w{*]))?(?:[^'";]*? from)? ?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;

export interface Import {
  file: string;
  /** Whether only types are imported, so that no import is left when the program runs. */
  isTypeAlone: boolean;
  /** Whether the file is loaded when it is needed: `import('…')`. */
  isLazy: boolean;
}

/** The files of the product that a file imports. */
export function importsOf(file: string): Import[] {
  const text = textOf(file);
  return [
    ...[...text.matchAll(STATIC)].map((found) => ({
      file: resolved(file, found[2]!),
      isTypeAlone: found[1] !== undefined,
      isLazy: false,
    })),
    ...[...text.matchAll(DYNAMIC)].map((found) => ({
      file: resolved(file, found[1]!),
      isTypeAlone: false,
      isLazy: true,
    })),
  ].flatMap(({ file: target, ...how }) => (target === null ? [] : [{ file: target, ...how }]));
}

/** Null for packages and Node's own modules. */
function resolved(file: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  return plain.startsWith('.') ? path.posix.join(path.posix.dirname(file), plain) : null;
}
