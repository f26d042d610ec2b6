import type { Place } from '#contract/interview/stages.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import type { CompanyMail } from '#server/platform/mail/definition.ts';
import type { ApplicationMailData } from '../mail-data.ts';
import { applicationAdvanced } from '../mails/application-advanced.ts';
import { applicationDeclined } from '../mails/application-declined.ts';
import { applicationHired } from '../mails/application-hired.ts';
import { applicationReopened } from '../mails/application-reopened.ts';
import { interviewCancelled } from '../mails/interview-cancelled.ts';

export type DecisionMail = CompanyMail<ApplicationMailData>;

const MAILS: Record<string, DecisionMail> = Object.fromEntries(
  [applicationAdvanced, applicationDeclined, applicationHired, applicationReopened, interviewCancelled].map(
    (mail) => [mail.name, mail],
  ),
);

/** The email with the name that a decision stores. */
export function decisionMailNamed(name: string): DecisionMail {
  const mail = MAILS[name];
  if (!mail) throw new Error(`No mail of a decision is called ${name}.`);
  return mail;
}

/** Whether this move cancels a scheduled interview in the candidate's calendar. */
export const callsOffInterview = (from: Place, to: Place): boolean =>
  from.stage === 'ai-interview' && from.outcome === null && to.outcome !== null;

/** The email about a move. Null if the candidate gets no email about it. */
export function mailOfMove(from: Place, to: Place): DecisionMail | null {
  if (from.outcome !== null && to.outcome === null) return applicationReopened;
  if (to.outcome === 'declined') return applicationDeclined;
  if (to.outcome === 'hired') return applicationHired;
  if (to.outcome === 'withdrawn' && callsOffInterview(from, to)) return interviewCancelled;
  if (to.outcome !== null) return null;
  const isOnward = isAfterInterview(to.stage) && to.stage !== 'review';
  return isOnward ? applicationAdvanced : null;
}
