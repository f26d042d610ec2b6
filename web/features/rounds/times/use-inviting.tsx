import { useState, type ReactNode } from 'react';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { InviteDialogProps } from './invite-dialog.tsx';

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);

type Asked = Pick<InviteDialogProps, 'people' | 'jobId' | 'stage'>;

export interface Inviting {
  ask: (asked: Asked) => void;
  /** Render this on the page. */
  dialog: ReactNode;
}

/** Asks for what an invitation to a round needs, then sends it. */
export function useInviting(onInvited?: () => void): Inviting {
  const [asked, setAsked] = useState<Asked>({ people: [], jobId: '', stage: 'review' });
  const [opened, setOpened] = useState(false);
  return {
    ask: (wanted) => {
      setAsked(wanted);
      setOpened(true);
    },
    dialog: (
      <InviteDialog
        {...asked}
        // Each invitation starts with an empty form.
        key={asked.people.map(({ applicationId }) => applicationId).join()}
        opened={opened}
        onInvited={onInvited}
        onClose={() => setOpened(false)}
      />
    ),
  };
}
