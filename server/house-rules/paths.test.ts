import { expect, test } from 'vitest';
import { PATHS, STATIC_PAGES } from '#contract/paths.ts';
import { webRoutes } from '#server/features/features.ts';
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

test('every path has one page: a screen of the web client, or a public page that the server sends', () => {
  const screens = [...textOf('web/pages.ts').matchAll(/\bpath: PATHS\.(\w+)/g)].map((found) => found[1]!);
  const rendered = Object.entries(PATHS).flatMap(([name, path]) =>
    webRoutes.some((route) => route.kind === 'page' && route.path === path) ? [name] : [],
  );
  expect([...screens, ...STATIC_PAGES, ...rendered].toSorted()).toEqual(Object.keys(PATHS).toSorted());
});
