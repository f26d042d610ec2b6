import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/candidate-invitations.ts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PATHS, loginPath, pathWithJob, publicJobPath, registerPath } from '#contract/shared/paths.ts';
import {
  claimJobInvitation,
  declineJobInvitation,
  getJobInvitation,
  getMyInvitations,
} from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useSession } from '#web/session/session.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { invitedTo, whatHappens } from './invitations/invited-words.ts';

type Invitation = OutputOf<typeof getJobInvitation>;

/** The page behind the link in an invitation to a job. */
export default function JobInvitationPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const query = useRead(getJobInvitation, { token }, { whenSignedOut: 'keep-page' });
  const hasEnded = query.error?.code === 'link.expired' || token === '';
  return (
    <Page title={query.data?.role ?? said.invitation()} width="reading" lead={query.data?.companyName}>
      {hasEnded ? (
        <Ended />
      ) : (
        <Read query={query} waiting={<Loading rows={5} />} empty="never">
          {(invitation) => <Invited token={token} invitation={invitation} />}
        </Read>
      )}
    </Page>
  );
}

function Ended() {
  return (
    <Empty
      text={said.ended()}
      next={
        <Anchor component={Link} to={PATHS.publicJobs}>
          {said.seeOpenJobs()}
        </Anchor>
      }
    />
  );
}

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const { state, isOpen, email, expires } = invitation;
  const decline = useSend(declineJobInvitation, {
    refreshes: [getJobInvitation, getMyInvitations],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
    whenSignedOut: 'keep-page',
  });
  if (state === 'applied') return <Used text={said.used()} />;
  if (state === 'declined') return <Used text={said.youDeclined()} />;
  if (!isOpen) return <Used text={said.jobClosed()} />;
  return (
    <Stack gap="md">
      <Text size="lg">{invitedTo(invitation)}</Text>
      <Text>{whatHappens(invitation)}</Text>
      <Onward token={token} invitation={invitation} />
      <Group gap="md">
        <Anchor component={Link} to={publicJobPath(invitation.alternateJobId)}>
          {said.readAboutJob()}
        </Anchor>
        <Button
          variant="subtle"
          loading={decline.isPending}
          onClick={() => {
            if (!decline.isPending) decline.mutate({ token });
          }}
        >
          {said.noThankYou()}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {around(said.sentTo, { email, when: <DateText value={expires} withTime /> })}
      </Text>
    </Stack>
  );
}

function Used({ text }: { text: string }) {
  return (
    <Empty
      text={text}
      next={
        <Anchor component={Link} to={PATHS.publicJobs}>
          {said.seeOpenJobs()}
        </Anchor>
      }
    />
  );
}

/** How the person continues depends only on who is signed in in this browser. */
function Onward({ token, invitation }: { token: string; invitation: Invitation }) {
  const { role } = useSession();
  const navigate = useNavigate();
  const { jobId, alternateJobId, email, isOwn } = invitation;
  const job = pathWithJob(PATHS.jobDescription, jobId);
  const claim = useSend(claimJobInvitation, {
    refreshes: [getMyInvitations, getJobInvitation],
    onSuccess: () => void navigate(job),
    onError: (error) => toast.danger(error.message),
  });
  if (role === 'employer') return <Text>{said.signedInForCompany()}</Text>;
  if (role === 'candidate' && isOwn)
    return (
      <Group>
        <Button component={Link} to={job}>
          {said.seeAndApply()}
        </Button>
      </Group>
    );
  if (role === 'candidate')
    return (
      <>
        <Text>{said.otherAddress({ email })}</Text>
        <Group>
          <Button
            loading={claim.isPending}
            onClick={() => {
              if (!claim.isPending) claim.mutate({ token });
            }}
          >
            {said.useWithAccount()}
          </Button>
        </Group>
      </>
    );
  const returnTo = publicJobPath(alternateJobId);
  return (
    <>
      <Text>{said.registerOrSignIn({ email })}</Text>
      <Group>
        <Button component={Link} to={registerPath('candidate', returnTo)}>
          {said.register()}
        </Button>
        <Button variant="default" component={Link} to={loginPath('candidate', returnTo)}>
          {said.signIn()}
        </Button>
      </Group>
    </>
  );
}
