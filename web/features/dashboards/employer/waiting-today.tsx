import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/dashboards.ts';
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

/** The plural form used while a number is not known yet. */
const UNKNOWN = 2;

interface Task {
  /** Undefined until known. */
  count: number | undefined;
  says: typeof said.toDecide;
  to: string;
}

/** What needs a person of the company today. It comes first on the dashboard. */
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
      says: said.toDecide,
      to: PATHS.applicationReceived,
    },
    {
      count: inReview.data?.total,
      says: said.toReview,
      to: hiringPath({ jobId: 'all', view: 'review', stage: 'review' }),
    },
    ...(decides ? [{ count: asked.data?.requests.length, says: said.toAnswer, to: PATHS.requests }] : []),
    // They are rare, and the law sets a deadline for them.
    ...(unanswered > 0 ? [{ count: unanswered, says: said.toDelete, to: PATHS.companyDeletions }] : []),
    ...(cards > 0 ? [{ count: cards, says: said.toWrite, to: PATHS.myRounds }] : []),
    ...(over.length > 0 && decides
      ? [
          {
            count: over.length,
            says: said.toSet,
            to: reportPath(over[0]!.applicationId),
          },
        ]
      : []),
    // Links to the conversation that has waited longest.
    ...(unread && oldest
      ? [
          {
            count: unread.total,
            says: said.toReply,
            to: messagesPath(oldest.candidateId, oldest.applicationId),
          },
        ]
      : []),
  ];
  return (
    <Card component="section" aria-label={said.waitingForYou()} padding="md" className={classes.waiting}>
      <Title order={2} size="h3">
        {said.waitingForYou()}
      </Title>
      <ul className={classes.tasks}>
        {tasks.map(({ count, says, to }) => (
          <li key={to}>
            {count === 0 ? (
              // The line stays, so that nothing below it moves.
              <Text c="dimmed" className={classes.task}>
                {says({ count, shown: '0' })}
              </Text>
            ) : (
              <Link to={to} className={classes.task}>
                <span>
                  {around(says, {
                    count: count ?? UNKNOWN,
                    shown: <strong className={classes.taskCount}>{count ?? '…'}</strong>,
                  })}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
