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

/** What a decision did to one person. */
export type DecisionResult = OutputOf<typeof moveApplications>['results'][number];

/** What somebody wrote with a decision: a note for colleagues, and the email if it is not the usual one. */
export const writtenWith = (note: string, mail: MailChoice) => ({
  ...(note.trim() === '' ? {} : { note }),
  ...(mail.kind === 'usual' ? {} : { mail: mail.kind === 'none' ? null : mail.text }),
});

interface Outcome {
  /** Gets the people who were not moved. */
  onDone: (notMoved: DecisionResult[]) => void;
  onError: (error: ApiError) => void;
}

/** Decides on applications. A notice says what was done to how many, and offers to undo it. */
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

/** Shows what was decided, with a button that undoes it if it can be. The header lists what can be undone after that. */
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

/**
 * Undoes a decision, for all its people or for some of them. It works from a notice too, whose page may be gone by then.
 */
export function useUndo(): (decisionId: string, applicationIds?: string[]) => Promise<void> {
  const change = useChange();
  return (decisionId, applicationIds) =>
    change(() =>
      send(undoDecision, { decisionId, ...(applicationIds === undefined ? {} : { applicationIds }) }),
    );
}

/** Tells the candidates of a decision now. */
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
