import { expect, test } from 'vitest';
import { PATHS } from '#contract/paths.ts';
import { sources, textOf } from './import-graph.ts';

const ours = sources.filter((file) => /^(server|web)\//.test(file));
const pages = Object.values(PATHS).filter((path) => path !== PATHS.home);

test('paths of pages are written only in contract/paths.ts', () => {
  // At the start of a text, after a value inserted into the
  // text, or in a list of paths for crawlers (`allow:`).
  const typed = new RegExp(`(?:['"\`}]|allow: )(?:${pages.join('|')})(?![\\w.-])`, 'i');
  const home = /\b(?:to|href|path|url)(?:=|: )['"]\/['"]|\bnavigate\('\/'/;
  const wrong = ours.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => typed.test(line) || home.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test('every path has a page', () => {
  const routed = [...textOf('web/pages.ts').matchAll(/\bpath: PATHS\.(\w+)/g)].map((found) => found[1]!);
  expect(routed.toSorted()).toEqual(Object.keys(PATHS).toSorted());
});
