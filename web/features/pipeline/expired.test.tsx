// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { getPerson, searchApplicants } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { show } from '#web/testing/show.tsx';
import type { Applicant } from './applicant.ts';
import { FoundPerson } from './applicants-page.tsx';
import { TestCard } from './board/test-card.tsx';
import { ApplicationFacts } from './person-page.tsx';

/** A person who began the interview but did not submit it while it was open. */

const MISSED = {
  applicationId: 'application-1',
  jobId: 'job-1',
  role: 'Baker',
  alternateJobId: 'AB12',
  stage: 'ai-interview',
  stageTitle: 'AI Interview',
  outcome: null,
  source: null,
  isExpired: true,
  score: null,
  settled: null,
  scored: null,
  band: null,
  certainty: null,
  stageSince: '2030-03-01T10:00:00.000Z',
  appliedDate: '2030-03-01T09:00:00.000Z',
  submittedDate: null,
  interviewDate: '2030-03-01T10:00:00.000Z',
  analysisStatus: null,
  criteriaMatches: null,
  criteriaSummary: null,
  ownScore: null,
  mustScoreFirst: false,
} as const;
const NAMED = { candidateId: 'candidate-1', candidateName: 'Miss Ing', avatarUrl: null };

test('the card on the board says that the interview has expired', () => {
  const person: Applicant = {
    ...MISSED,
    ...NAMED,
    verdicts: null,
    heard: null,
    flags: null,
    waiting: null,
  };
  show(<TestCard person={person} />);
  expect(screen.queryByText('Expired')).not.toBeNull();
});

test('the page of the person says it, instead of “Not taken yet”', () => {
  type Application = OutputOf<typeof getPerson>['applications'][number];
  const application: Application = {
    ...MISSED,
    criteriaParts: [],
    scorecards: [],
    rounds: 0,
  };
  show(<ApplicationFacts application={application} />);
  screen.getByText('Expired');
  expect(screen.queryByText('Not taken yet')).toBeNull();
});

test('the search says it', () => {
  type Person = OutputOf<typeof searchApplicants>['people'][number];
  const person: Person = { ...NAMED, applications: [{ ...MISSED, hasReport: false }], found: [] };
  show(<FoundPerson person={person} />);
  expect(screen.queryByText('AB12 · Expired')).not.toBeNull();
});
