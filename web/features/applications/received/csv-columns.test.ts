import { expect, test } from 'vitest';
import type { ApplicationItem } from '#web/api/types.ts';
import { APPLICATION_CSV, SCORE_CSV } from './csv-columns.ts';

const SCHEDULED: ApplicationItem = {
  id: 'application-1',
  applicationStatus: 'SCHEDULED',
  appliedDate: '2030-03-01T10:00:00.000Z',
  scorePercent: null,
  criteriaMatches: null,
  criteriaSummary: null,
  interview: null,
  appliedJob: { id: 'job-1', role: 'Baker', alternateJobId: 'AB12' },
  candidate: { id: 'candidate-1', user: { name: 'Miss Ing', avatarPath: null, avatarUrl: null } },
  stage: 'ai-interview',
  stageTitle: 'AI Interview',
  outcome: null,
  source: null,
  isExpired: false,
  score: null,
  settled: null,
  scored: null,
  band: null,
  certainty: null,
};
const statusOf = (change: Partial<ApplicationItem>) =>
  APPLICATION_CSV.find(({ header }) => header === 'Status')?.text({ ...SCHEDULED, ...change });

test('the file of missed interviews says that they have expired, as the table does', () => {
  expect(statusOf({ isExpired: true })).toBe('Expired');
  expect(statusOf({ isExpired: true, outcome: 'no-show' })).toBe('Expired');
  expect(statusOf({})).toBe('AI Interview');
});

test('the file of completed interviews tells the status of each candidate, as the table does', () => {
  const completed = { applicationStatus: 'COMPLETED' } as const;
  const review = { ...completed, stage: 'review', stageTitle: 'Review' } as const;
  expect(statusOf(review)).toBe('Review Pending');
  expect(statusOf({ ...review, outcome: 'declined' })).toBe('Declined');
  expect(statusOf({ ...completed, stage: 'hired', stageTitle: 'Hired', outcome: 'hired' })).toBe('Hired');
  expect(statusOf({ ...completed, stage: 'round-2', stageTitle: 'Second round: Zoom' })).toBe(
    'Second round: Zoom',
  );
});

test('the files of interviews say how many answers are settled', () => {
  const cells = (change: Partial<ApplicationItem>) =>
    SCORE_CSV.map(({ header, text }) => [header, text({ ...SCHEDULED, ...change })]);
  expect(cells({ settled: 2, scored: 5 })).toEqual([
    ['Score', '-'],
    ['Settled answers', 2],
    ['Scored answers', 5],
  ]);
  expect(cells({ score: 82.4, settled: 5, scored: 5 }).map(([, value]) => value)).toEqual(['82%', 5, 5]);
});
