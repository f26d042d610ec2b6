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

/** The page of the link at the end of a mail. It turns off mails of that kind, without a login. */
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
    <Page title="Unsubscribe" width="reading">
      {isUnknown ? (
        <Empty
          text={refusals.stopLinkIncomplete()}
          next={
            <Anchor component={Link} to={role === null ? PATHS.login : PATHS.mailPreferences}>
              {role === null ? 'Sign in to choose your mails' : 'Choose your mails'}
            </Anchor>
          }
        />
      ) : (
        <Read query={query} waiting={<Loading rows={3} />} empty="never">
          {({ kind, isOn }) => (
            <>
              <Text size="lg" mb="xs" role="status">
                {isOn ? 'You get mails' : 'You get no more mails'} of the kind{' '}
                <strong>{NOTICES[kind].title}</strong>.
              </Text>
              <Text c="dimmed" mb="lg">
                {NOTICES[kind].text}
              </Text>
              <Group>
                <Button
                  variant={isOn ? 'filled' : 'default'}
                  loading={change.isPending}
                  onClick={() => change.mutate({ token, isOn: !isOn })}
                >
                  {isOn ? 'Stop these mails' : 'Turn them on again'}
                </Button>
                {role === null ? null : (
                  <Anchor component={Link} to={PATHS.mailPreferences}>
                    All mail preferences
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
