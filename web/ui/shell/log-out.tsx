import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
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

export function LogOut({ fullWidth = false }: { fullWidth?: boolean }) {
  const [asking, setAsking] = useState(false);
  const [losesInterview, setLosesInterview] = useState(false);
  const client = useQueryClient();
  const ask = async () => {
    // A browser whose storage cannot be used has kept nothing in it.
    setLosesInterview(await holdsUnsentInterview().catch(() => false));
    setAsking(true);
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
        onConfirm={() => {
          logOut().catch(() => toast.danger(NOT_CLEARED));
          // Nothing of this person is to be left on the screen of the next one.
          client.clear();
        }}
      >
        {asking && (losesInterview || keepsUnsentWork()) ? (
          <Stack gap="sm">
            {losesInterview ? <Text fw={550}>{UNSENT_INTERVIEW}</Text> : null}
            {keepsUnsentWork() ? <Text>{UNSENT}</Text> : null}
          </Stack>
        ) : null}
      </ConfirmModal>
    </>
  );
}
