import { expect, test } from 'vitest';
import { filesIn, textOf } from './sources.ts';

/** docs/security.md: each claim ends with the tests that check it, such as `[`accounts/sessions/sessions.test.ts`]`. */

/** A path on the page is relative to one of these folders. */
const FOLDERS = ['server/features/', 'server/platform/', 'server/', ''];
const WITHOUT_CLAIMS = ['Security', 'Kinds of data', 'Updates', 'What the operator has to do'];
/** The most claims that no test can check. */
const MOST_BY_DESIGN = 5;

const TESTS = /\[((?:`[^`\]]+`(?:, )?)+)\](?= \(by design: |$)/;
const BY_DESIGN = /\(by design: `([^`]+)`\)$/;
const IS_TEST_FILE = /\.(test|e2e|fault)\.tsx?$/;
const HAS_TEST = /^\s*(?:test|it)(?:\.\w+)*\(/m;

interface Claim {
  text: string;
  tests: string[];
  byDesign: string | undefined;
}

/** Each bullet with the lines that belong to it, and each paragraph. */
function claimsOf(markdown: string): Claim[] {
  const texts: string[] = [];
  let section = '';
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) section = line.replace(/^#+ /, '');
    const isText = line.trim() !== '' && !line.startsWith('#') && !WITHOUT_CLAIMS.includes(section);
    if (!isText) isOpen = false;
    else if (isOpen && !line.startsWith('- ')) texts[texts.length - 1] += `\n${line}`;
    else {
      texts.push(line);
      isOpen = true;
    }
  }
  return texts.map((text) => ({
    text,
    tests: [...(TESTS.exec(text)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
    byDesign: BY_DESIGN.exec(text)?.[1],
  }));
}

const placesOf = (path: string) => FOLDERS.flatMap((folder) => filesIn(`${folder}${path}`));

/** What is wrong with the claims, in words. */
function faultsOf(claims: readonly Claim[]): string[] {
  return claims.flatMap(({ text, tests, byDesign }) => {
    const claim = text.slice(0, 60);
    if (tests.length === 0 && byDesign === undefined) return [`no test: ${claim}`];
    return [...tests, ...(byDesign === undefined ? [] : [byDesign])].flatMap((path) => {
      const places = placesOf(path);
      if (places.length !== 1) return [`${path} is ${places.length} files: ${claim}`];
      if (path === byDesign) return [];
      if (!IS_TEST_FILE.test(path) || !HAS_TEST.test(textOf(places[0]!)))
        return [`${path} has no test: ${claim}`];
      return [];
    });
  });
}

const claims = claimsOf(textOf('docs/security.md'));

test('each claim of docs/security.md names tests that exist', () => {
  expect(claims.length).toBeGreaterThan(100);
  expect(faultsOf(claims)).toEqual([]);
});

test('few claims stand without a test that can tell', () => {
  const byDesign = claims.filter((claim) => claim.byDesign !== undefined);
  expect(byDesign.length).toBeLessThanOrEqual(MOST_BY_DESIGN);
});

test.each([
  ['- A claim.', ['no test: - A claim.']],
  ['- A claim. [`no-such.test.ts`]', ['no-such.test.ts is 0 files: - A claim. [`no-such.test.ts`]']],
  ['- A claim [V1.1.1]. [`secrets.test.ts`] (by design: `roundone.ts`)', []],
  ['- Two\n  lines. [`secrets.test.ts`]\n- And one. [`e2e/sign-in.e2e.ts`]', []],
])('%j', (text, faults) => {
  expect(faultsOf(claimsOf(`# Security\n\nAn introduction.\n\n## Section\n\n${text}\n`))).toEqual(faults);
});
