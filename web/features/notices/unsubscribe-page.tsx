import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/notices.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { NOTICES } from '#contract/account/notice-kinds.ts';
import { PATHS } from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { getSubscription, setSubscription } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';

/** The page behind the link at the end of an email. Turns off emails of that kind, without a login. */
export default function UnsubscribePage() {
  const [address] = useSearchParams();
  const { role } = useSession();
  const token = address.get('token') ?? '';
  const query = useRead(getSubscription, { token }, { whenSignedOut: 'keep-page' });
  const change = useSend(setSubscription, {
    refreshes: [getSubscription],
    onError: (error) => toast.danger(error.message),
  });
  const isUnknown = query.error?.httpStatus === 404;
  return (
    <Page title={said.unsubscribe()} width="reading">
      {isUnknown ? (
        <Empty
          text={refusals.stopLinkIncomplete()}
          next={
            <Anchor component={Link} to={role === null ? PATHS.login : PATHS.mailPreferences}>
              {role === null ? said.signInToChoose() : said.chooseYours()}
            </Anchor>
          }
        />
      ) : (
        <Read query={query} waiting={<Loading rows={3} />} empty="never">
          {({ kind, isOn }) => (
            <>
              <Text size="lg" mb="xs" role="status">
                {around(isOn ? said.youGet : said.youGetNone, {
                  kind: <strong>{NOTICES[kind].title()}</strong>,
                })}
              </Text>
              <Text c="dimmed" mb="lg">
                {NOTICES[kind].text()}
              </Text>
              <Group>
                <Button
                  variant={isOn ? 'filled' : 'default'}
                  loading={change.isPending}
                  onClick={() => change.mutate({ token, isOn: !isOn })}
                >
                  {isOn ? said.stopThese() : said.turnOnAgain()}
                </Button>
                {role === null ? null : (
                  <Anchor component={Link} to={PATHS.mailPreferences}>
                    {said.allPreferences()}
                  </Anchor>
                )}
              </Group>
            </>
          )}
        </Read>
      )}
    </Page>
  );
}
