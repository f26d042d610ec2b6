import * as said from '#contract/messages/en/candidate-invitations.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { getInvitationStop, setInvitationStop } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';

/** The page behind the link at the end of an invitation: stops invitations from its company, without a sign-in. */
export default function StopInvitationsPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const query = useRead(getInvitationStop, { token }, { whenSignedOut: 'keep-page' });
  const change = useSend(setInvitationStop, {
    refreshes: [getInvitationStop],
    onError: (error) => toast.danger(error.message),
    whenSignedOut: 'keep-page',
  });
  const isUnknown = query.error?.httpStatus === 404 || query.error?.httpStatus === 400;
  return (
    <Page title={said.stopTitle()} width="reading">
      {isUnknown ? (
        <Empty
          text={refusals.stopLinkIncomplete()}
          next={
            <Anchor component={Link} to={PATHS.publicJobs}>
              {said.seeOpenJobs()}
            </Anchor>
          }
        />
      ) : (
        <Read query={query} waiting={<Loading rows={3} />} empty="never">
          {({ companyName, email, isStopped }) => (
            <>
              <Text size="lg" mb="lg" role="status">
                {isStopped
                  ? said.stopped({ company: companyName, email })
                  : said.notStopped({ company: companyName, email })}
              </Text>
              <Group>
                <Button
                  variant={isStopped ? 'default' : 'filled'}
                  loading={change.isPending}
                  onClick={() => change.mutate({ token, isStopped: !isStopped })}
                >
                  {isStopped ? said.allowAgain() : said.stop()}
                </Button>
              </Group>
            </>
          )}
        </Read>
      )}
    </Page>
  );
}
