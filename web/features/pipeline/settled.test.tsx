// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { useChoice } from '#web/ui/choice.ts';
import { idOf, type Applicant } from './applicant.ts';
import { TestCard } from './board/test-card.tsx';
import { ReviewList } from './review-list.tsx';

/** An interview with too few settled answers for a score, beside one that has a score. */

const WAITING: Applicant = {
  applicationId: 'application-1',
  candidateId: 'candidate-1',
  candidateName: 'Wim Waits',
  avatarUrl: null,
  jobId: 'job-1',
  role: 'Baker',
  alternateJobId: 'AB12',
  stage: 'review',
  stageTitle: 'Review',
  outcome: null,
  source: null,
  isExpired: false,
  score: null,
  settled: 2,
  scored: 5,
  band: null,
  certainty: 'low',
  verdicts: { correct: 1, partial: 0, incorrect: 0, notAnswered: 1, needsReview: 3 },
  heard: 90,
  flags: 3,
  stageSince: new Date().toISOString(),
  appliedDate: '2030-03-01T09:00:00.000Z',
  submittedDate: '2030-03-01T10:00:00.000Z',
  interviewDate: '2030-03-01T10:00:00.000Z',
  analysisStatus: 'ready',
  criteriaMatches: null,
  criteriaSummary: null,
  ownScore: null,
  mustScoreFirst: false,
  waiting: null,
};
const SETTLED: Applicant = {
  ...WAITING,
  applicationId: 'application-2',
  candidateName: 'Sal Settled',
  score: 81.6,
  settled: 5,
  band: 'Strong',
};

function List({ sort }: { sort: string }) {
  return (
    <ReviewList
      items={[WAITING, SETTLED]}
      total={2}
      query={{ hasNextPage: false, isFetchingNextPage: false, fetchNextPage: async () => {} }}
      address={new URLSearchParams({ sort })}
      choice={useChoice(idOf, 2)}
      shownId={null}
    />
  );
}

const showList = (sort: string) => show(<List sort={sort} />);

test('by score, whom to review first is a group of its own', () => {
  showList('-score');
  const first = screen.getByRole('list', { name: 'Review first' });
  within(first).getByText('Wim Waits');
  within(first).getByText('2 of 5 settled');
  const others = screen.getByRole('list', { name: 'Who to review' });
  within(others).getByText('82%');
  expect(within(others).queryByText(/settled/)).toBeNull();
});

test('in another order the list has no groups', () => {
  showList('name');
  expect(screen.queryByRole('list', { name: 'Review first' })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a card of the board says how much is settled', () => {
  show(<TestCard person={WAITING} />);
  expect(screen.queryByText('2 of 5 settled')).not.toBeNull();
});
