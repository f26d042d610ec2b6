import { createHmac, createSecretKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readToken } from './signed-tokens.ts';

/** The tokens are signed by a different implementation. */

const KEY = new Uint8Array(32).fill(7);
const NOW = new Date('2030-03-05T10:00:00.000Z');
const SECONDS = NOW.getTime() / 1000;
const expected = {
  key: createSecretKey(KEY),
  issuer: 'us',
  audience: 'our-api',
  type: 'login+jwt',
  now: NOW,
};

const token = (
  { alg = 'HS256', typ = 'login+jwt', ...header }: Record<string, unknown> = {},
  claims: Record<string, unknown> = {},
) =>
  new SignJWT({
    iss: 'us',
    aud: 'our-api',
    sub: 'somebody',
    exp: SECONDS + 60,
    ...claims,
  }).setProtectedHeader({
    alg: String(alg),
    ...(typ === null ? {} : { typ: String(typ) }),
    ...header,
  });

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with any header and payload, correctly signed. */
function signedByHand(header: unknown, payload: unknown, hash = 'sha256'): string {
  const text = `${encoded(header)}.${encoded(payload)}`;
  return `${text}.${createHmac(hash, KEY).update(text).digest('base64url')}`;
}

test('a token of ours gives its claims', async () => {
  expect(readToken(await token().sign(KEY), expected)).toEqual({
    iss: 'us',
    aud: 'our-api',
    sub: 'somebody',
    exp: SECONDS + 60,
  });
});

test('a kind of token without a type is read without one', async () => {
  const { type: _, ...untyped } = expected;
  expect(readToken(await token({ typ: null }).sign(KEY), untyped)).toMatchObject({ sub: 'somebody' });
  expect(readToken(await token().sign(KEY), untyped)).toBeNull();
  expect(readToken(await token({ typ: null }).sign(KEY), expected)).toBeNull();
});

test('another algorithm is refused, whatever the signature is', async () => {
  const claims = { iss: 'us', aud: 'our-api', sub: 'somebody', exp: SECONDS + 60 };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const long = new Uint8Array(64).fill(7);
  const refused = [
    `${encoded({ alg: 'none', typ: 'login+jwt' })}.${encoded(claims)}.`,
    signedByHand({ alg: 'none', typ: 'login+jwt' }, claims),
    signedByHand({ alg: 'RS256', typ: 'login+jwt' }, claims),
    signedByHand({ alg: 'HS512', typ: 'login+jwt' }, claims, 'sha512'),
    signedByHand({ alg: 'HS256', typ: 'login+jwt' }, claims, 'sha512'),
    await token({ alg: 'HS512' }).sign(long),
    await token({ alg: 'RS256' }).sign(privateKey),
  ];
  for (const one of refused) expect([one, readToken(one, expected)]).toEqual([one, null]);
});

test('a header that asks for more, such as an extension or another key, is refused', async () => {
  const claims = { iss: 'us', aud: 'our-api', sub: 'somebody', exp: SECONDS + 60 };
  for (const more of [{ crit: ['b64'], b64: false }, { kid: 'other' }, { jku: 'https://example.com' }]) {
    const one = signedByHand({ alg: 'HS256', typ: 'login+jwt', ...more }, claims);
    expect([more, readToken(one, expected)]).toEqual([more, null]);
  }
});

test('another key, issuer, audience or type is refused', async () => {
  const refused = [
    await token().sign(new Uint8Array(32).fill(8)),
    await token({}, { iss: 'them' }).sign(KEY),
    await token({}, { aud: 'their-api' }).sign(KEY),
    await token({}, { aud: ['our-api', 'their-api'] }).sign(KEY),
    await token({ typ: 'JWT' }).sign(KEY),
  ];
  for (const one of refused) expect([one, readToken(one, expected)]).toEqual([one, null]);
});

test('a token is valid until the second that it names, and not without one', async () => {
  const at = async (claims: Record<string, unknown>) =>
    readToken(await token({}, claims).sign(KEY), expected) !== null;
  expect(await at({ exp: SECONDS + 1 })).toBe(true);
  expect(await at({ exp: SECONDS })).toBe(false);
  expect(await at({ exp: SECONDS - 1 })).toBe(false);
  expect(await at({ exp: undefined })).toBe(false);
  expect(await at({ sub: undefined })).toBe(false);
  const text = signedByHand(
    { alg: 'HS256', typ: 'login+jwt' },
    { iss: 'us', aud: 'our-api', sub: 'somebody', exp: String(SECONDS + 60) },
  );
  expect(readToken(text, expected)).toBeNull();
});

test('a token that was changed or cut is refused', async () => {
  const right = await token().sign(KEY);
  const [header, payload, signature] = right.split('.') as [string, string, string];
  // The last character of the signature has bits that no byte uses, so another character gives the same bytes.
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = last[last.indexOf(signature.at(-1)!) ^ 1]!;
  const refused = [
    `${header}.${payload}.${signature.slice(0, -1)}${twin}`,
    `${header}.${payload}.${signature}=`,
    `${header}.${payload}.${signature}\n`,
    `${header}.${encoded({ sub: 'another' })}.${signature}`,
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `${right}.${signature}`,
    `${right}${'x'.repeat(10_000)}`,
    '..',
    '',
  ];
  for (const one of refused) expect([one, readToken(one, expected)]).toEqual([one, null]);
});
