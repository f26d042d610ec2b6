import { expect, test } from 'vitest';
import { storedFigures } from './stored-figures.ts';

test('the stored figures are read in every version', () => {
  const stored = {
    answers: 20,
    waiting: 1,
    verdicts: { correct: 10, partial: 0, incorrect: 10, notAnswered: 0 },
    difficulty: { share: 0.5, low: 0.299, high: 0.701 },
    discrimination: null,
    laterRounds: null,
    withoutPerson: 0.5,
    agreement: { alpha: 0.7, answers: 40 },
    months: [{ month: '2026-07', answers: 20, share: 0.5 }],
    change: { month: '2026-07', isEasier: true, size: 'A' as const },
    fairness: [{ basis: 'sex' as const, title: 'Female', isHarder: true, size: 'B' as const }],
    seconds: 30,
    again: 0,
    corrected: 0,
    flags: ['not-apart' as const],
  };
  expect(storedFigures.read({ version: 1, ...stored }, 1)).toEqual(stored);
  expect(JSON.parse(storedFigures.write(stored))).toEqual({ version: 1, ...stored });
  expect(() => storedFigures.read({ version: 1, ...stored, flags: ['ugly'] }, 7)).toThrow(
    'question_figures.figures of row 7 cannot be read',
  );
});
