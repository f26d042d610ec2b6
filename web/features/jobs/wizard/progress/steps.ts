import type { StepFlag } from '#contract/jobs.ts';
import type { Job } from '#web/api/types.ts';

/** The nine stages of the wizard in their order, and the preview after them. */
export const STAGES = [
  { key: 'jobDetail', title: 'Job Details', flag: 'jobDetailSubmitted' },
  { key: 'skillMatrix', title: 'Skills', flag: 'skillMatrixSubmitted' },
  { key: 'question', title: 'Questions', flag: 'qualifyingQuestionSubmited' },
  { key: 'education', title: 'Education', flag: 'educationSubmitted' },
  { key: 'miscInfo', title: 'Misc Information', flag: 'miscInfoSubmitted' },
  { key: 'interviewProcess', title: 'Interview Process', flag: 'interviewProcessSubmitted' },
  { key: 'workLocation', title: 'Work Location', flag: 'workLocationSubmit' },
  { key: 'onBoarding', title: 'Onboarding', flag: 'onBoardingSubmitted' },
  { key: 'personalMessage', title: 'Personal Message', flag: 'personalMessageSubmitted' },
] as const satisfies readonly { key: string; title: string; flag: StepFlag }[];

export type Stage = (typeof STAGES)[number];
export type StageKey = Stage['key'];
export type StepKey = StageKey | 'preview';

type Progress = Pick<Job, 'miscInfo' | 'steps'>;

/** A job that is done wholly from home has no work location. */
export function isRemote(job: Pick<Job, 'miscInfo'> | null): boolean {
  return job?.miscInfo?.isWFHAvailable === true && job.miscInfo.wfhValue === '100% Remote';
}

/** The stages that this job goes through. */
export function stagesFor(job: Progress | null): readonly Stage[] {
  return isRemote(job) ? STAGES.filter((stage) => stage.key !== 'workLocation') : STAGES;
}

/** The first stage that is not done, or the preview when all are. */
export function firstIncompleteStep(job: Progress | null): StepKey {
  return stagesFor(job).find((stage) => job?.steps?.[stage.flag] !== true)?.key ?? 'preview';
}

/** 'Questions', or 'Preview': where the wizard goes on with this job. */
export function nextStepTitle(job: Progress): string {
  const key = firstIncompleteStep(job);
  return STAGES.find((stage) => stage.key === key)?.title ?? 'Preview';
}

export function stepAfter(job: Progress | null, key: StageKey): StepKey {
  const stages = stagesFor(job);
  return stages[stages.findIndex((stage) => stage.key === key) + 1]?.key ?? 'preview';
}

/** Null before the first step. */
export function stepBefore(job: Progress | null, key: StepKey): StageKey | null {
  const stages = stagesFor(job);
  const index = key === 'preview' ? stages.length : stages.findIndex((stage) => stage.key === key);
  return stages[index - 1]?.key ?? null;
}

/** The step to show when `wanted` is asked for: none beyond the first that is not done, and none that is skipped. */
export function reachableStep(job: Progress | null, wanted: string | null): StepKey {
  const first = firstIncompleteStep(job);
  if (wanted === 'preview') return first;
  const stages = stagesFor(job);
  const index = stages.findIndex((stage) => stage.key === wanted);
  const limit = first === 'preview' ? stages.length : stages.findIndex((stage) => stage.key === first);
  const stage = stages[index];
  return stage === undefined || index > limit ? first : stage.key;
}
