import { INTERVIEW_OPEN_DAYS, interviewClosesAt } from '#contract/shared/limits.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { formatDateTime } from '#web/ui/dates.ts';

/** The period in which an interview that is scheduled for this time can be taken. */
export function openingText(moment: Date, openDays: number = INTERVIEW_OPEN_DAYS): string {
  const when = formatDateTime(moment);
  const until = `${formatDateTime(interviewClosesAt(moment, openDays))} (${daysInWords(openDays)})`;
  return moment.getTime() <= Date.now()
    ? `${when} has passed: the interview opens at once and stays open until ${until}.`
    : `The interview is open from ${when} until ${until}.`;
}
