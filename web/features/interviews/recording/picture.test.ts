import { expect, test } from 'vitest';
import { shrunk, type Backlog } from './picture.ts';

const online = (bytes: number): Backlog => ({ bytes, isOffline: false });

test('a line that keeps up changes nothing, however much waits', () => {
  expect(shrunk('whole', online(1_000_000), online(1_100_000))).toBe('whole');
  expect(shrunk('whole', online(9_000_000), online(8_000_000))).toBe('whole');
});

test('a backlog of more than 20 s that grows makes the picture smaller, step by step, down to the voice', () => {
  expect(shrunk('whole', online(2_000_000), online(2_600_000))).toBe('480p');
  expect(shrunk('480p', online(2_600_000), online(2_700_000))).toBe('240p');
  expect(shrunk('240p', online(2_700_000), online(2_800_000))).toBe('none');
  expect(shrunk('none', online(2_800_000), online(2_900_000))).toBe('none');
});

test('a lost network says nothing about the line', () => {
  const offline = { bytes: 5_000_000, isOffline: true };
  expect(shrunk('whole', online(1_000), offline)).toBe('whole');
  expect(shrunk('whole', offline, online(6_000_000))).toBe('whole');
});
