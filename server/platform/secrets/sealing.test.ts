import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const secret = new Uint8Array(32).fill(7);
const PURPOSE = 'authenticator secrets';
const REFUSED = 'unable to authenticate data';

test('a sealed text is read with the same secret, purpose and owner, and with no other', () => {
  const sealed = seal(secret, PURPOSE, 'row 1', 'a secret text');
  expect(unseal(secret, PURPOSE, 'row 1', sealed)).toBe('a secret text');
  expect(() => unseal(new Uint8Array(32).fill(8), PURPOSE, 'row 1', sealed)).toThrow(REFUSED);
  expect(() => unseal(secret, 'file links', 'row 1', sealed)).toThrow(REFUSED);
  expect(() => unseal(secret, PURPOSE, 'row 2', sealed)).toThrow(REFUSED);
});

test('the stored form tells nothing of the text, and a changed one is refused', () => {
  const sealed = seal(secret, PURPOSE, 'row 1', 'a secret text');
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('secret');
  expect(seal(secret, PURPOSE, 'row 1', 'a secret text')).not.toBe(sealed);
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => unseal(secret, PURPOSE, 'row 1', bytes.toString('base64url'))).toThrow(REFUSED);
});
