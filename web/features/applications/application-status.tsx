import * as said from '#contract/messages/en/applications.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { APPLICATION_STATUSES } from '#contract/shared/limits.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export interface ApplicationStatusBadgeProps {
  status: ApplicationStatus;
  /** The interview was scheduled but can no longer be taken. */
  isExpired: boolean;
}

/** Pending, AI Interview Scheduled, Expired, Rejected, COMPLETED or Withdrawn. */
export function ApplicationStatusBadge({ status, isExpired }: ApplicationStatusBadgeProps) {
  if (isExpired) return <StatusBadge status="EXPIRED" />;
  return status === 'COMPLETED' ? (
    <StatusBadge status={status} label={said.completed()} />
  ) : (
    <StatusBadge status={status} />
  );
}

/** A link to the report of an application. `of` names the application for screen readers. */
export function FeedbackLink({ applicationId, of }: { applicationId: string; of: string }) {
  return (
    <Anchor component={Link} to={reportPath(applicationId)} inherit aria-label={said.feedbackOf({ job: of })}>
      {said.feedback()}
    </Anchor>
  );
}
