import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { webCalls } from '../../scripts/web-calls.ts';
import { importsOf, sources, textOf } from './import-graph.ts';

/** It has the schemas of the forms, and is loaded when a form opens. */
const RULES = 'web/ui/form/rules.ts';
/** What keeps zod from trying `eval`, which the policy of the pages forbids. Only the schemas import it. */
const WITHOUT_EVAL = 'web/ui/form/zod-without-eval.ts';

test('web/api/calls.ts says what the contract says; if not, run `npm run web:calls`', async () => {
  const api = new URL('../../web/api/', import.meta.url);
  const calls = await webCalls();
  const built = (await readdir(new URL('calls/', api))).map((name) => `calls/${name}`);
  expect(['calls.ts', ...built].toSorted()).toEqual([...calls.keys()].toSorted());
  for (const [name, text] of calls) expect(await readFile(new URL(name, api), 'utf8'), name).toBe(text);
});

test('no page loads zod before it is needed: calls come from web/api/calls.ts, rules from check()', () => {
  const known = new Set(sources);
  const reaching = new Map<string, string | null>();
  /** The way from the file to zod by imports that the browser loads at once, or null. */
  const wayToZod = (file: string): string | null => {
    const found = reaching.get(file);
    if (found !== undefined) return found;
    reaching.set(file, null);
    const way = /^import (?!type )[^;]*'zod'/m.test(textOf(file))
      ? `${file} → zod`
      : (importsOf(file)
          .filter((each) => !each.isTypeAlone && !each.isLazy && known.has(each.file))
          .map((each) => wayToZod(each.file))
          .find((rest) => rest !== null) ?? null);
    const whole = way === null || way.startsWith(`${file} →`) ? way : `${file} → ${way}`;
    reaching.set(file, whole);
    return whole;
  };
  expect(wayToZod(RULES)).not.toBeNull();
  const ways = sources
    .filter((file) => file.startsWith('web/') && file !== RULES && file !== WITHOUT_EVAL)
    .flatMap((file) => wayToZod(file) ?? []);
  expect(ways).toEqual([]);
});

test('the schemas of the forms are made after zod was told not to try `eval`', () => {
  const [first] = importsOf(RULES);
  expect(first?.file).toBe(WITHOUT_EVAL);
});
