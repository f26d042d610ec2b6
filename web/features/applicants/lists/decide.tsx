import * as said from '#contract/messages/en/applicants.ts';
import { useState, type ReactNode } from 'react';
import {
  DecideDialog,
  type DecidedPerson,
  type DecisionKind,
} from '#web/features/decisions/decide-dialog.tsx';

/** The name of a decision on many people. */
export const DECISION_NAMES: Record<DecisionKind, string> = {
  accept: said.accept(),
  advance: said.advance(),
  decline: said.decline(),
};

export interface Deciding {
  ask: (kind: DecisionKind, people: readonly DecidedPerson[]) => void;
  /** Render this on the page. */
  dialog: ReactNode;
}

/** Asks for what a decision needs, then makes it. `onDecided` is called afterwards, no matter who was moved. */
export function useDeciding(onDecided?: () => void): Deciding {
  const [asked, setAsked] = useState<{ kind: DecisionKind; people: readonly DecidedPerson[] }>({
    kind: 'decline',
    people: [],
  });
  const [opened, setOpened] = useState(false);
  return {
    ask: (kind, people) => {
      setAsked({ kind, people });
      setOpened(true);
    },
    dialog: (
      <DecideDialog
        {...asked}
        // Each question starts with an empty form.
        key={`${asked.kind} ${asked.people.map(({ applicationId }) => applicationId).join()}`}
        opened={opened}
        onDecided={onDecided}
        onClose={() => setOpened(false)}
      />
    ),
  };
}
