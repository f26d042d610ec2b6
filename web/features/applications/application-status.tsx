import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { APPLICATION_STATUSES } from '#contract/limits.ts';
import { StatusBadge } from '#web/ui/badges.tsx';
import { withId } from '#web/session/use-route-id.ts';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Pending, AI Interview Scheduled, Rejected, COMPLETED or Withdrawn. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return status === 'COMPLETED' ? (
    <StatusBadge status={status} label="COMPLETED" />
  ) : (
    <StatusBadge status={status} />
  );
}

/** To the report of an application; `of` names it to those who do not see what stands beside it. */
export function FeedbackLink({ applicationId, of }: { applicationId: string; of: string }) {
  return (
    <Anchor
      component={Link}
      to={withId('/feedback', 'id', applicationId)}
      inherit
      aria-label={`Feedback: ${of}`}
    >
      Feedback
    </Anchor>
  );
}
