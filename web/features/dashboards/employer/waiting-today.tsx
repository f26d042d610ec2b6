import { Card, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { getReceivedApplicationsTotal, getReviewQueue } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import classes from './dashboard.module.css';

/** What waits for a person of the company today. It is the first thing on the dashboard. */
export function WaitingToday() {
  const applied = useRead(getReceivedApplicationsTotal, { applicationType: 'PENDING' });
  const inReview = useRead(getReviewQueue, { stage: 'review', limit: 1 });
  const tasks = [
    {
      count: applied.data?.applications,
      one: 'application',
      does: 'a decision',
      to: PATHS.applicationReceived,
    },
    { count: inReview.data?.total, one: 'interview', does: 'a review', to: PATHS.completedInterviews },
  ];
  return (
    <Card component="section" aria-label="Waiting for you" padding="md" className={classes.waiting}>
      <Title order={2} size="h3">
        Waiting for you
      </Title>
      <ul className={classes.tasks}>
        {tasks.map(({ count, one, does, to }) => (
          <li key={to}>
            <Link to={to} className={classes.task}>
              {/* The line is there before its number, so that nothing below it moves. */}
              <strong className={classes.taskCount}>{count ?? '…'}</strong>{' '}
              <span>
                {count === 1 ? `${one} waits` : `${one}s wait`} for {does}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
