import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { logOut } from '#web/session/session.ts';
import { keepsUnsentWork } from '#web/session/storage.ts';
import { ConfirmModal } from '../dialogs.tsx';

const UNSENT = 'What you typed and have not sent yet is forgotten on this device.';

export function LogOut({ fullWidth = false }: { fullWidth?: boolean }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  return (
    <>
      <Button
        variant="default"
        fullWidth={fullWidth}
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Log Out
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title="Are you sure you want to logout?"
        onConfirm={() => {
          logOut();
          // Nothing of this person is to be left on the screen of the next one.
          client.clear();
        }}
      >
        {asking && keepsUnsentWork() ? UNSENT : null}
      </ConfirmModal>
    </>
  );
}
