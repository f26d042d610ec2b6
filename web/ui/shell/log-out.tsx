import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { signOut } from '#contract/account.ts';
import { ApiError } from '#web/api/api-error.ts';
import { send } from '#web/api/client.ts';
import { logOut } from '#web/session/session.ts';
import { keepsUnsentWork } from '#web/session/storage.ts';
import { ConfirmModal } from '../dialogs.tsx';

const UNSENT = 'What you typed and have not sent yet is forgotten on this device.';
const NOT_TOLD =
  'The server could not be told, so your login would go on there. Try again in a moment, or log out on this device alone and end the session under Account when you sign in next.';
const LONGEST_WAIT_MS = 5_000;

/** Ends the session on the server, then forgets it here. */
export function LogOut({ fullWidth = false }: { fullWidth?: boolean }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isNotTold, setIsNotTold] = useState(false);
  const client = useQueryClient();

  const leave = () => {
    logOut();
    // Nothing of this person is to be left on the screen of the next one.
    client.clear();
  };
  const tellServer = async () => {
    setBusy(true);
    try {
      const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
      await send(signOut, {}, { signal, whenSignedOut: 'keep-page' });
      leave();
    } catch (failure) {
      // A login that has ended already needs no ending.
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
        onClick={() => {
          setIsNotTold(false);
          setAsking(true);
        }}
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
        {isNotTold ? <p role="alert">{NOT_TOLD}</p> : asking && keepsUnsentWork() ? UNSENT : null}
      </ConfirmModal>
    </>
  );
}
