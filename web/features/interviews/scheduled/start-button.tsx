import { Button, VisuallyHidden } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { ScheduledInterview } from './opening.ts';

/** Opens the interview while it may be taken, by the server's clock. */
export function StartButton({ interview }: { interview: ScheduledInterview }) {
  const navigate = useNavigate();
  const ids = {
    JobId: interview.appliedJobId,
    CandidateId: interview.candidateId,
    ApplicationId: interview.applicationId,
  };
  return (
    <Button
      disabled={!interview.canStart}
      onClick={() =>
        void navigate(
          { pathname: '/start-interview', search: `?${new URLSearchParams(ids)}` },
          { state: ids },
        )
      }
    >
      Start<VisuallyHidden> the interview for {interview.role}</VisuallyHidden>
    </Button>
  );
}
