import { expect, test } from 'vitest';
import { keyFor } from './keys.ts';

const secret = new Uint8Array(32).fill(7);

test('a purpose’s key stays the same for good: links in mails that were sent are signed with it', () => {
  expect(keyFor(secret, 'unsubscribe links').toString('hex')).toBe(
    'b663c6f430e02983674aa0919173e2e756ad794d7b4c8a866292bb6825b02662',
  );
  expect(keyFor(secret, 'file links').toString('hex')).toBe(
    '999a924fdd92547dadeb23b5eba9c901f79c2df86aef5cf913cc1ecbbd107447',
  );
});

test('each purpose has a key of its own, and none is the secret', () => {
  const purposes = [
    'login tokens',
    'file links',
    'unsubscribe links',
    'captcha',
    'draft ids',
    'registration salts',
    'limits',
  ] as const;
  const keys = purposes.map((purpose) => keyFor(secret, purpose).toString('hex'));
  expect(new Set([...keys, Buffer.from(secret).toString('hex')]).size).toBe(purposes.length + 1);
});
