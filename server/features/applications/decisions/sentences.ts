import { OUTCOME_TITLES, type Place, stageTitle } from '#contract/stages.ts';
import { actorInWords } from '../stages/actor.ts';
import type { MoveRow } from '../stages/move-store.ts';

/** Where an application stands, as sentences name it: "Second round: Zoom", or "Declined". */
export const placeInWords = ({ stage, outcome }: Place, modes: readonly string[]): string =>
  outcome === null ? stageTitle(stage, modes) : OUTCOME_TITLES[outcome];

/** Who was faster, and what they did. */
export function fasterInWords(last: MoveRow | undefined, modes: readonly string[]): string {
  if (!last) return 'This application was changed meanwhile.';
  const by = actorInWords({ kind: last.actor_kind, name: last.actor_name });
  const to = { stage: last.to_stage, outcome: last.to_outcome };
  if (last.from_outcome !== null && to.outcome === null) return `${by} has opened this application again.`;
  switch (to.outcome) {
    case 'declined':
      return `${by} has declined this application.`;
    case 'withdrawn':
      return last.actor_kind === 'candidate'
        ? `${by} has withdrawn this application.`
        : `${by} has marked this application as withdrawn.`;
    case 'hired':
      return `${by} has hired this person.`;
    case 'no-show':
      return `This person did not come to the interview.`;
    case null:
      return `${by} has moved this application to ${placeInWords(to, modes)}.`;
  }
}
