import { expect, test } from 'vitest';
import { mayGo, stepped, type Lifted, type Target } from './keyboard-move.ts';

const COLUMNS: readonly Target[] = [
  'applied',
  'ai-interview',
  'review',
  'round-2',
  'offer',
  'hired',
  'declined',
];
const lift = (from: Lifted['from']): Lifted => ({ applicationId: 'a', from, at: from });

test('a card goes from column to column, over those where it may not be', () => {
  const first = stepped(lift('applied'), COLUMNS, 1);
  expect(first.at).toBe('ai-interview');
  expect(stepped(first, COLUMNS, 1).at).toBe('declined');
  expect(stepped(stepped(first, COLUMNS, 1), COLUMNS, -1).at).toBe('ai-interview');
});

test('a card can be put back to its own column, and stops at the ends', () => {
  const inReview = lift('review');
  expect(stepped(inReview, COLUMNS, -1)).toEqual(inReview);
  const next = stepped(inReview, COLUMNS, 1);
  expect(next.at).toBe('round-2');
  expect(stepped(next, COLUMNS, -1).at).toBe('review');
  expect(stepped({ ...inReview, at: 'declined' }, COLUMNS, 1).at).toBe('declined');
});

test('nobody goes to a stage that an interview leads to, and who is hired stays', () => {
  expect(mayGo('applied', 'review')).toBe(false);
  expect(mayGo('review', 'applied')).toBe(false);
  expect(mayGo('review', 'hired')).toBe(true);
  expect(mayGo('ai-interview', 'declined')).toBe(true);
  expect(mayGo('hired', 'offer')).toBe(false);
});
