import * as said from '#contract/messages/en/decisions.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { moveApplications, sendDecision, undoDecision } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { offer } from '#web/ui/offer.tsx';
import { toast } from '#web/ui/toast.ts';
import type { MailChoice } from './decision-mail.tsx';
import { DECISION_READS } from './reads.ts';

/** The result of a decision for one person. */
export type DecisionResult = OutputOf<typeof moveApplications>['results'][number];

/** What someone wrote with a decision: a note for colleagues, and the email if it differs from the default. */
export const writtenWith = (note: string, mail: MailChoice) => ({
  ...(note.trim() === '' ? {} : { note }),
  ...(mail.kind === 'usual' ? {} : { mail: mail.kind === 'none' ? null : mail.text }),
});

interface Outcome {
  /** Called with the people who were not moved. */
  onDone: (notMoved: DecisionResult[]) => void;
  onError: (error: ApiError) => void;
}

/** Decides on applications. A notification says what was done to how many people, and offers to undo it. */
export function useDecision({ onDone, onError }: Outcome) {
  const offerUndo = useOfferUndo();
  return useSend(moveApplications, {
    refreshes: DECISION_READS,
    onSuccess: ({ data: { decisionId, results }, message }) => {
      if (message !== '') offerUndo(decisionId, message);
      onDone(results.filter((result) => !result.moved));
    },
    onError,
  });
}

/** Shows what was decided, with an undo button if possible. Afterwards, the header lists what can still be undone. */
export function useOfferUndo(): (decisionId: string | null, done: string) => void {
  const undo = useUndo();
  return (decisionId, done) => {
    if (decisionId === null) return toast.success(done);
    const id = `decision-${decisionId}`;
    const act = () => {
      toast.hide(id);
      void undo(decisionId);
    };
    offer(id, done, said.undo(), act);
  };
}

/** Undoes a decision for some or all of its people. It also works from a notification whose page is gone. */
export function useUndo(): (decisionId: string, applicationIds?: string[]) => Promise<void> {
  const change = useChange();
  return (decisionId, applicationIds) =>
    change(() =>
      send(undoDecision, { decisionId, ...(applicationIds === undefined ? {} : { applicationIds }) }),
    );
}

/** Notifies the candidates of a decision right away. */
export function useSendNow(): (decisionId: string) => Promise<void> {
  const change = useChange();
  return (decisionId) => change(() => send(sendDecision, { decisionId }));
}

function useChange() {
  const refresh = useRefresh();
  return async (change: () => Promise<{ message: string }>) => {
    try {
      toast.success((await change()).message);
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      toast.danger(failure.message);
    }
    await refresh(...DECISION_READS);
  };
}
