import { expect, test } from 'vitest';
import { storedScopes } from './stored-token.ts';

test('scopes are read in every version', () => {
  const scopes = ['jobs:read', 'reports:read'];
  expect(storedScopes.read(scopes, 1)).toEqual(scopes);
  expect(storedScopes.read({ version: 1, list: scopes }, 1)).toEqual(scopes);
  expect(JSON.parse(storedScopes.write(['jobs:read']))).toEqual({ version: 1, list: ['jobs:read'] });
  expect(() => storedScopes.read({ version: 1, list: ['everything'] }, 7)).toThrow(
    'api_tokens.scopes of row 7 cannot be read',
  );
});
