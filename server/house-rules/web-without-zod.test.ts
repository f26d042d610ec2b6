import { expect, test } from 'vitest';
import { type Rule, expectKept, importsOf, product } from './sources.ts';

/** It contains the forms' schemas, and is loaded when a form opens. */
const RULES = 'web/ui/form/rules.ts';
/** What keeps zod from trying `eval`, which the pages' policy forbids. Only the schemas import it. */
const WITHOUT_EVAL = 'web/ui/form/zod-without-eval.ts';

/** The paths from web files to zod through imports that the browser loads at once. */
const waysToZod: Rule = (sources) => {
  const known = new Map(sources.map((source) => [source.file, source]));
  const ways = new Map<string, string | undefined>([['zod', 'zod']]);
  const wayFrom = (file: string): string | undefined => {
    const source = known.get(file);
    if (!source || ways.has(file)) return ways.get(file);
    ways.set(file, undefined);
    const rest = importsOf(source)
      .filter((each) => !each.isTypeAlone && !each.isLazy)
      .map(({ target }) => wayFrom(target))
      .find((way) => way !== undefined);
    ways.set(file, rest && `${file} → ${rest}`);
    return ways.get(file);
  };
  return sources.filter(({ file }) => file.startsWith('web/')).flatMap(({ file }) => wayFrom(file) ?? []);
};

test('no page loads zod before it is needed: calls come from web/api/calls.ts, rules from check()', () => {
  expectKept(
    (sources) =>
      waysToZod(sources).filter(
        (way) => !way.startsWith(`${RULES} → `) && !way.startsWith(`${WITHOUT_EVAL} → `),
      ),
    {
      'contract/a.ts': "import { z } from 'zod';",
      'web/a.ts': "import type { z } from 'zod';\nexport const load = () => import('./b.ts');",
      'web/b.ts': "export { a } from '#contract/a.ts';",
    },
    ['web/b.ts → contract/a.ts → zod'],
  );
});

test('the schemas of the forms are made after zod was told not to try `eval`', () => {
  const rules = product.find(({ file }) => file === RULES)!;
  expect(importsOf(rules)[0]!.target).toBe(WITHOUT_EVAL);
});
