import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import * as said from '#contract/messages/en/scheduled-interviews.ts';
import { startInterviewPath, type InterviewIds } from '#contract/shared/paths.ts';
import type { ScheduledInterview } from './opening.ts';

/** Opens the interview while it can be taken, by the server's clock. */
export function StartButton({
  interview,
  variant = 'filled',
}: {
  interview: ScheduledInterview;
  variant?: 'filled' | 'default';
}) {
  const navigate = useNavigate();
  const ids: InterviewIds = {
    JobId: interview.appliedJobId,
    CandidateId: interview.candidateId,
    ApplicationId: interview.applicationId,
  };
  return (
    <Button
      variant={variant}
      disabled={!interview.canStart}
      aria-label={said.startOneFor({ role: interview.role })}
      onClick={() => void navigate(startInterviewPath(ids), { state: ids })}
    >
      {said.startOne()}
    </Button>
  );
}
