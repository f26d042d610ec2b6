import { afterAll, beforeAll, vi } from 'vitest';
import { testListPlans } from '#server/testing/list-plans.ts';
import { type OwnTestServer, startOwnServer, testEngines } from '#server/testing/postgres.ts';

let server: OwnTestServer | undefined;
beforeAll(async () => {
  if (!testEngines.includes('postgres')) return;
  server = await startOwnServer();
  vi.stubEnv('TEST_DATABASE_URL', server.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
});

testListPlans(100_000);
