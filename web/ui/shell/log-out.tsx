import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/shell.ts';
import { ApiError } from '#web/api/api-error.ts';
import { signOut } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { holdsUnsentInterview } from '#web/session/device.ts';
import { logOut } from '#web/session/session.ts';
import { keepsUnsentWork } from '#web/session/storage.ts';
import { ConfirmModal } from '../dialogs.tsx';
import { toast } from '../toast.ts';

const LONGEST_WAIT_MS = 20_000;

export function LogOut({ fullWidth = false }: { fullWidth?: boolean }) {
  const [asking, setAsking] = useState(false);
  const [losesInterview, setLosesInterview] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isNotTold, setIsNotTold] = useState(false);
  const client = useQueryClient();

  const ask = async () => {
    setIsNotTold(false);
    // A browser whose storage can't be used has stored nothing.
    setLosesInterview(await holdsUnsentInterview().catch(() => false));
    setAsking(true);
  };
  const leave = () => {
    logOut().catch(() => toast.danger(said.notCleared()));
    // The next person at this screen must not see any of this person's data.
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
        {said.logOut()}
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={said.logOutTitle()}
        confirmLabel={isNotTold ? said.logOutHere() : common.yes()}
        cancelLabel={isNotTold ? common.stay() : common.no()}
        busy={busy}
        onConfirm={isNotTold ? leave : () => void tellServer()}
      >
        {isNotTold ? (
          <p role="alert">{said.notTold()}</p>
        ) : asking && (losesInterview || keepsUnsentWork()) ? (
          <Stack gap="sm">
            {losesInterview ? <Text fw={550}>{said.unsentInterview()}</Text> : null}
            {keepsUnsentWork() ? <Text>{said.unsent()}</Text> : null}
          </Stack>
        ) : null}
      </ConfirmModal>
    </>
  );
}
