import { INTERVIEW_OPEN_DAYS } from '#contract/limits.ts';
import { daysInWords } from '#contract/words.ts';
import { formatDateTime } from '#web/ui/dates.ts';

const OPEN_FOR = daysInWords(INTERVIEW_OPEN_DAYS);

/** The period in which an interview that is scheduled for this time can be taken. */
export function openingText(moment: Date): string {
  const when = formatDateTime(moment);
  return moment.getTime() <= Date.now()
    ? `${when} has passed: the interview opens at once and stays open for ${OPEN_FOR} after that time.`
    : `The interview opens on ${when} and stays open for ${OPEN_FOR}.`;
}
