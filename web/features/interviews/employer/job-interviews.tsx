import { useState } from 'react';
import { getApplicationByJobId } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { APPLICANT_CSV } from '#web/features/applications/received/csv-columns.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { ListFooter } from '#web/features/applications/received/list-footer.tsx';
import { PersonLink } from '#web/features/applications/received/person-link.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { InterviewMenu } from './interview-menu.tsx';
import { OpenTimes } from './open-times.tsx';
import { PleaseWait } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useOrder } from '#web/ui/use-order.ts';

export type Interview = OutputOf<typeof getApplicationByJobId>[number];

/** The menu of a row, for the lists of one job. */
export const changeColumn: Column<Interview> = {
  header: 'Interview',
  cell: ({ interview, ...row }) => (interview ? <InterviewMenu subject={{ ...row, interview }} /> : null),
};

export interface JobInterviewsProps {
  jobId: string;
  job: JobWithApplications | undefined;
  status: 'SCHEDULED' | 'COMPLETED';
  /** In px, on wide screens. */
  height?: number;
  /** After the columns that both lists have. */
  moreColumns?: readonly Column<Interview>[];
}

const EMAIL = 'Email ID';
const PHONE = 'Contact No.';

const COLUMNS: readonly Column<Interview>[] = [
  { header: 'S.No.', cell: (_, index) => index + 1, wideOnly: true },
  {
    header: 'Date of Interview',
    orderKey: 'interviewDate',
    cell: (row) => <OpenTimes interview={row.interview} />,
  },
  {
    header: 'Applicant',
    heading: true,
    orderKey: 'candidateName',
    cell: (row) => (
      <PersonLink candidateId={row.candidateId} name={row.candidateName} avatarUrl={row.avatarUrl} />
    ),
  },
  {
    header: EMAIL,
    orderKey: 'candidateEmail',
    cell: (row) => <EmailText address={row.candidateEmail} />,
  },
  { header: PHONE, cell: (row) => row.candidateMobile },
  {
    header: 'Criteria Matches',
    align: 'right',
    orderKey: 'criteriaMatches',
    cell: (row) => criteriaText(row.criteriaMatches),
  },
];

/** For a member who does not see contact data. */
const WITHOUT_CONTACTS = COLUMNS.filter(({ header }) => header !== EMAIL && header !== PHONE);

/** The interviews of one job, to come or completed. */
export function JobInterviews({ jobId, job, status, height, moreColumns = [] }: JobInterviewsProps) {
  const order = useOrder(getApplicationByJobId);
  const query = useReadPages(
    getApplicationByJobId,
    { jobId, applicationType: status, limit: 25, ...order.sort },
    (list) => list,
    { keepPrevious: true },
  );
  const role = job?.role ?? query.data?.items[0]?.role;
  return (
    <Section
      title={role ? `Interviews for ${role}` : 'Interviews'}
      actions={
        query.data && query.data.items.length > 0 ? (
          <DownloadCsv
            filename={`${status === 'SCHEDULED' ? 'interviews' : 'completed'}-${job?.alternateJobId ?? jobId}`}
            call={getApplicationByJobId}
            input={{ jobId, applicationType: status, ...order.sort }}
            itemsOf={(list) => list}
            columns={APPLICANT_CSV}
          />
        ) : null
      }
    >
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
            columns={[
              ...(data.items.some(({ hidesContacts }) => hidesContacts) ? WITHOUT_CONTACTS : COLUMNS),
              ...moreColumns,
            ]}
            server={order.of(query)}
            footer={<ListFooter shown={data.items.length} total={job?.applicationReceived} query={query} />}
            {...(height === undefined ? {} : { height })}
          />
        )}
      </Read>
    </Section>
  );
}

/** Breaks after the @ where there is no room for all of it in one line. */
function EmailText({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1;
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}

/**
 * Says why a list could not be loaded, once for each failure; the way to try again stands in the list's
 * place.
 */
export function LoadErrorModal({ error }: { error: Error | null }) {
  const [seen, setSeen] = useState<Error | null>(null);
  return (
    <ErrorModal
      message={error !== null && error !== seen ? error.message : null}
      onClose={() => setSeen(error)}
    />
  );
}
