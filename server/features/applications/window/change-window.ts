import type { RefusalCode } from '#contract/refusals.ts';
import type { Place } from '#contract/stages.ts';
import { TEXTS } from '#contract/texts.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { ownApplication } from '../decide.ts';
import type { ApplicationRow } from '../store.ts';

/** What all changes of the interview of an application begin with. */

/**
 * The company's application, with a lock on its row until the transaction ends, if a change of its interview is possible
 * from where it stands.
 */
export async function lockForChange(
  tx: Database,
  companyId: string,
  applicationId: string,
  mayChange: (place: Place) => boolean,
): Promise<ApplicationRow> {
  const application = await ownApplication(tx, companyId, applicationId);
  if (application.stage !== application.told_stage || application.outcome !== application.told_outcome)
    throw new Refusal(
      'application.not-told',
      'A decision on this application was not told to the candidate yet. Undo it, or wait until its mail has gone.',
    );
  if (!mayChange(application)) throw whyNot(application);
  return application;
}

const CLOSED: Partial<Record<string, [RefusalCode, string]>> = {
  declined: ['application.already-declined', 'This application was declined already.'],
  withdrawn: ['application.withdrawn', 'The candidate has withdrawn this application.'],
  hired: ['application.changed-meanwhile', 'This application ended with a hire.'],
};

/** Why the interview of this application cannot be changed. */
export function whyNot({ outcome, status }: Pick<ApplicationRow, 'outcome' | 'status'>): Refusal {
  const closed = CLOSED[outcome ?? ''];
  if (closed) return new Refusal(...closed);
  if (status === 'COMPLETED')
    return new Refusal(
      'interview.already-submitted',
      'The interview of this application is submitted already.',
    );
  return new Refusal('interview.not-scheduled', TEXTS.interviewNotScheduled);
}

export const alreadyBegun = (message: string) => new Refusal('interview.already-begun', message);

export const changedMeanwhile = () =>
  new Refusal(
    'application.changed-meanwhile',
    'This application was changed a moment ago. Please look at it again.',
  );
