import { useState, type ReactNode } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { getApplicationByJobId } from '#contract/interview.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { criteriaRank, criteriaText } from '#web/features/applications/received/criteria.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { ListFooter } from '#web/features/applications/received/list-footer.tsx';
import { PersonLink } from '#web/features/applications/received/person-link.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { PleaseWait } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

export type Interview = OutputOf<typeof getApplicationByJobId>[number];

export interface JobInterviewsProps {
  jobId: string;
  job: JobWithApplications | undefined;
  status: 'SCHEDULED' | 'COMPLETED';
  /** In px, on wide screens. */
  height?: number;
  /** After the columns that both lists have. */
  moreColumns?: readonly Column<Interview>[];
}

const COLUMNS: readonly Column<Interview>[] = [
  { header: 'S.No.', cell: (_, index) => index + 1, wideOnly: true },
  {
    header: 'Date of Interview',
    sortBy: (row) => row.interviewDate ?? '',
    cell: (row) => <DateText value={row.interviewDate} withTime />,
  },
  {
    header: 'Applicant',
    heading: true,
    sortBy: (row) => row.candidateName,
    cell: (row) => (
      <PersonLink candidateId={row.candidateId} name={row.candidateName} avatarUrl={row.avatarUrl} />
    ),
  },
  {
    header: 'Email ID',
    sortBy: (row) => row.candidateEmail,
    cell: (row) => <Wrapping>{row.candidateEmail}</Wrapping>,
  },
  { header: 'Contact No.', cell: (row) => row.candidateMobile },
  {
    header: 'Criteria Matches',
    align: 'right',
    sortBy: (row) => criteriaRank(row.criteriaMatches),
    cell: (row) => criteriaText(row.criteriaMatches),
  },
];

/** The interviews of one job, to come or completed. */
export function JobInterviews({ jobId, job, status, height, moreColumns = [] }: JobInterviewsProps) {
  const query = useReadPages(
    getApplicationByJobId,
    { jobId, applicationType: status, limit: 50 },
    (list) => list,
  );
  const role = job?.role ?? query.data?.items[0]?.role;
  return (
    <Section title={role ? `Interviews for ${role}` : 'Interviews'}>
      <LoadErrorModal error={query.error} />
      <Read
        query={query}
        waiting={<PleaseWait text="Please wait..." />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'Sorry No Interview Scheduled For this Job.',
        }}
      >
        {(data) => (
          <DataTable
            label={role ? `Interviews for ${role}` : 'Interviews'}
            rows={data.items}
            rowKey={(row) => row.applicationId}
            columns={[...COLUMNS, ...moreColumns]}
            footer={<ListFooter shown={data.items.length} total={job?.applicationReceived} query={query} />}
            {...(height === undefined ? {} : { height })}
          />
        )}
      </Read>
    </Section>
  );
}

function Wrapping({ children }: { children: ReactNode }) {
  return <span style={{ overflowWrap: 'anywhere' }}>{children}</span>;
}

/** Says why a list could not be loaded, once for each failure; the way to try again stands in the list's place. */
export function LoadErrorModal({ error }: { error: Error | null }) {
  const [seen, setSeen] = useState<Error | null>(null);
  return (
    <ErrorModal
      message={error !== null && error !== seen ? error.message : null}
      onClose={() => setSeen(error)}
    />
  );
}
