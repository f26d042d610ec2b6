import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { type World, startWorld } from '#server/testing/world.ts';

/** The published document names every code that any call can return. */

interface Operation {
  security?: Record<string, string[]>[];
  responses: Record<
    string,
    { description: string; $ref?: string; content: Record<string, { schema: object }> }
  >;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, { description: string }>;
    securitySchemes: Record<string, { description: string }>;
  };
}

let world: World;
let document: Document;
beforeAll(async () => {
  world = await startWorld();
  document = (await world.app.inject('/api/openapi.json')).json<Document>();
});
afterAll(() => world.close());

test('a call lists its codes and what they mean, by HTTP status', () => {
  const { responses } = document.paths['/auth/signin']!['post']!;
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '429', '503']));
  expect(responses['200']!.description).toContain(
    '- `email.not-verified`: The password is correct, but the link emailed to the address has not been opened yet.',
  );
  expect(responses['200']!.content['application/json']!.schema).toMatchObject({
    properties: {
      responseStatus: {
        properties: {
          statusCode: { enum: [0, 1] },
          code: { enum: expect.arrayContaining(['email.not-verified', 'sign-in.locked']) },
        },
      },
    },
  });
  expect(responses['401']!.description).toBe(
    '- `sign-in.wrong-credentials`: The email or password is wrong.\n- `not-signed-in`: You are not signed in, or your session has ended.',
  );
  expect(responses['404']).toEqual({ $ref: '#/components/responses/error404' });
  expect(document.components.responses['error404']!.description).toBe(
    '- `not-found`: It does not exist, or it belongs to someone else.',
  );
});

test('each call is there, with its errors', () => {
  for (const { path, method } of endpoints) {
    const named = `/${path.replace(/:(\w+)/g, '{$1}')}`;
    expect(document.paths[named]?.[method.toLowerCase()]?.responses, path).toHaveProperty('400');
  }
});

test('a call says who may make it: everybody, a login, or an API token with its scope', () => {
  const securityOf = (path: string, method: string) => document.paths[path]![method]!.security;
  expect(securityOf('/auth/signin', 'post')).toBeUndefined();
  expect(securityOf('/users/getSessions', 'get')).toEqual([{ login: [] }]);
  expect(securityOf('/jobs/publishJob', 'post')).toEqual([{ login: [] }, { apiToken: ['jobs:write'] }]);
  expect(securityOf('/interview/getFeedback', 'get')).toEqual([
    {},
    { login: [] },
    { apiToken: ['reports:read'] },
  ]);
  const { apiToken } = document.components.securitySchemes;
  expect(apiToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(apiToken!.description).toContain('- `reports:read`: Read the reports of interviews.');
});
