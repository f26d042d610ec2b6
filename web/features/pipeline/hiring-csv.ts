import { sourceTitle } from '#contract/job/source.ts';
import { SCORE_CSV } from '#web/features/applications/received/csv-columns.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { standingText } from '#web/features/applications/received/standing.ts';
import type { CsvColumn } from '#web/ui/download-csv.tsx';
import type { Applicant } from './applicant.ts';

/** What the files of Hiring hold. */
export const APPLICANT_CSV: readonly CsvColumn<Applicant>[] = [
  { header: 'Applicant', text: (row) => row.candidateName },
  { header: 'Designation', text: (row) => row.role },
  { header: 'Job ID', text: (row) => row.alternateJobId },
  { header: 'Stage', text: standingText },
  ...SCORE_CSV,
  { header: 'Criteria Matches', text: (row) => criteriaText(row.criteriaMatches).replace(/^-$/, '') },
  { header: 'Source', text: (row) => (row.source === null ? '' : sourceTitle(row.source)) },
  { header: 'Date of Application', text: (row) => row.appliedDate },
  { header: 'In this stage since', text: (row) => row.stageSince },
];
