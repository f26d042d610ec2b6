import { FOLLOW_UPS_MAX } from '#contract/limits.ts';
import { counted, daysInWords } from '#contract/words.ts';
import type { Job } from '#web/api/types.ts';

/** How the AI interview of a job is held, as facts. */
export function settingsFacts({ interviewProcess }: Pick<Job, 'interviewProcess'>): [string, string][] {
  if (!interviewProcess) return [];
  const { openDays, answerSeconds, thinkingSeconds, retakes, followUps } = interviewProcess.settings;
  return [
    ['Interview open for', daysInWords(openDays)],
    ['Longest spoken answer', counted(answerSeconds, 'second')],
    ['Time to think before it', thinkingSeconds === 0 ? 'None' : counted(thinkingSeconds, 'second')],
    ['Recording an answer again', retakes === 0 ? 'Never' : `Up to ${counted(retakes, 'time')}`],
    // Without the setting nothing is said of it, as in the specification.
    ...(followUps
      ? [
          ['Follow-up questions', `Up to ${FOLLOW_UPS_MAX}, which candidates may skip`] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
}
