import { expect, test } from 'vitest';
import { PATHS } from '#contract/paths.ts';
import { sources, textOf } from './import-graph.ts';

const ours = sources.filter((file) => /^(server|web)\//.test(file));
const pages = Object.values(PATHS).filter((path) => path !== PATHS.home);

test('the path of a page is written in contract/paths.ts alone', () => {
  // At the beginning of a text, behind a value that was put into it, or as what crawlers are told to leave out.
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
  const routed = [...textOf('web/routes.tsx').matchAll(/\bpath: PATHS\.(\w+)/g)].map((found) => found[1]!);
  expect(routed.toSorted()).toEqual(Object.keys(PATHS).toSorted());
});
