import { expect, test } from 'vitest';
import { OUTCOMES, STAGES, type Place, mayMove, reopenedStage, stageTitle, stagesOf } from './stages.ts';

const open = (stage: Place['stage']): Place => ({ stage, outcome: null });
const PLACES: Place[] = STAGES.flatMap((stage) =>
  [null, ...OUTCOMES]
    .filter((outcome) => (stage === 'hired') === (outcome === 'hired'))
    .map((outcome) => ({ stage, outcome })),
);
const text = ({ stage, outcome }: Place) =>
  outcome === null || outcome === stage ? stage : `${stage} ${outcome}`;
/** Every move allowed to an actor, as "from → to". */
const movesOf = (mover: Parameters<typeof mayMove>[2]) =>
  PLACES.flatMap((from) =>
    PLACES.filter((to) => mayMove(from, to, mover)).map((to) => `${text(from)} → ${text(to)}`),
  );

test('a job has the stages of its rounds', () => {
  expect(stagesOf(['AI Interview']).map(({ title }) => title)).toEqual([
    'Applied',
    'AI Interview',
    'Review',
    'Second round',
    'Offer',
    'Hired',
  ]);
  expect(stagesOf(['AI Interview', 'Zoom', 'In-person']).map(({ key, title }) => [key, title])).toEqual([
    ['applied', 'Applied'],
    ['ai-interview', 'AI Interview'],
    ['review', 'Review'],
    ['round-2', 'Second round: Zoom'],
    ['round-3', 'Third round: In-person'],
    ['offer', 'Offer'],
    ['hired', 'Hired'],
  ]);
  const unplanned = (modes: string[]) => stagesOf(modes).flatMap((one) => (one.isPlanned ? [] : [one.key]));
  expect(unplanned(['AI Interview'])).toEqual(['round-2']);
  expect(unplanned(['AI Interview', 'Zoom'])).toEqual([]);
  // A job without an interview process yet.
  expect(stagesOf([])).toHaveLength(6);
  // A stage whose round was removed from the job keeps its name.
  expect(stageTitle('round-4', ['AI Interview'])).toBe('Fourth round');
});

test('the candidate withdraws before, and submits, the AI interview, and accepts an offer', () => {
  expect(movesOf('candidate')).toEqual([
    'applied → applied withdrawn',
    'ai-interview → ai-interview withdrawn',
    'ai-interview → review',
    'ai-interview no-show → ai-interview withdrawn',
    'offer → hired',
  ]);
});

test('the server closes an interview that nobody took, and moves nobody else', () => {
  expect(movesOf('system')).toEqual(['ai-interview → ai-interview no-show']);
});

test('a person moves an open application as the table says', () => {
  const moves = movesOf('person');
  const from = (place: string) =>
    moves.filter((move) => move.startsWith(`${place} → `)).map((move) => move.split(' → ')[1]);
  expect(from('applied')).toEqual(['applied declined', 'applied withdrawn', 'ai-interview']);
  expect(from('ai-interview')).toEqual(['applied', 'ai-interview declined', 'ai-interview withdrawn']);
  expect(from('review')).toEqual([
    'review declined',
    'review withdrawn',
    'round-2',
    'round-3',
    'round-4',
    'round-5',
    'round-6',
    'offer',
    'hired',
  ]);
  expect(from('round-2')).toEqual([
    'review',
    'round-2 declined',
    'round-2 withdrawn',
    'round-2 no-show',
    'round-3',
    'round-4',
    'round-5',
    'round-6',
    'offer',
    'hired',
  ]);
  expect(mayMove(open('applied'), open('review'), 'person')).toBe(false);
});

test('what is closed is only opened again', () => {
  const moves = movesOf('person');
  const from = (place: string) =>
    moves.filter((move) => move.startsWith(`${place} → `)).map((move) => move.split(' → ')[1]);
  expect(from('applied declined')).toEqual(['applied']);
  expect(from('ai-interview no-show')).toEqual(['applied']);
  expect(from('round-3 declined')).toEqual(['round-3']);
  expect(from('hired')).toEqual(['offer']);
  expect(reopenedStage({ stage: 'hired', outcome: 'hired' })).toBe('offer');
});
