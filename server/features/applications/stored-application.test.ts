import { expect, test } from 'vitest';
import { storedKinds } from './request-store.ts';
import { storedCriteriaParts, storedScheduledQuestions } from './stored-application.ts';

/** Fixed samples of every version: stored data must stay readable for ever. */

const PARTS = [
  { label: 'Skill: Cooking', weight: 60, met: 1, evidence: 'Cooking is in the profile.' },
  { label: 'Education', weight: 40, met: 0.5, evidence: 'One step below what is asked for.' },
];

const REQUIREMENTS = [
  { kind: 'skill', name: 'Cooking', isRequired: true, state: 'found', quote: 'Cooked for 200 guests.' },
  { kind: 'experience', name: 'Cooking', isRequired: true, state: 'short', quote: '', asked: 24, found: 6 },
];

test('reads criteria parts of every version', () => {
  expect(storedCriteriaParts.read(PARTS, 'r')).toEqual(PARTS);
  expect(storedCriteriaParts.read({ version: 1, list: PARTS }, 'r')).toEqual(PARTS);
  expect(storedCriteriaParts.read({ version: 1, list: REQUIREMENTS }, 'r')).toEqual(REQUIREMENTS);
  expect(() => storedCriteriaParts.read({ version: 1, list: [{ ...PARTS[0], met: '1' }] }, 'A7')).toThrow(
    'applications.criteria_parts of row A7 cannot be read: at list.0: invalid_union (version 1).',
  );
});

test('reads question ids of every version', () => {
  expect(storedScheduledQuestions.read(['q2', 'q1'], 'r')).toEqual(['q2', 'q1']);
  expect(storedScheduledQuestions.read({ version: 1, list: ['q2', 'q1'] }, 'r')).toEqual(['q2', 'q1']);
});

test('reads what candidates asked for, of every version', () => {
  const kinds = ['more-time', 'breaks', 'record-only', 'no-camera', 'in-writing', 'person', 'another-time'];
  expect(storedKinds.read(kinds, 'r')).toEqual(kinds);
  expect(storedKinds.read({ version: 1, list: kinds }, 'r')).toEqual(kinds);
});
