import { describe, expect, test } from 'vitest';
import { type Evidence, type Settled, settle } from './settle.ts';

/** The table of which source can settle which verdict, cell by cell. */

const NOTHING_KNOWN: Evidence = {
  said: 'something',
  mustBeHeard: false,
  words: 'some',
  isHeldBack: false,
  marks: null,
  model: null,
};
const REVIEW = ['Needs Review', 'low', null] as const;
const finds = (share: number) => ({ share, contradicts: false });
const CONTRADICTS = { share: 0, contradicts: true };
const DOUBTS = { share: 0, contradicts: false, doubts: true };

type Cell = [
  known: Partial<Evidence>,
  settled: readonly [Settled['verdict'], Settled['certainty'], Settled['by']],
];

describe.each<[who: string, cells: Cell[]]>([
  [
    'silence',
    [
      [{ said: 'nothing' }, ['Not Answered', 'high', 'silence']],
      [{ said: 'unknown' }, ['Not Answered', 'medium', 'silence']],
      [{ said: 'nothing', mustBeHeard: true }, REVIEW],
    ],
  ],
  [
    'the words alone confirm the key, and never say Incorrect or Partially Correct',
    [
      [{ words: 'confirm' }, ['Correct', 'medium', 'words']],
      [{ words: 'confirm', isHeldBack: true }, REVIEW],
      [{ words: 'confirm', mustBeHeard: true }, REVIEW],
      [{ words: 'some' }, REVIEW],
      [{ words: 'some', isHeldBack: true }, REVIEW],
      [{ words: 'none' }, REVIEW],
      [{ words: 'none', isHeldBack: true }, REVIEW],
    ],
  ],
  [
    'marks of the company settle, and nothing Correct that a note holds back',
    [
      [{ marks: 'Correct' }, ['Correct', 'medium', 'marks']],
      [{ marks: 'Partially Correct' }, ['Partially Correct', 'medium', 'marks']],
      [{ marks: 'Incorrect', words: 'none' }, ['Incorrect', 'medium', 'marks']],
      [{ marks: 'Correct', words: 'confirm' }, ['Correct', 'high', 'marks']],
      [{ marks: 'Incorrect', words: 'confirm' }, REVIEW],
      [{ marks: 'Partially Correct', words: 'confirm' }, REVIEW],
      [{ marks: 'Correct', isHeldBack: true }, REVIEW],
      [{ marks: 'Incorrect', isHeldBack: true }, ['Incorrect', 'medium', 'marks']],
    ],
  ],
  [
    'a model counts beside words of the key, and accuses nobody by finding little',
    [
      [{ model: finds(0.8) }, ['Correct', 'medium', 'model']],
      [{ model: finds(0.5) }, ['Partially Correct', 'medium', 'model']],
      [{ model: finds(0.2) }, REVIEW],
      [{ model: finds(0), words: 'none' }, REVIEW],
      [{ model: finds(1), words: 'none' }, REVIEW],
      [{ model: finds(1), words: 'confirm' }, ['Correct', 'high', 'model']],
      [{ model: finds(0.5), words: 'confirm' }, REVIEW],
      [{ model: finds(0), words: 'confirm' }, REVIEW],
      [{ model: finds(1), isHeldBack: true }, REVIEW],
      [{ model: finds(0.9), marks: 'Correct' }, ['Correct', 'high', 'marks']],
      [{ model: finds(0.9), marks: 'Incorrect' }, REVIEW],
    ],
  ],
  [
    'a contradiction that a model quotes makes Incorrect what the words found nothing in',
    [
      [{ model: CONTRADICTS, words: 'none' }, ['Incorrect', 'medium', 'model']],
      [{ model: CONTRADICTS, words: 'none', marks: 'Incorrect' }, ['Incorrect', 'high', 'marks']],
      [{ model: CONTRADICTS, words: 'some' }, REVIEW],
      [{ model: { share: 0.9, contradicts: true }, words: 'confirm' }, REVIEW],
    ],
  ],
  [
    'a contradiction that a model sees and does not quote holds back, and no more',
    [
      [{ model: DOUBTS, words: 'none' }, REVIEW],
      [{ model: DOUBTS, words: 'confirm' }, REVIEW],
      [{ model: DOUBTS, marks: 'Correct' }, REVIEW],
      [{ model: DOUBTS, marks: 'Incorrect' }, ['Incorrect', 'medium', 'marks']],
    ],
  ],
])('%s', (_, cells) => {
  test.each(cells)('%o: %o', (known, [verdict, certainty, by]) => {
    expect(settle({ ...NOTHING_KNOWN, ...known })).toEqual({ verdict, certainty, by });
  });
});
