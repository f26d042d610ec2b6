import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PATHS, pathWithJob } from '#contract/paths.ts';
import { declineMyInvitation, getMyInvitations } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toast.ts';
import { invitedTo, whatHappens } from './invited-words.ts';

type Mine = OutputOf<typeof getMyInvitations>['invitations'][number];

/** The invitations that wait for the signed-in candidate; of one job, or of all. Nothing while there are none. */
export function MyInvitations({ jobId }: { jobId?: string }) {
  const isCandidate = useSession().role === 'candidate';
  const all = useRead(getMyInvitations, {}, { enabled: isCandidate }).data?.invitations ?? [];
  return all
    .filter((one) => jobId === undefined || one.jobId === jobId)
    .map((invitation) => (
      <Invited key={invitation.invitationId} invitation={invitation} isOfPage={jobId !== undefined} />
    ));
}

/** `isOfPage`: the page shows the job, with its button to apply. */
function Invited({ invitation, isOfPage }: { invitation: Mine; isOfPage: boolean }) {
  const { invitationId, jobId, role } = invitation;
  const decline = useSend(declineMyInvitation, {
    refreshes: [getMyInvitations],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Alert
      color="pine"
      mb="md"
      icon={<IconMailOpened aria-hidden />}
      title={isOfPage ? invitedTo(invitation) : `${role}: ${invitedTo(invitation)}`}
    >
      <Text mb="sm">{whatHappens(invitation)}</Text>
      <Group gap="sm">
        {isOfPage ? null : (
          <Button component={Link} to={pathWithJob(PATHS.jobDescription, jobId)}>
            See the job
          </Button>
        )}
        <Button
          variant="default"
          loading={decline.isPending}
          aria-label={`No, thank you: ${role}`}
          onClick={() => decline.mutate({ invitationId })}
        >
          No, thank you
        </Button>
      </Group>
    </Alert>
  );
}
