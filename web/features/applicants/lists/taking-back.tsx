import * as said from '#contract/messages/en/applicants.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Outcome } from '#contract/interview/stages.ts';
import { useUndo } from '#web/features/decisions/use-decision.ts';
import { useDecides } from '#web/session/member.ts';
import type { BulkAction } from '#web/ui/bulk-bar.tsx';
import type { QuietAction } from '#web/ui/row-actions.tsx';

const ReopenDialog = lazy(async () => ({
  default: (await import('#web/features/decisions/reopen-dialog.tsx')).ReopenDialog,
}));

/** Someone whose decision can be undone. */
interface Decided {
  applicationId: string;
  candidateName: string;
  outcome: Outcome | null;
  waiting: { decisionId: string } | null;
}

export interface TakingBack {
  /** Undo while the candidate has not been notified. After that, a closed application can be reopened. */
  actionFor: (row: Decided) => QuietAction | undefined;
  /** Undo for the selected people who have not been notified yet. */
  bulkFor: (rows: readonly Decided[], clear: () => void) => BulkAction[];
  /** Render this on the page. */
  dialog: ReactNode;
}

/** Undoes decisions on the people of a list. One dialog serves the whole list. */
export function useTakingBack(): TakingBack {
  const decides = useDecides();
  const undo = useUndo();
  const [subject, setSubject] = useState<Decided | null>(null);
  const [opened, setOpened] = useState(false);
  const undoAll = async (rows: readonly Decided[]) => {
    for (const [decisionId, ids] of byDecision(rows)) await undo(decisionId, ids);
  };
  return {
    actionFor: (row) => {
      if (!decides) return undefined;
      if (row.waiting !== null) return { label: said.undo(), onSelect: () => void undoAll([row]) };
      if (row.outcome === null || row.outcome === 'withdrawn') return undefined;
      return {
        label: said.openAgain(),
        onSelect: () => {
          setSubject(row);
          setOpened(true);
        },
      };
    },
    bulkFor: (rows, clear) =>
      rows.some(({ waiting }) => waiting !== null)
        ? [{ label: said.undo(), onPress: () => void undoAll(rows).then(clear) }]
        : [],
    dialog:
      subject === null ? null : (
        <Suspense fallback={null}>
          <ReopenDialog
            key={subject.applicationId}
            applicationId={subject.applicationId}
            name={subject.candidateName}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      ),
  };
}

/** The ids of the people whose decision has not been sent yet, by decision. */
function byDecision(rows: readonly Decided[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { applicationId, waiting } of rows)
    if (waiting !== null)
      ids.set(waiting.decisionId, [...(ids.get(waiting.decisionId) ?? []), applicationId]);
  return ids;
}
