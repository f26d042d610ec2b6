import { Card, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, hiringPath, messagesPath, reportPath } from '#contract/shared/paths.ts';
import {
  getDeletionRequests,
  getReceivedApplicationsTotal,
  getRequests,
  getReviewQueue,
  getUnreadMessages,
  getUpcomingRounds,
} from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import classes from './dashboard.module.css';

interface Task {
  /** Undefined until it is known. */
  count: number | undefined;
  one: string;
  does: string;
  to: string;
}

/** What waits for a person of the company today. It is the first thing on the dashboard. */
export function WaitingToday() {
  const applied = useRead(getReceivedApplicationsTotal, { applicationType: 'PENDING' });
  const inReview = useRead(getReviewQueue, { stage: 'review', limit: 1 });
  const decides = useDecides();
  const asked = useRead(getRequests, {}, { enabled: decides });
  const deletions = useRead(getDeletionRequests, {}, { enabled: decides });
  const unanswered = deletions.data?.requests.filter(({ answer }) => answer === null).length ?? 0;
  const rounds = useRead(getUpcomingRounds, { own: true }).data?.rounds ?? [];
  const cards = rounds.filter(({ card }) => card === 'open' || card === 'missing').length;
  const over = rounds.filter(({ timesAreOver }) => timesAreOver);
  const { data: unread } = useRead(getUnreadMessages, {}, { enabled: decides });
  const [oldest] = unread?.conversations ?? [];
  const tasks: Task[] = [
    {
      count: applied.data?.applications,
      one: 'application',
      does: 'decide',
      to: PATHS.applicationReceived,
    },
    {
      count: inReview.data?.total,
      one: 'interview',
      does: 'review',
      to: hiringPath({ jobId: 'all', view: 'review', stage: 'review' }),
    },
    ...(decides
      ? [{ count: asked.data?.requests.length, one: 'request', does: 'answer', to: PATHS.requests }]
      : []),
    // They are rare, and the law sets a time for them.
    ...(unanswered > 0
      ? [{ count: unanswered, one: 'deletion request', does: 'answer', to: PATHS.companyDeletions }]
      : []),
    ...(cards > 0 ? [{ count: cards, one: 'card', does: 'write', to: PATHS.myRounds }] : []),
    ...(over.length > 0 && decides
      ? [
          {
            count: over.length,
            one: 'round',
            does: 'set a time for',
            to: reportPath(over[0]!.applicationId),
          },
        ]
      : []),
    // It leads to whoever waits longest.
    ...(unread && oldest
      ? [
          {
            count: unread.total,
            one: 'candidate',
            does: 'reply to',
            to: messagesPath(oldest.candidateId, oldest.applicationId),
          },
        ]
      : []),
  ];
  return (
    <Card component="section" aria-label="Waiting for you" padding="md" className={classes.waiting}>
      <Title order={2} size="h3">
        Waiting for you
      </Title>
      <ul className={classes.tasks}>
        {tasks.map(({ count, one, does, to }) => (
          <li key={to}>
            {count === 0 ? (
              // The line stays, so that nothing below it moves.
              <Text c="dimmed" className={classes.task}>{`No ${one}s to ${does}`}</Text>
            ) : (
              <Link to={to} className={classes.task}>
                <strong className={classes.taskCount}>{count ?? '…'}</strong>{' '}
                <span>{`${count === 1 ? one : `${one}s`} to ${does}`}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
