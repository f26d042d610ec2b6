import { describe, expect, it } from 'vitest';
import { readClaims } from './token.ts';

const now = Date.UTC(2026, 10, 21);
const encode = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const valid = { sub: 'user-1', roleType: 'candidate', exp: now / 1000 + 60, name: 'José 李' };

describe('readClaims', () => {
  it('reads the role that chooses the screens', () => {
    expect(readClaims(encode(valid), now)).toEqual({ userId: 'user-1', role: 'candidate' });
  });

  it.each([
    ['expired', encode({ ...valid, exp: now / 1000 - 1 })],
    ['of a role that does not exist', encode({ ...valid, roleType: 'admin' })],
    ['without an owner', encode({ ...valid, sub: undefined })],
    ['without an end', encode({ ...valid, exp: undefined })],
    ['no JSON', 'a.b.c'],
    ['nothing', encode(null)],
  ])('takes a token that is %s for a visitor', (_, token) => {
    expect(readClaims(token, now)).toBeNull();
  });
});
