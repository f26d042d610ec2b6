import * as said from '#contract/messages/en/decisions.ts';
import {
  OUTCOME_TITLES,
  type Place,
  STAGES,
  isAfterInterview,
  stageTitle,
} from '#contract/interview/stages.ts';
import { actorInWords } from '../actor.ts';
import type { MoveRow } from '../stages/move-store.ts';

/** Where an application is, in words: "Second round: Zoom", or "Declined". */
export const placeInWords = ({ stage, outcome }: Place, modes: readonly string[]): string =>
  outcome === null ? stageTitle(stage, modes) : OUTCOME_TITLES[outcome];

export function fasterInWords(last: MoveRow | undefined, modes: readonly string[]): string {
  if (!last) return said.changedMeanwhile();
  const by = actorInWords({ kind: last.actor_kind, name: last.actor_name });
  const to = { stage: last.to_stage, outcome: last.to_outcome };
  if (last.from_outcome !== null && to.outcome === null) return said.otherReopened({ who: by });
  switch (to.outcome) {
    case 'declined':
      return said.otherDeclined({ who: by });
    case 'withdrawn':
      return last.actor_kind === 'candidate'
        ? said.otherWithdrew({ who: by })
        : said.otherMarkedWithdrawn({ who: by });
    case 'hired':
      return said.otherHired({ who: by });
    case 'no-show':
      return said.otherNoShow();
    case null:
      return said.otherMoved({ who: by, place: placeInWords(to, modes) });
  }
}

/** One person's move, and how the rounds of their job are held. Null if the earlier decision was only undone. */
export type Deed = { from: Place; to: Place; modes: readonly string[] } | null;

/**
 * "150 applications declined.", "Application declined." If there were different changes, there is a sentence for each.
 */
export function deedsInWords(deeds: readonly Deed[]): string {
  const kinds = Map.groupBy(deeds.map(deedOf), (inWords) => inWords({ count: 2, alone: 'no' }));
  const alone = deeds.length === 1 ? 'yes' : 'no';
  return [...kinds.values()].map((same) => same[0]!({ count: same.length, alone })).join(' ');
}

type DeedInWords = (of: { count: number; alone: string }) => string;

function deedOf(deed: Deed): DeedInWords {
  if (deed === null) return said.doneUndone;
  const { from, to, modes } = deed;
  if (from.outcome !== null && to.outcome === null) return said.doneReopened;
  switch (to.outcome) {
    case 'declined':
      return said.doneDeclined;
    case 'withdrawn':
      return said.doneWithdrawn;
    case 'hired':
      return said.doneHired;
    case 'no-show':
      return said.doneNoShow;
    case null:
      break;
  }
  if (to.stage === 'ai-interview') return said.doneScheduled;
  if (!isAfterInterview(to.stage)) return said.doneCancelled;
  const isAhead = STAGES.indexOf(to.stage) > STAGES.indexOf(from.stage);
  const place = placeInWords(to, modes);
  return (of) => (isAhead ? said.doneAdvanced : said.doneMovedBack)({ ...of, place });
}
