import { expect, test } from 'vitest';
import { backlogOf, shrunk, type Backlog } from './picture.ts';
import type { SentSegment } from './sent-segment.ts';

const online = (seconds: number): Backlog => ({ seconds, isOffline: false });

test('a line that keeps up changes nothing, however much waits', () => {
  expect(shrunk('whole', online(3), online(8))).toBe('whole');
  expect(shrunk('whole', online(90), online(80))).toBe('whole');
});

test('a backlog of more than 12 s that grows makes the picture smaller, step by step, down to the voice', () => {
  expect(shrunk('whole', online(10), online(13))).toBe('480p');
  expect(shrunk('480p', online(13), online(16))).toBe('240p');
  expect(shrunk('240p', online(16), online(18))).toBe('none');
  expect(shrunk('none', online(18), online(20))).toBe('none');
});

test('a lost network says nothing about the line', () => {
  const offline = { seconds: 60, isOffline: true };
  expect(shrunk('whole', online(1), offline)).toBe('whole');
  expect(shrunk('whole', offline, online(61))).toBe('whole');
});

test('what is refused does not wait for the line', () => {
  const half = (isRefused: boolean) =>
    ({
      segment: { bytes: () => 1_000 },
      seconds: () => 40,
      sentBytes: () => 500,
      isRefused: () => isRefused,
    }) as SentSegment;
  expect(backlogOf([half(false), half(true)], false)).toEqual({ seconds: 20, isOffline: false });
});
