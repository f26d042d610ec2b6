import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseResult, parseSync } from 'vite';
import { expect } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file of the repository, or one that a test makes up. Its path is relative to the repository's root. */
export interface Source {
  file: string;
  text: string;
}

export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

// The bench installs Lighthouse in its own folder.
export const filesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name.includes('node_modules') }).toSorted();

const parsedSources = new Map<string, Source>();

/** The same file gives the same object each time, so that it is parsed only once. */
export const sourcesIn = (pattern: string): Source[] =>
  filesIn(pattern).map((file) => {
    const source = parsedSources.get(file) ?? { file, text: textOf(file) };
    parsedSources.set(file, source);
    return source;
  });

/** The product's own files, without tests. */
export const product: readonly Source[] = sourcesIn('{contract,server,web}/**/*.{ts,tsx}').filter(
  ({ file }) => !/\.(?:test|fixture)\.tsx?$|^server\/(?:testing|house-rules)\//.test(file),
);

/** Returns what breaks a rule, in words. */
export type Rule = (sources: readonly Source[]) => string[];

interface Tried {
  sources?: readonly Source[];
  /** What may break the rule. Each entry has a reason where it is listed. */
  allowed?: readonly string[];
}

/** Checks that nothing else breaks the rule, and that the rule finds what breaks it in made-up files. */
export function expectKept(
  rule: Rule,
  planted: Record<string, string>,
  found: readonly string[],
  { sources = product, allowed = [] }: Tried = {},
): void {
  expect(sources.length).toBeGreaterThan(0);
  expect(rule(sources).toSorted()).toEqual(allowed.toSorted());
  expect(rule(Object.entries(planted).map(([file, text]) => ({ file, text })))).toEqual(found);
}

/** The matches of each pattern, as `file: text`. */
export const findings = ({ file, text }: Source, ...patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`));

const parsed = new WeakMap<Source, ParseResult>();

export function parse(source: Source): ParseResult {
  const result = parsed.get(source) ?? parseSync(source.file, source.text);
  expect(result.errors).toEqual([]);
  parsed.set(source, result);
  return result;
}

export interface Import {
  /** A file of the repository, or the name of a package. */
  target: string;
  names: string[];
  /** Whether only types are imported, so that no import is left at run time. */
  isTypeAlone: boolean;
  /** Whether the file is loaded on demand: `import('…')`. */
  isLazy: boolean;
}

/** Everything that a file imports or re-exports. */
export function importsOf(source: Source): Import[] {
  const { staticImports, staticExports, dynamicImports } = parse(source).module;
  const statements = [
    ...staticImports,
    // For a re-export, the other file is named in each entry.
    ...staticExports.map((each) => ({ ...each, moduleRequest: each.entries[0]?.moduleRequest })),
  ];
  const named = statements.flatMap(({ start, moduleRequest, entries }) => {
    if (!moduleRequest) return [];
    return {
      target: targetOf(source.file, moduleRequest.value),
      names: entries.flatMap(({ importName }) => importName.name ?? []),
      isTypeAlone: /^(?:import|export) type\b/.test(source.text.slice(start, start + 12)),
      isLazy: false,
    };
  });
  const lazy = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const specifier = /^['"`](.*)['"`]$/.exec(source.text.slice(start, end))?.[1];
    if (specifier === undefined) return [];
    return { target: targetOf(source.file, specifier), names: [], isTypeAlone: false, isLazy: true };
  });
  return [...named, ...lazy];
}

function targetOf(file: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '');
  // According to the `imports` of package.json.
  if (plain.startsWith('#')) return plain.slice(1);
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(file), plain);
  return /^(?:@[^/]+\/)?[^/]+/.exec(plain)![0];
}
