import { counted } from '#contract/words.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { moveApplications, undoDecision } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { offer } from '#web/ui/offer.tsx';
import { toast } from '#web/ui/toast.ts';
import { DECISION_READS } from './reads.ts';

/** What a decision did to one person. */
export type DecisionResult = OutputOf<typeof moveApplications>['results'][number];

/** The offer stays at most for this time. The history of an applicant offers Undo until the mails go. */
const OFFER_AT_MOST_MS = 60_000;
const OFFER_AT_LEAST_MS = 5_000;

interface Outcome {
  /** Gets the people who were not moved. */
  onDone: (notMoved: DecisionResult[]) => void;
  onError: (error: ApiError) => void;
}

/** Decides on applications. A notice says how many were moved, and offers to undo it. */
export function useDecision({ onDone, onError }: Outcome) {
  const offerUndo = useOfferUndo();
  return useSend(moveApplications, {
    refreshes: DECISION_READS,
    onSuccess: ({ data: { decisionId, undoUntil, results } }) => {
      const moved = results.filter((result) => result.moved);
      const said = moved.length === 1 ? moved[0]!.message : `${counted(moved.length, 'application')} moved.`;
      if (moved.length > 0 && decisionId !== null && undoUntil !== null)
        offerUndo(decisionId, undoUntil, said);
      else if (moved.length > 0) toast.success(said);
      onDone(results.filter((result) => !result.moved));
    },
    onError,
  });
}

/** Shows what was decided, with a button that undoes it. */
export function useOfferUndo(): (decisionId: string, undoUntil: string, said: string) => void {
  const undo = useUndo();
  return (decisionId, undoUntil, said) => {
    const id = `decision-${decisionId}`;
    const leftMs = Date.parse(undoUntil) - Date.now();
    const act = () => {
      toast.hide(id);
      void undo(decisionId);
    };
    offer(id, said, 'Undo', act, Math.min(Math.max(leftMs, OFFER_AT_LEAST_MS), OFFER_AT_MOST_MS));
  };
}

/**
 * Undoes a decision, for all its people or for some of them. It works from a notice too, whose page may be gone by then.
 */
export function useUndo(): (decisionId: string, applicationIds?: string[]) => Promise<void> {
  const refresh = useRefresh();
  return async (decisionId, applicationIds) => {
    try {
      const { message } = await send(undoDecision, {
        decisionId,
        ...(applicationIds === undefined ? {} : { applicationIds }),
      });
      toast.success(message);
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      toast.danger(failure.message);
    }
    await refresh(...DECISION_READS);
  };
}
