import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { signOut } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { holdsUnsentInterview } from '#web/session/device.ts';
import { logOut } from '#web/session/session.ts';
import { keepsUnsentWork } from '#web/session/storage.ts';
import { ConfirmModal } from '../dialogs.tsx';
import { toast } from '../toast.ts';

const UNSENT = 'What you typed and have not sent yet is forgotten on this device.';
const UNSENT_INTERVIEW =
  'This device keeps the recording of an interview that you have not submitted. If you log out, what was not sent of it is lost. To keep it, choose No and submit the interview first.';
const NOT_CLEARED =
  'You are logged out, but this browser kept some of your data. Please clear what it stores for this site.';
const NOT_TOLD =
  'The server could not be told, so your login would go on there. Try again in a moment, or log out on this device alone and end the session under Account when you sign in next.';
const LONGEST_WAIT_MS = 20_000;

export function LogOut({ fullWidth = false }: { fullWidth?: boolean }) {
  const [asking, setAsking] = useState(false);
  const [losesInterview, setLosesInterview] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isNotTold, setIsNotTold] = useState(false);
  const client = useQueryClient();

  const ask = async () => {
    setIsNotTold(false);
    // A browser whose storage cannot be used has stored nothing.
    setLosesInterview(await holdsUnsentInterview().catch(() => false));
    setAsking(true);
  };
  const leave = () => {
    logOut().catch(() => toast.danger(NOT_CLEARED));
    // The next person at this screen must not see any data of this one.
    client.clear();
  };
  const tellServer = async () => {
    setBusy(true);
    try {
      const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
      await send(signOut, {}, { signal, whenSignedOut: 'keep-page' });
      leave();
    } catch (failure) {
      // The session has already ended.
      if (failure instanceof ApiError && failure.httpStatus === 401) leave();
      else setIsNotTold(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        fullWidth={fullWidth}
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => void ask()}
      >
        Log Out
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title="Are you sure you want to logout?"
        confirmLabel={isNotTold ? 'Log out here alone' : 'Yes'}
        cancelLabel={isNotTold ? 'Stay' : 'No'}
        busy={busy}
        onConfirm={isNotTold ? leave : () => void tellServer()}
      >
        {isNotTold ? (
          <p role="alert">{NOT_TOLD}</p>
        ) : asking && (losesInterview || keepsUnsentWork()) ? (
          <Stack gap="sm">
            {losesInterview ? <Text fw={550}>{UNSENT_INTERVIEW}</Text> : null}
            {keepsUnsentWork() ? <Text>{UNSENT}</Text> : null}
          </Stack>
        ) : null}
      </ConfirmModal>
    </>
  );
}
