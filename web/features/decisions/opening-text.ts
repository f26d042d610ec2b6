import * as said from '#contract/messages/en/decisions.ts';
import { INTERVIEW_OPEN_DAYS, interviewClosesAt } from '#contract/shared/limits.ts';
import { formatDateTime } from '#web/ui/dates.ts';

/** The period in which an interview scheduled for this time can be taken. */
export function openingText(moment: Date, openDays: number = INTERVIEW_OPEN_DAYS): string {
  const when = formatDateTime(moment);
  const until = said.untilDays({
    until: formatDateTime(interviewClosesAt(moment, openDays)),
    days: openDays,
  });
  return moment.getTime() <= Date.now() ? said.opensNow({ when, until }) : said.opensThen({ when, until });
}
