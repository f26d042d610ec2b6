import { Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/accounts.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { confirmEmail, getAccount, getSessions } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { AccountFrame } from './account-frame.tsx';
import { Problem } from './problem.tsx';

/** The page opened by the link in the email to a new address. */
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
      <AccountFrame title={said.newEmailDone()}>
        <Stack align="flex-start" role="status">
          <IconCircleCheck size={44} stroke={1.4} color="var(--moss-text)" aria-hidden />
          <Text>{said.newEmailNext()}</Text>
          <Button component={Link} to={role === null ? PATHS.login : PATHS.account} ref={focusOnMount}>
            {role === null ? said.goToLogin() : said.goToAccount()}
          </Button>
        </Stack>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={said.confirmEmailTitle()} lead={said.confirmEmailLead()}>
      <Stack gap="md">
        <Problem text={confirm.error?.message} />
        <Button size="md" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          {said.confirmEmail()}
        </Button>
      </Stack>
    </AccountFrame>
  );
}
