import { expect, test } from 'vitest';
import { type Rule, expectKept, importsOf, product, textOf } from './sources.ts';

/** Files of the first kind must not import any of the second. */
const LAYERS = [
  [/^contract\//, /^(?:server|web)\//],
  [/^web\//, /^server\//],
  [/^server\//, /^web\//],
  [/^server\/(?:platform|database)\//, /^server\/features\//],
  [/^web\/(?:api|session|theme|ui)\//, /^web\/features\//],
  // Words, then what is compared, then what is concluded.
  [/^server\/features\/analysis\/grading\/text\//, /\/grading\/(?:compare|judge)\//],
  [/^server\/features\/analysis\/grading\/compare\//, /\/grading\/judge\//],
] as const;

/** The orders of features are in docs/architecture.md: first the server's, then the web's. */
const [SERVER = [], WEB = []] = [
  ...textOf('docs/architecture.md').matchAll(/^`([a-z-]+(?: → [a-z-]+)+)`\.$/gm),
].map(([, order]) => order!.split(' → '));
const ORDER: Record<string, readonly string[]> = { server: SERVER, web: WEB };

/**
 * The side that a feature's file is on, and the feature's position. Files outside the folders come after all features.
 */
function placeOf(file: string): { side: string; at: number } | null {
  const [side = '', folder, feature = ''] = file.split('/');
  if (folder !== 'features' || !ORDER[side]) return null;
  const at = ORDER[side].indexOf(feature);
  return { side, at: at === -1 ? Infinity : at };
}

function mayImport(file: string, target: string): boolean {
  const own = placeOf(file);
  const other = placeOf(target);
  if (own && other && own.side === other.side && other.at > own.at) return false;
  return LAYERS.every(([from, to]) => !from.test(file) || !to.test(target));
}

const layers: Rule = (sources) =>
  sources.flatMap((source) =>
    importsOf(source)
      .filter(({ target }) => !mayImport(source.file, target))
      .map(({ target }) => `${source.file} imports ${target}`),
  );

test('every feature has its place in the order', () => {
  for (const [side, order] of Object.entries(ORDER)) {
    const features = product
      .map(({ file }) => file.split('/'))
      .filter((parts) => parts[0] === side && parts[1] === 'features' && parts.length > 3);
    expect([...new Set(features.map((parts) => parts[2]!))].toSorted()).toEqual(order.toSorted());
  }
});

test('a feature imports only from features before it, and a layer only from the layers below it', () => {
  expectKept(
    layers,
    {
      'contract/a.ts': "import type { Context } from '#server/platform/context.ts';",
      'server/platform/a.ts': "import { submit } from '../features/jobs/submit.ts';",
      'server/features/sign-on/a.ts':
        "import { erase } from '#server/features/privacy/erase.ts';\nimport '#server/features/accounts/store.ts';",
      'server/features/jobs/a.ts': "export * from '../candidate-invitations/store.ts';",
      'server/features/privacy/a.ts': "import { routes } from '#server/features/features.ts';",
      'server/features/a.ts': "import { page } from '#web/pages.ts';",
      'server/features/analysis/grading/text/a.ts': "import { shapeOf } from '../compare/similarity.ts';",
      'web/ui/a.ts': "export type { Job } from '#web/features/jobs/job.ts';",
      'web/features/jobs/a.tsx':
        "import { at } from '#server/platform/clock.ts';\nconst load = () => import('../practice/practice-page.tsx');",
    },
    [
      'contract/a.ts imports server/platform/context.ts',
      'server/platform/a.ts imports server/features/jobs/submit.ts',
      'server/features/sign-on/a.ts imports server/features/privacy/erase.ts',
      'server/features/jobs/a.ts imports server/features/candidate-invitations/store.ts',
      'server/features/privacy/a.ts imports server/features/features.ts',
      'server/features/a.ts imports web/pages.ts',
      'server/features/analysis/grading/text/a.ts imports server/features/analysis/grading/compare/similarity.ts',
      'web/ui/a.ts imports web/features/jobs/job.ts',
      'web/features/jobs/a.tsx imports server/platform/clock.ts',
      'web/features/jobs/a.tsx imports web/features/practice/practice-page.tsx',
    ],
  );
});
