import { Button, Stack, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/accounts.ts';
import { PATHS } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { undoEmailChange } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { AccountFrame } from './account-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The page behind the link "This wasn’t me": the account goes back to the address that got the email. */
export default function UndoEmailChangePage() {
  const token = useSearchParams()[0].get('token');
  return token ? <UndoEmailChange token={token} /> : <Navigate to={PATHS.login} replace />;
}

function UndoEmailChange({ token }: { token: string }) {
  const undo = useSend(undoEmailChange);
  if (undo.isSuccess) return <Undone />;
  return (
    <AccountFrame title={said.takeBackTitle()} lead={said.takeBackLead()}>
      <NewPasswordForm
        rules="resetPassword"
        told="notice"
        besideFieldOnly
        send={({ password, confirm }, then) => undo.mutate({ password, confirm, token }, then)}
        isBusy={undo.isPending}
        button={said.takeBack()}
      />
    </AccountFrame>
  );
}

function Undone() {
  return (
    <AccountFrame title={said.takenBack()}>
      <Stack align="flex-start" role="status">
        <IconShieldCheck size={44} stroke={1.4} color="var(--moss-text)" aria-hidden />
        <Text>{outcomes.emailChangeUndone()}</Text>
        <Button component={Link} to={PATHS.login} ref={focusOnMount}>
          {said.goToLogin()}
        </Button>
      </Stack>
    </AccountFrame>
  );
}
