import { expect, test } from 'vitest';
import { PATHS, STATIC_PAGES } from '#contract/shared/paths.ts';
import { webRoutes } from '#server/features/features.ts';
import { type Rule, expectKept, textOf } from './sources.ts';

const pages = Object.values(PATHS).filter((path) => path !== PATHS.home);
// At the start of a text, after a value inserted into the text, or in a list of paths for crawlers (`allow:`).
const TYPED = new RegExp(`(?:['"\`}]|allow: )(?:${pages.join('|')})(?![\\w.-])`, 'i');
const HOME = /\b(?:to|href|path|url)(?:=|: )['"]\/['"]|\bnavigate\('\/'/;

const typed: Rule = (sources) =>
  sources
    .filter(({ file }) => /^(server|web)\//.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => TYPED.test(line) || HOME.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

test('paths of pages are written only in contract/shared/paths.ts', () => {
  expectKept(
    typed,
    {
      'contract/shared/paths.ts': "login: '/login',",
      'server/a.ts': 'const url = PATHS.login;\nconst login = `${origin}/login`;',
      'web/a.tsx': '<Link to="/" />',
    },
    ['server/a.ts: const login = `${origin}/login`;', 'web/a.tsx: <Link to="/" />'],
  );
});

test('every path has one page: a screen of the web client, or a public page that the server sends', () => {
  const screens = [...textOf('web/pages.ts').matchAll(/\[PATHS\.(\w+)\]/g)].map((found) => found[1]!);
  const rendered = Object.entries(PATHS).flatMap(([name, path]) =>
    webRoutes.some((route) => route.kind === 'page' && route.path === path) ? [name] : [],
  );
  expect([...screens, ...STATIC_PAGES, ...rendered].toSorted()).toEqual(Object.keys(PATHS).toSorted());
});
