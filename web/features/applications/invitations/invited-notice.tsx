import * as said from '#contract/messages/en/candidate-invitations.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { declineMyInvitation, getMyInvitations } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { toast } from '#web/ui/toast.ts';
import { invitedTo, whatHappens } from './invited-words.ts';

type Mine = OutputOf<typeof getMyInvitations>['invitations'][number];

/** `isOfPage`: the page itself shows the job with its Apply button. */
export default function InvitedNotice({ invitation, isOfPage }: { invitation: Mine; isOfPage: boolean }) {
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
      title={
        isOfPage ? invitedTo(invitation) : said.noticeTitle({ job: role, invited: invitedTo(invitation) })
      }
    >
      <Text mb="sm">{whatHappens(invitation)}</Text>
      <Group gap="sm">
        {isOfPage ? null : (
          <Button component={Link} to={pathWithJob(PATHS.jobDescription, jobId)}>
            {said.seeJob()}
          </Button>
        )}
        <Button
          variant="default"
          loading={decline.isPending}
          aria-label={said.noThankYouTo({ job: role })}
          onClick={() => decline.mutate({ invitationId })}
        >
          {said.noThankYou()}
        </Button>
      </Group>
    </Alert>
  );
}
