import * as said from '#contract/messages/en/pipeline.ts';
import { sourceTitle } from '#contract/job/source.ts';
import { SCORE_CSV } from '#web/features/applications/received/csv-columns.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { standingText } from '#web/features/applications/received/standing.ts';
import type { CsvColumn } from '#web/ui/download-csv.tsx';
import type { Applicant } from './applicant.ts';

/** The columns of exported files in Hiring. */
export const applicantCsv = (): readonly CsvColumn<Applicant>[] => [
  { header: said.csvApplicant(), text: (row) => row.candidateName },
  { header: said.csvDesignation(), text: (row) => row.role },
  { header: said.csvJobId(), text: (row) => row.alternateJobId },
  { header: said.csvStage(), text: standingText },
  ...SCORE_CSV,
  { header: said.csvCriteria(), text: (row) => criteriaText(row.criteriaMatches).replace(/^-$/, '') },
  { header: said.csvSource(), text: (row) => (row.source === null ? '' : sourceTitle(row.source)) },
  { header: said.csvDate(), text: (row) => row.appliedDate },
  { header: said.csvStageSince(), text: (row) => row.stageSince },
];
