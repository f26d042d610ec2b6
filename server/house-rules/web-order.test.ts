import { describe, expect, test } from 'vitest';
import { importsOf, sources } from './import-graph.ts';

/**
 * A feature of the web may import only from features before it in
 * this list. docs/architecture.md has the same order.
 */
const WEB_FEATURES = [
  'public',
  'accounts',
  'companies',
  'notices',
  'employers',
  'candidates',
  'jobs',
  'decisions',
  'applications',
  'applicants',
  'interviews',
  'feedback',
  'pipeline',
  'practice',
  'privacy',
  'operator',
  'dashboards',
];

const featureOf = (file: string): string | undefined => /^web\/features\/([a-z]+)\//.exec(file)?.[1];

describe('the web', () => {
  const web = sources.filter((file) => file.startsWith('web/'));

  test('a feature imports only from features before it', () => {
    const features = new Set(web.flatMap((file) => featureOf(file) ?? []));
    expect([...features].toSorted()).toEqual(WEB_FEATURES.toSorted());
    const wrong = web.flatMap((file) => {
      const own = featureOf(file);
      if (own === undefined) return [];
      return importsOf(file)
        .filter((each) => WEB_FEATURES.indexOf(featureOf(each.file) ?? own) > WEB_FEATURES.indexOf(own))
        .map((each) => `${file} imports ${each.file}`);
    });
    expect(wrong).toEqual([]);
  });

  test('api, session, theme and ui import no feature', () => {
    const wrong = web
      .filter((file) => /^web\/(api|session|theme|ui)\//.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((each) => featureOf(each.file) !== undefined)
          .map((each) => `${file} imports ${each.file}`),
      );
    expect(wrong).toEqual([]);
  });
});

test('there are no circular imports, except of types', () => {
  const known = new Set(sources);
  const next = new Map(
    sources.map((file) => [
      file,
      importsOf(file).flatMap((each) => (each.isTypeAlone || !known.has(each.file) ? [] : [each.file])),
    ]),
  );
  // If the parser found few imports, it would find no circle either.
  expect([...next.values()].flat().length).toBeGreaterThan(2_000);
  expect(circlesIn(next)).toEqual([]);
});

/** Each circle once, as 'a → b → a'. */
function circlesIn(next: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    way.push(file);
    for (const each of next.get(file) ?? []) visit(each);
    way.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return circles;
}
