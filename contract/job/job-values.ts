import * as said from '../messages/en/job-values.ts';
import {
  EXPERIENCE_OPTIONS,
  FIRST_ROUND,
  FULLY_REMOTE,
  NO_EXPERIENCE,
  WFH_OPTIONS,
} from '../shared/limits.ts';

const KNOWN = new Map<string, () => string>([
  ['Contract', said.contract],
  ['CTH', said.contractToHire],
  ['Direct Hire', said.directHire],
  ['Required', said.required],
  ['Preferred', said.preferred],
  [NO_EXPERIENCE, said.noExperience],
  ['6 months', said.sixMonths],
  ['10 Years & above', said.tenYears],
  [FULLY_REMOTE, said.remote],
  [FIRST_ROUND, said.aiInterview],
  ['Video Call', said.videoCall],
  ['Phone Call', said.phoneCall],
  ['On-Site Interview', said.onSiteInterview],
  ['Panel Interview', said.panelInterview],
  ['Technical Test', said.technicalTest],
  ['Take-Home Assignment', said.takeHomeAssignment],
  ['Practical Demonstration', said.practicalDemonstration],
  ['Presentation', said.presentation],
  ['Group Discussion', said.groupDiscussion],
  ['Others', said.others],
]);

/** A value of a job as people read it. Values that are not in a list, such as a custom mode, stay as they are. */
export function jobValue(value: string): string {
  const known = KNOWN.get(value);
  if (known !== undefined) return known();
  const count = Number.parseInt(value, 10);
  if (EXPERIENCE_OPTIONS.includes(value)) return said.years({ years: count });
  if (WFH_OPTIONS.some((option) => option === value)) return said.daysAWeek({ days: count });
  return value;
}

/** The choices of a field. */
export const valueChoices = (values: readonly string[]): { value: string; label: string }[] =>
  values.map((value) => ({ value, label: jobValue(value) }));
