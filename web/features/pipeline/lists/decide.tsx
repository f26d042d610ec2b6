import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useRefresh } from '#web/api/hooks.ts';
import type { DecideDialogProps } from '../decide-dialog.tsx';
import { PLACE_READS } from './reads.ts';

const LoadedDialog = lazy(async () => ({ default: (await import('../decide-dialog.tsx')).DecideDialog }));

export type DecideKind = DecideDialogProps['kind'];
export type PersonToDecide = DecideDialogProps['people'][number];

/** What a decision on many is called. */
export const DECISION_NAMES: Record<DecideKind, string> = {
  accept: 'Accept',
  advance: 'Advance',
  decline: 'Decline',
};

export interface Deciding {
  ask: (kind: DecideKind, people: PersonToDecide[]) => void;
  /** To be put on the page. */
  dialog: ReactNode;
}

/** Asks for what a decision needs, and makes it. `onDecided` is called after it. */
export function useDeciding(jobId: string | undefined, onDecided?: () => void): Deciding {
  const [asked, setAsked] = useState<{ kind: DecideKind; people: PersonToDecide[] } | null>(null);
  const [opened, setOpened] = useState(false);
  const refresh = useRefresh();
  const close = (done: boolean) => {
    setOpened(false);
    if (!done) return;
    onDecided?.();
    void refresh(...PLACE_READS);
  };
  return {
    ask: (kind, people) => {
      setAsked({ kind, people });
      setOpened(true);
    },
    dialog:
      asked === null ? null : (
        <Suspense fallback={null}>
          <LoadedDialog
            {...asked}
            {...(jobId === undefined ? {} : { jobId })}
            opened={opened}
            onClose={close}
          />
        </Suspense>
      ),
  };
}
