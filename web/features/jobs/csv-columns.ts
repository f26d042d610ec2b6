import { jobValue } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/employer-jobs.ts';
import type { JobCard } from '#web/api/types.ts';
import type { CsvColumn } from '#web/ui/download-csv.tsx';

/** The columns of exported lists of jobs. */
export const jobCsv = (): readonly CsvColumn<JobCard>[] => [
  { header: said.designation(), text: (job) => job.role },
  { header: said.jobId(), text: (job) => job.alternateJobId },
  { header: said.status(), text: (job) => job.status },
  { header: said.jobType(), text: (job) => jobValue(job.type) },
  { header: said.createdOn(), text: (job) => job.createdDate },
  { header: said.posted(), text: (job) => job.publishedDate },
  { header: said.applications(), text: (job) => job.applicationReceived },
];
