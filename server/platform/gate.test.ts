import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('work that fails gives its place back', async () => {
  const pass = createGate({ atOnce: 1, waiting: 0 });
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pass(async () => 'next')).toBe('next');
});
