import * as said from '#contract/messages/en/job-wizard.ts';
import type { JobCard } from '#web/api/types.ts';
import {
  WIZARD_STEPS,
  type WizardStep as Stage,
  type WizardStepKey as StageKey,
  isFullyRemote,
  isSkippedStep,
} from '#contract/job/wizard-steps.ts';

export type { Stage, StageKey };
export type StepKey = StageKey | 'preview';

type Progress = Pick<JobCard, 'miscInfo' | 'steps'>;
type HasMiscInfo = Pick<JobCard, 'miscInfo'>;

const workFromHomeOf = (job: HasMiscInfo | null) => ({
  isAvailable: job?.miscInfo?.isWFHAvailable === true,
  share: job?.miscInfo?.wfhValue,
});

/** Whether a job is fully remote. */
export const isRemote = (job: HasMiscInfo | null): boolean => isFullyRemote(workFromHomeOf(job));

/** The steps that this job needs. */
export function stagesFor(job: Progress | null): readonly Stage[] {
  return WIZARD_STEPS.filter(({ key }) => !isSkippedStep(key, workFromHomeOf(job)));
}

/** The first incomplete step, or the preview if all are complete. */
export function firstIncompleteStep(job: Progress | null): StepKey {
  return stagesFor(job).find((stage) => job?.steps?.[stage.flag] !== true)?.key ?? 'preview';
}

/** 'Questions', or 'Preview': the title of the step at which this job continues. */
export function nextStepTitle(job: Progress): string {
  const key = firstIncompleteStep(job);
  return (WIZARD_STEPS.find((stage) => stage.key === key)?.title ?? said.preview)();
}

/** The title of the step on display. */
export function titleOfStep(job: Progress | null | undefined, wanted: string | null): string {
  const shown = job ? reachableStep(job, wanted) : 'jobDetail';
  return (WIZARD_STEPS.find(({ key }) => key === shown)?.title ?? said.preview)();
}

export function stepAfter(job: Progress | null, key: StageKey): StepKey {
  const stages = stagesFor(job);
  return stages[stages.findIndex((stage) => stage.key === key) + 1]?.key ?? 'preview';
}

/** Null for the first step. */
export function stepBefore(job: Progress | null, key: StepKey): StageKey | null {
  const stages = stagesFor(job);
  const index = key === 'preview' ? stages.length : stages.findIndex((stage) => stage.key === key);
  return stages[index - 1]?.key ?? null;
}

/** The step to show if `wanted` is requested: never beyond the first incomplete step, and never a skipped one. */
export function reachableStep(job: Progress | null, wanted: string | null): StepKey {
  const first = firstIncompleteStep(job);
  if (wanted === 'preview') return first;
  const stages = stagesFor(job);
  const index = stages.findIndex((stage) => stage.key === wanted);
  const limit = first === 'preview' ? stages.length : stages.findIndex((stage) => stage.key === first);
  const stage = stages[index];
  return stage === undefined || index > limit ? first : stage.key;
}
