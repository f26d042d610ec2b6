import { Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { confirmEmail, getAccount, getSessions } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { AccountFrame } from './account-frame.tsx';
import { Problem } from './problem.tsx';

/** The page that the link in the mail to a new address opens. */
export default function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token');
  return token ? <ConfirmEmail token={token} /> : <Navigate to={PATHS.login} replace />;
}

function ConfirmEmail({ token }: { token: string }) {
  const { role } = useSession();
  // The person must press a button, because mail scanners open links automatically.
  const confirm = useSend(confirmEmail, { refreshes: [getAccount, getSessions] });
  if (confirm.isSuccess) {
    return (
      <AccountFrame title="Your new address counts">
        <Stack align="flex-start" role="status">
          <IconCircleCheck size={44} stroke={1.4} color="var(--moss-text)" aria-hidden />
          <Text>{outcomes.emailChanged()} Sign in with it from now on.</Text>
          <Button component={Link} to={role === null ? PATHS.login : PATHS.account} ref={focusOnMount}>
            {role === null ? 'Go to login' : 'Go to your account'}
          </Button>
        </Stack>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Confirm your new address"
      lead="Your account will use the address that this link was mailed to. All other sessions end."
    >
      <Stack gap="md">
        <Problem text={confirm.error?.message} />
        <Button size="md" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          Confirm this address
        </Button>
      </Stack>
    </AccountFrame>
  );
}
