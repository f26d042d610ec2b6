import { getSession } from '#web/session/session.ts';
import { draftIn, forgetDrafts, type Draft } from '#web/ui/form/draft.ts';

const nameOf = (jobId: string | null, step: string) => `${getSession().userId}:${jobId ?? 'new'}:${step}`;

/** Values typed in a step but not sent, stored on this device per person, job and step. */
export const stepDraft = (jobId: string | null, step: string): Draft =>
  draftIn('device', nameOf(jobId, step));

/** Deletes the drafts of all steps of a job. */
export const forgetJobDrafts = (jobId: string): void => forgetDrafts('device', nameOf(jobId, ''));
