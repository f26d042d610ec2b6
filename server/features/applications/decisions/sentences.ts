import {
  OUTCOME_TITLES,
  type Place,
  STAGES,
  isAfterInterview,
  stageTitle,
} from '#contract/interview/stages.ts';
import { counted } from '#contract/shared/words.ts';
import { actorInWords } from '../actor.ts';
import type { MoveRow } from '../stages/move-store.ts';

/** Where an application stands, as sentences name it: "Second round: Zoom", or "Declined". */
export const placeInWords = ({ stage, outcome }: Place, modes: readonly string[]): string =>
  outcome === null ? stageTitle(stage, modes) : OUTCOME_TITLES[outcome];

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

/** One person's move, and how the rounds of their job are held; null if the earlier decision was only undone. */
export type Deed = { from: Place; to: Place; modes: readonly string[] } | null;

/** "150 applications declined.", "Application declined." If different things were done, each has a sentence. */
export function deedsInWords(deeds: readonly Deed[]): string {
  const kinds = Map.groupBy(deeds.map(deedOf), (words) => words.join(' '));
  return [...kinds.values()]
    .map((same) => {
      const [noun, done] = same[0]!;
      return `${deeds.length === 1 ? capitalised(noun) : counted(same.length, noun)} ${done}.`;
    })
    .join(' ');
}

const capitalised = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

function deedOf(deed: Deed): [noun: string, done: string] {
  if (deed === null) return ['earlier decision', 'undone'];
  const { from, to, modes } = deed;
  if (from.outcome !== null && to.outcome === null) return ['application', 'reopened'];
  switch (to.outcome) {
    case 'declined':
      return ['application', 'declined'];
    case 'withdrawn':
      return ['application', 'marked as withdrawn'];
    case 'hired':
      return ['applicant', 'hired'];
    case 'no-show':
      return ['applicant', 'marked as a no-show'];
    case null:
      break;
  }
  if (to.stage === 'ai-interview') return ['interview', 'scheduled'];
  if (!isAfterInterview(to.stage)) return ['interview', 'cancelled'];
  const isAhead = STAGES.indexOf(to.stage) > STAGES.indexOf(from.stage);
  return ['application', `${isAhead ? 'advanced' : 'moved back'} to ${placeInWords(to, modes)}`];
}
