import { expect, test } from 'vitest';
import { isUsableKey, keyWarnings } from './key-help.ts';
import {
  type KeyPoint,
  canSplit,
  joinPoints,
  pointsOfKey,
  splitPoint,
  toggleOptional,
} from './key-points.ts';

const texts = (key: string) => pointsOfKey(key).map(({ text, optional }) => (optional ? `[${text}]` : text));
const at = (key: string, index: number): KeyPoint => pointsOfKey(key)[index]!;

test('a key is cut at sentence ends, semicolons, line breaks and list marks', () => {
  expect(texts('It keeps the scope. It is a function; it can be returned.\nHooks use it')).toEqual([
    'It keeps the scope',
    'It is a function',
    'it can be returned',
    'Hooks use it',
  ]);
  expect(texts('Steps:\n1. Gloves\n2) Wash your hands\n– Mask\n• Gown')).toEqual([
    'Gloves',
    'Wash your hands',
    'Mask',
    'Gown',
  ]);
  expect(texts('First I do: 1. Stop the line 2. Call the lead')).toEqual([
    'First I do',
    'Stop the line',
    'Call the lead',
  ]);
  expect(texts('')).toEqual([]);
});

test('no cut is made at short forms, numbers and in round brackets', () => {
  expect(texts('Use a lock, e.g. Redis, for 3.5 seconds at most')).toHaveLength(1);
  expect(texts('Dr. Smith and J. Doe decide it in the U.S. market')).toHaveLength(1);
  expect(texts('Node.js has version 3. Then it grew up fast.')).toHaveLength(2);
  expect(texts('It frees files (sockets; handles) when the block ends')).toHaveLength(1);
});

test('", and" and ", but" cut between clauses, not in a list', () => {
  expect(texts('The event loop never waits, and other requests go on meanwhile')).toEqual([
    'The event loop never waits',
    'other requests go on meanwhile',
  ]);
  expect(texts('It is fast enough here, but slow')).toHaveLength(1);
  expect(texts('I check the load with top, disk space with df, and the network with ss')).toHaveLength(1);
});

test('a piece of fewer than three words joins its neighbour, unless it has a line of its own', () => {
  expect(texts('Yes. It is stored on the heap.')).toEqual(['Yes. It is stored on the heap']);
  expect(texts('Gloves\nMask')).toEqual(['Gloves', 'Mask']);
});

test('square brackets mark a point as optional; brackets of code do not', () => {
  expect(texts('It keeps the scope. [It is useful for callbacks.]')).toEqual([
    'It keeps the scope',
    '[It is useful for callbacks]',
  ]);
  expect(texts("Read from fd[0] or from ['red', 'blue'], so [first, second] = rows works")).toHaveLength(1);
});

test('a point is split, joined, and marked as optional and back, all in the text of the key', () => {
  const key = 'It keeps the scope because it is a function. It can be returned.';
  expect(canSplit(key, at(key, 0))).toBe(true);
  expect(canSplit(key, at(key, 1))).toBe(false);
  const split = splitPoint(key, at(key, 0));
  expect(split).toBe('It keeps the scope\nbecause it is a function. It can be returned.');
  expect(joinPoints(split, at(split, 0), at(split, 1))).toBe(key);
  expect(joinPoints(key, at(key, 0), at(key, 1))).toBe(
    'It keeps the scope because it is a function, it can be returned.',
  );
  const optional = toggleOptional(key, at(key, 1));
  expect(optional).toBe('It keeps the scope because it is a function. [It can be returned].');
  expect(toggleOptional(optional, at(optional, 1))).toBe(key);
});

test.each([
  ['See job description', ['placeholder']],
  ['N/A', ['placeholder']],
  ['tbd', ['placeholder']],
  ['<answer here>', ['placeholder']],
  ['Same as above.', ['placeholder']],
  ['...', ['placeholder']],
  ['useState, useEffect, virtual DOM, reconciliation', ['keywords']],
  ['closure scope garbage collection', ['keywords']],
  ['They are stored on the heap', ['one-idea']],
  ['Ask them about a project where they had to scale a database under load.', ['for-colleagues']],
  ['A good candidate will explain the trade-offs between speed and safety.', ['for-colleagues']],
  ['Look for candidates who talk about tests before they talk about tools.', ['for-colleagues']],
  [`${'The pump raises the pressure slowly. '.repeat(14)}`, ['too-long']],
  ['', []],
  ['I let the alcohol dry, choose a good vein and use the right needle size for adults.', []],
  ['I agree on the interview stages with the manager and how candidates will be scored.', []],
  ['I ask the patient about allergies and look for swelling before I give the first dose.', []],
  ['See the patient within ten minutes, take the blood pressure and call the doctor if it is low.', []],
])('%j has the warnings %j', (key, warnings) => {
  expect(keyWarnings(key)).toEqual(warnings);
});

test('a key is usable if answers can be compared with it', () => {
  expect(['n/a', ' - ', '', 'See the job description.'].map(isUsableKey)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['same', '42', 'A function with its scope'].map(isUsableKey)).toEqual([true, true, true]);
});
