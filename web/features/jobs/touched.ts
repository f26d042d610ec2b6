import type { TouchedPeople } from '#contract/job/jobs.ts';

/** Sentences that tell an employer which people a change of a job affects. */

const count = (number: number, one: string, several: string) =>
  `${number === 0 ? 'No' : number} ${number === 1 ? one : several}`;

/** '2 applicants and 3 finished interviews wait for your decision, and 1 interview is scheduled.' */
export function whoWaits({ pending, scheduled, undecided }: TouchedPeople): string {
  if (pending + scheduled + undecided === 0)
    return 'Nobody waits for a decision, and no interview is scheduled.';
  const parts = [
    pending > 0 || undecided === 0 ? count(pending, 'applicant', 'applicants') : null,
    undecided > 0 ? count(undecided, 'finished interview', 'finished interviews') : null,
  ];
  const waiting = `${parts.filter(Boolean).join(' and ')} ${pending + undecided === 1 ? 'waits' : 'wait'}`;
  const interviews = count(scheduled, 'interview is', 'interviews are');
  return `${waiting} for your decision, and ${interviews.toLowerCase()} scheduled.`;
}

/** What happens to those who wait if the job is closed or deleted. */
export function whatBecomesOfThem({ pending, scheduled, undecided }: TouchedPeople): string | null {
  const parts = [
    pending > 0 ? 'You can still accept or decline applicants.' : null,
    undecided > 0 ? 'You can still decide on finished interviews.' : null,
    scheduled > 0 ? 'Scheduled interviews can still be taken.' : null,
  ];
  return parts.filter(Boolean).join(' ') || null;
}

/** Who gets a mail when the job is deleted. */
export const whoIsTold = ({ pending, scheduled, undecided }: TouchedPeople): string | null =>
  pending + scheduled + undecided > 0
    ? 'Applicants in progress get an email that the job was taken down, unless you undo it in time.'
    : null;

export const hasInterviews = ({ scheduled, finished }: TouchedPeople) => scheduled + finished > 0;

/** '2 interviews are scheduled, and 1 interview is finished. They keep their questions. …' */
export function whichInterviewsKeep({ scheduled, finished }: TouchedPeople): string {
  const parts = [
    scheduled > 0 ? `${count(scheduled, 'interview is', 'interviews are')} scheduled` : null,
    finished > 0 ? `${count(finished, 'interview is', 'interviews are')} finished` : null,
  ];
  const keep = scheduled + finished === 1 ? 'It keeps its questions.' : 'They keep their questions.';
  return `${parts.filter(Boolean).join(', and ')}. ${keep} Your new questions are asked in interviews that you schedule after you press Update Job.`;
}
