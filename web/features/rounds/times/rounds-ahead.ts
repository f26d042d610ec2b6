import * as said from '#contract/messages/en/rounds.ts';
import type { Stage } from '#contract/interview/stages.ts';
import type { CompanyRound } from './reads.ts';

/** A round of a job that people hold. */
export interface HeldRound {
  round: number;
  /** As its stage is called. */
  title: string;
}

/** 'second round'. */
export const roundName = (round: number): string => said.nth({ round: String(round) });

const roundOf = (stage: Stage): number | null =>
  stage.startsWith('round-') ? Number(stage.slice('round-'.length)) : null;

/** The round at which somebody in this stage is: the second one after the review; null before it, and at the offer. */
export const roundAt = (stage: Stage): number | null => (stage === 'review' ? 2 : roundOf(stage));

/** The stages of a job, as Hiring and the history have them. */
type JobStages = readonly { key: Stage; title: string }[];

/**
 * The rounds to which somebody in this stage can be invited, the usual one first: the round at which they are, and those
 * after it.
 */
export function roundsAhead(stage: Stage, jobStages: JobStages): HeldRound[] {
  const from = roundAt(stage);
  if (from === null) return [];
  return jobStages.flatMap(({ key, title }) => {
    const round = roundOf(key);
    return round !== null && round >= from ? [{ round, title }] : [];
  });
}

/** Those among them to which the candidate is not invited already. */
export const notInvited = (ahead: readonly HeldRound[], rounds: readonly CompanyRound[]): HeldRound[] =>
  ahead.filter(({ round }) => rounds.every((one) => one.round !== round || one.state === 'cancelled'));
