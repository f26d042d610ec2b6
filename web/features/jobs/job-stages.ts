import { stagesOf } from '#contract/interview/stages.ts';
import { getJobById } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { interviewRounds } from './job-rounds.ts';

/** The stages of a job, in order. Undefined until they are known, or without a job. */
export function useJobStages(jobId: string) {
  const { data: job } = useRead(getJobById, { jobId }, { enabled: jobId !== '' });
  return job === undefined ? undefined : stagesOf(interviewRounds(job).map(({ mode }) => mode));
}
