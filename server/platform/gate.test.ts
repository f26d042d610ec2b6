import { expect, test } from 'vitest';
import { GateFull, createGate } from './gate.ts';

test('lets so many run, so many wait in their order, and refuses the rest at once', async () => {
  const pass = createGate({ atOnce: 2, waiting: 3 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const enter = (name: number) =>
    pass(async () => {
      started.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
      return name;
    });
  const inside = [1, 2, 3, 4, 5].map(enter);
  await expect(enter(6)).rejects.toThrow(GateFull);
  expect(started).toEqual([1, 2]);

  finish[0]!();
  expect(await inside[0]).toBe(1);
  expect(started).toEqual([1, 2, 3]);
  for (const at of [1, 2, 3, 4]) {
    finish[at]!();
    await inside[at];
  }
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(await pass(async () => 'free again')).toBe('free again');
});

test('work that fails gives its place back', async () => {
  const pass = createGate({ atOnce: 1, waiting: 0 });
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pass(async () => 'next')).toBe('next');
});
