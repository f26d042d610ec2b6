import { Text } from '@mantine/core';
import { getMissedInterviews } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { APPLICATION_CSV } from '#web/features/applications/received/csv-columns.ts';
import { ListFooter } from '#web/features/applications/received/list-footer.tsx';
import { PersonLink } from '#web/features/applications/received/person-link.tsx';
import { StatusBadge } from '#web/ui/badges.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useOrder } from '#web/ui/use-order.ts';
import type { ChangedInterview } from './changed-interview.ts';
import { InterviewMenu } from './interview-menu.tsx';
import { OpenTimes } from './open-times.tsx';

/** Who did not take their interview while it was open, whatever the job; nothing where there is nobody. */
export function MissedInterviews() {
  const order = useOrder(getMissedInterviews, 'missed');
  const query = useReadPages(getMissedInterviews, { limit: 25, ...order.sort }, (items) => items, {
    keepPrevious: true,
  });
  const isEmpty = (query.data?.items.length ?? 0) === 0;
  if (isEmpty && query.error === null) return null;
  return (
    <Section
      title="Missed Interviews"
      actions={
        isEmpty ? null : (
          <DownloadCsv
            filename="missed-interviews"
            call={getMissedInterviews}
            input={{ ...order.sort }}
            itemsOf={(items) => items}
            columns={APPLICATION_CSV}
          />
        )
      }
    >
      <Text c="dimmed" mb="md">
        Their time is over, and they were not submitted. They are not counted above.
      </Text>
      <Read query={query} waiting={<Loading shape="table" rows={3} />} empty="never">
        {(data) => (
          <DataTable
            label="Missed Interviews"
            rows={data.items}
            rowKey={(item) => item.id}
            server={order.of(query)}
            footer={<ListFooter shown={data.items.length} total={undefined} query={query} />}
            columns={[
              { header: 'S.No.', cell: (_, index) => index + 1, wideOnly: true },
              {
                header: 'Date of Interview',
                orderKey: 'interviewDate',
                cell: (item) => <OpenTimes interview={item.interview} />,
              },
              { header: 'Position Title', orderKey: 'role', cell: (item) => item.appliedJob.role },
              {
                header: 'Job ID',
                orderKey: 'alternateJobId',
                cell: (item) => item.appliedJob.alternateJobId,
              },
              {
                header: 'Applicant',
                heading: true,
                orderKey: 'candidateName',
                cell: ({ candidate: { id, user } }) => (
                  <PersonLink candidateId={id} name={user.name} avatarUrl={user.avatarUrl} />
                ),
              },
              { header: 'Status', cell: (item) => <MissedStatus interview={item.interview} /> },
              {
                header: 'Interview',
                cell: ({ id, interview, appliedJob, candidate }) =>
                  interview ? (
                    <InterviewMenu
                      subject={{
                        applicationId: id,
                        candidateName: candidate.user.name,
                        role: appliedJob.role,
                        interview,
                      }}
                    />
                  ) : null,
              },
            ]}
          />
        )}
      </Read>
    </Section>
  );
}

/** Who began the interview and did not submit it came all the same. */
function MissedStatus({ interview }: { interview: ChangedInterview['interview'] | null }) {
  return (
    <>
      <StatusBadge status="EXPIRED" />
      {interview?.hasBegun ? <Text size="sm">Begun, not submitted</Text> : null}
    </>
  );
}
