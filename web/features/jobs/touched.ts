import * as said from '#contract/messages/en/employer-jobs.ts';
import type { TouchedPeople } from '#contract/job/jobs.ts';

/** Sentences that tell an employer whom a change to a job affects. */

/** '2 applicants are waiting for your decision. 3 finished interviews need your decision. 1 interview is scheduled.' */
export function whoWaits({ pending, scheduled, undecided }: TouchedPeople): string {
  if (pending + scheduled + undecided === 0) return said.nobodyConcerned();
  const parts = [
    pending > 0 ? said.applicantsWaiting({ count: pending }) : null,
    undecided > 0 ? said.interviewsToDecide({ count: undecided }) : null,
    said.interviewsScheduled({ count: scheduled }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** What happens to people with something pending if the job is closed or deleted. */
export function whatBecomesOfThem({ pending, scheduled, undecided }: TouchedPeople): string | null {
  const parts = [
    pending > 0 ? said.applicantsStay() : null,
    undecided > 0 ? said.finishedStay() : null,
    scheduled > 0 ? said.scheduledStay() : null,
  ];
  return parts.filter(Boolean).join(' ') || null;
}

/** Says that applicants get an email when the job is deleted. Null if none do. */
export const whoIsTold = ({ pending, scheduled, undecided }: TouchedPeople): string | null =>
  pending + scheduled + undecided > 0 ? said.applicantsTold() : null;

export const hasInterviews = ({ scheduled, finished }: TouchedPeople) => scheduled + finished > 0;

/** '2 interviews are scheduled. 1 interview is finished. They keep their questions. …' */
export function whichInterviewsKeep({ scheduled, finished }: TouchedPeople): string {
  const parts = [
    scheduled > 0 ? said.interviewsScheduled({ count: scheduled }) : null,
    finished > 0 ? said.interviewsFinished({ count: finished }) : null,
    said.questionsStay({ count: scheduled + finished }),
  ];
  return parts.filter(Boolean).join(' ');
}
