import * as said from '#contract/messages/en/applicants.ts';
import type { getApplicationByJobId } from '#web/api/calls.ts';
import type { ApplicationItem, OutputOf } from '#web/api/types.ts';
import type { CsvColumn } from '#web/ui/download-csv.tsx';
import { criteriaText } from './criteria.ts';
import { type Scored, scoreText } from './score-text.ts';
import { statusText } from './standing.ts';

/** The columns of exported lists of applications. */

type Applicant = OutputOf<typeof getApplicationByJobId>[number];

const yesNo = (value: boolean) => (value ? said.yes() : said.no());
/** '' where the lists show a dash. */
const criteria = (value: number | string | null) => criteriaText(value).replace(/^-$/, '');

/** The applications to one job. The server sends no contact data to members who may not see it. */
export const APPLICANT_CSV: readonly CsvColumn<Applicant>[] = [
  { header: said.applicant(), text: (row) => row.candidateName },
  { header: said.email(), text: (row) => row.candidateEmail },
  { header: said.contactNo(), text: (row) => row.candidateMobile },
  { header: said.designation(), text: (row) => row.role },
  { header: said.jobId(), text: (row) => row.alternateJobId },
  { header: said.status(), text: statusText },
  { header: said.appliedDate(), text: (row) => row.appliedDate },
  { header: said.interviewDate(), text: (row) => row.interviewDate },
  { header: said.willTravel(), text: (row) => yesNo(row.isTravelPreferred) },
  { header: said.willRelocate(), text: (row) => yesNo(row.isRelocationPreferred) },
  { header: said.criteria(), text: (row) => criteria(row.criteriaMatches) },
];

export const SCORE_CSV: readonly CsvColumn<Scored>[] = [
  { header: said.score(), text: scoreText },
  { header: said.settledAnswers(), text: (row) => row.settled },
  { header: said.scoredAnswers(), text: (row) => row.scored },
];

export const APPLICATION_CSV: readonly CsvColumn<ApplicationItem>[] = [
  { header: said.applicant(), text: (item) => item.candidate.user.name },
  { header: said.designation(), text: (item) => item.appliedJob.role },
  { header: said.jobId(), text: (item) => item.appliedJob.alternateJobId },
  { header: said.status(), text: statusText },
  { header: said.appliedDate(), text: (item) => item.appliedDate },
  { header: said.interviewDate(), text: (item) => item.interview?.date },
  { header: said.criteria(), text: (item) => criteria(item.criteriaMatches) },
];
