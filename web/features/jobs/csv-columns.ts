import type { JobCard } from '#web/api/types.ts';
import type { CsvColumn } from '#web/ui/download-csv.tsx';

/** What the files of lists of jobs hold. */
export const JOB_CSV: readonly CsvColumn<JobCard>[] = [
  { header: 'Designation', text: (job) => job.role },
  { header: 'Job ID', text: (job) => job.alternateJobId },
  { header: 'Status', text: (job) => job.status },
  { header: 'Job Type', text: (job) => job.type },
  { header: 'Made', text: (job) => job.createdDate },
  { header: 'Posted', text: (job) => job.publishedDate },
  { header: 'Applications', text: (job) => job.applicationReceived },
];
