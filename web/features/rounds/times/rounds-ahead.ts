import * as said from '#contract/messages/en/rounds.ts';
import type { Stage } from '#contract/interview/stages.ts';
import type { CompanyRound } from './reads.ts';

/** A round of a job that people hold. */
export interface HeldRound {
  round: number;
  /** The title of its stage. */
  title: string;
}

/** 'second round'. */
export const roundName = (round: number): string => said.nth({ round: String(round) });

const roundOf = (stage: Stage): number | null =>
  stage.startsWith('round-') ? Number(stage.slice('round-'.length)) : null;

/** The current round of someone in this stage: the second one after the review. Null before it, and at the offer. */
export const roundAt = (stage: Stage): number | null => (stage === 'review' ? 2 : roundOf(stage));

/** The stages of a job, as Hiring and the history have them. */
type JobStages = readonly { key: Stage; title: string }[];

/**
 * The rounds that someone in this stage can be invited to, most likely first: their current round and the later ones.
 */
export function roundsAhead(stage: Stage, jobStages: JobStages): HeldRound[] {
  const from = roundAt(stage);
  if (from === null) return [];
  return jobStages.flatMap(({ key, title }) => {
    const round = roundOf(key);
    return round !== null && round >= from ? [{ round, title }] : [];
  });
}

/** The ones that the candidate is not invited to yet. */
export const notInvited = (ahead: readonly HeldRound[], rounds: readonly CompanyRound[]): HeldRound[] =>
  ahead.filter(({ round }) => rounds.every((one) => one.round !== round || one.state === 'cancelled'));
