import type { getApplicationByJobId } from '#web/api/calls.ts';
import type { ApplicationItem, OutputOf } from '#web/api/types.ts';
import type { CsvColumn } from '#web/ui/download-csv.tsx';
import { criteriaText } from './criteria.ts';
import { type Scored, scoreText } from './score-text.ts';
import { statusText } from './standing.ts';

/** What the files of lists of applications hold. */

type Applicant = OutputOf<typeof getApplicationByJobId>[number];

const yesNo = (value: boolean) => (value ? 'yes' : 'no');
/** '' where the lists show a dash. */
const criteria = (value: number | string | null) => criteriaText(value).replace(/^-$/, '');

/** The applications to one job. Members who see no contact data get none from the server. */
export const APPLICANT_CSV: readonly CsvColumn<Applicant>[] = [
  { header: 'Applicant', text: (row) => row.candidateName },
  { header: 'Email', text: (row) => row.candidateEmail },
  { header: 'Contact No.', text: (row) => row.candidateMobile },
  { header: 'Designation', text: (row) => row.role },
  { header: 'Job ID', text: (row) => row.alternateJobId },
  { header: 'Status', text: statusText },
  { header: 'Date of Application', text: (row) => row.appliedDate },
  { header: 'Date of Interview', text: (row) => row.interviewDate },
  { header: 'Willing to travel', text: (row) => yesNo(row.isTravelPreferred) },
  { header: 'Willing to relocate', text: (row) => yesNo(row.isRelocationPreferred) },
  { header: 'Criteria Matches', text: (row) => criteria(row.criteriaMatches) },
];

export const SCORE_CSV: readonly CsvColumn<Scored>[] = [
  { header: 'Score', text: scoreText },
  { header: 'Settled answers', text: (row) => row.settled },
  { header: 'Scored answers', text: (row) => row.scored },
];

export const APPLICATION_CSV: readonly CsvColumn<ApplicationItem>[] = [
  { header: 'Applicant', text: (item) => item.candidate.user.name },
  { header: 'Designation', text: (item) => item.appliedJob.role },
  { header: 'Job ID', text: (item) => item.appliedJob.alternateJobId },
  { header: 'Status', text: statusText },
  { header: 'Date of Application', text: (item) => item.appliedDate },
  { header: 'Date of Interview', text: (item) => item.interview?.date },
  { header: 'Criteria Matches', text: (item) => criteria(item.criteriaMatches) },
];
