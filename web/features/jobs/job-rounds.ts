import { ROUND_NAMES } from '#contract/shared/limits.ts';
import type { Job } from '#web/api/types.ts';

export interface Round {
  name: string;
  mode: string;
}

/** The rounds of the interview process, in order. */
export function interviewRounds(job: Pick<Job, 'interviewProcess'>): Round[] {
  const process = job.interviewProcess;
  if (!process) return [];
  return ROUND_NAMES.slice(0, Number(process.rounds)).map((name) => ({
    name,
    mode: process.communicationMode[name] ?? '-',
  }));
}
