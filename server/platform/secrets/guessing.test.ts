import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../config/config.ts';

const refusal = (secret: string): string | null => {
  try {
    loadConfig({ AUTH_SECRET: secret });
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test.each([
  'changeme-changeme-changeme-changeme',
  'Change-Me-4f8a0c2d9b1e7f6a5c3d2e1f0a9b8c7d',
  'correct-password-battery-staple-4711-x',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  '                                                x1',
])('AUTH_SECRET "%s" is refused with a sentence that says how to make one', (secret) => {
  const message = refusal(secret);
  expect(message).toMatch(/^AUTH_SECRET must be at least 32 characters long and hard to guess.*openssl rand/);
  expect(message).not.toContain(secret.trim());
});

test('secrets made by chance are taken, however they are written', () => {
  for (let round = 0; round < 500; round += 1) {
    const bytes = randomBytes(32);
    for (const secret of [
      bytes.toString('hex'),
      bytes.toString('base64url'),
      bytes.subarray(0, 16).toString('hex'),
    ]) {
      expect([secret, refusal(secret)]).toEqual([secret, null]);
    }
  }
  expect(refusal('umbrella violin granite 81 mosaic thunder')).toBeNull();
});
