import { useState } from 'react';
import { Anchor, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { TEXTS } from '#contract/texts.ts';
import { getApplicationByJobId } from '#web/api/calls.ts';
import { useReadPages, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { type Column, DataTable, type ServerOrder } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useOrder } from '#web/ui/use-order.ts';
import { CriteriaModal } from './criteria-modal.tsx';
import { criteriaText } from './criteria.ts';
import { APPLICANT_CSV } from './csv-columns.ts';
import { DeclineModal } from './decline-modal.tsx';
import type { JobWithApplications } from './job-picker.tsx';
import { ListFooter } from './list-footer.tsx';
import { PersonLink } from './person-link.tsx';
import { PitchModal } from './pitch-modal.tsx';
import { APPLICATION_READS } from './reads.ts';
import { ScheduleModal } from './schedule-modal.tsx';
import { useDialog } from './use-dialog.ts';
import classes from './received.module.css';

export type Applicant = OutputOf<typeof getApplicationByJobId>[number];

/** The applicants of one job who wait for a decision. */
export function Applicants({ jobId, job }: { jobId: string; job: JobWithApplications | undefined }) {
  const order = useOrder(getApplicationByJobId);
  const query = useReadPages(
    getApplicationByJobId,
    { jobId, applicationType: 'PENDING', limit: 25, ...order.sort },
    (list) => list,
    { keepPrevious: true },
  );
  const first = query.data?.items[0];
  const role = job?.role ?? first?.role;
  const alternateJobId = job?.alternateJobId ?? first?.alternateJobId;
  return (
    <Section
      title={role ? `Applicants for ${role}` : 'Applicants'}
      actions={
        <Group gap="md">
          {alternateJobId ? <Text c="dimmed">Job ID: {alternateJobId}</Text> : null}
          {query.data && query.data.items.length > 0 ? (
            <DownloadCsv
              filename={`applications-${alternateJobId ?? jobId}`}
              call={getApplicationByJobId}
              input={{ jobId, applicationType: 'PENDING', ...order.sort }}
              itemsOf={(list) => list}
              columns={APPLICANT_CSV}
            />
          ) : null}
        </Group>
      }
    >
      <Read
        query={query}
        waiting={<Loading shape="table" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'There are no application received till now.',
        }}
      >
        {(data) => (
          <ApplicantTable
            applicants={data.items}
            total={job?.applicationReceived}
            query={query}
            order={order.of(query)}
          />
        )}
      </Read>
    </Section>
  );
}

interface ApplicantTableProps {
  applicants: readonly Applicant[];
  total: number | undefined;
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  order: ServerOrder;
}

function ApplicantTable({ applicants, total, query, order }: ApplicantTableProps) {
  const pitch = useDialog<Applicant>();
  const criteria = useDialog<Applicant>();
  const schedule = useDialog<Applicant>();
  const decline = useDialog<Applicant>();
  const [failure, setFailure] = useState<string | null>(null);
  const decides = useDecides();
  const refresh = useRefresh();
  // Another person may have decided in the meantime. After the reason is read, the list is updated.
  const acknowledge = () => {
    setFailure(null);
    void refresh(...APPLICATION_READS);
  };
  const decision: Column<Applicant> = {
    header: 'Decision',
    cell: (row) => (
      <Group gap={8} wrap="nowrap" className={classes.decision}>
        <Button onClick={() => schedule.open(row)}>
          Accept<VisuallyHidden> {row.candidateName}</VisuallyHidden>
        </Button>
        <Button variant="default" onClick={() => decline.open(row)}>
          Decline<VisuallyHidden> {row.candidateName}</VisuallyHidden>
        </Button>
      </Group>
    ),
  };
  const dialog = (of: typeof pitch) => ({ opened: of.opened, onClose: of.close, applicant: of.subject });

  return (
    <>
      <DataTable
        label="Applicants"
        rows={applicants}
        rowKey={(row) => row.applicationId}
        server={order}
        footer={<ListFooter shown={applicants.length} total={total} query={query} />}
        columns={[
          {
            header: 'Applicant',
            heading: true,
            orderKey: 'candidateName',
            cell: (row) => (
              <PersonLink candidateId={row.candidateId} name={row.candidateName} avatarUrl={row.avatarUrl}>
                {row.candidateEmail}
              </PersonLink>
            ),
          },
          {
            header: 'Date of Application',
            orderKey: 'appliedDate',
            cell: (row) => <DateText value={row.appliedDate} />,
          },
          { header: 'Willing to', cell: (row) => willingness(row) },
          {
            header: 'Criteria Matches',
            orderKey: 'criteriaMatches',
            cell: (row) => <Criteria applicant={row} onOpen={() => criteria.open(row)} />,
          },
          {
            header: 'Documents',
            cell: (row) => <Documents applicant={row} onPitch={() => pitch.open(row)} />,
          },
          ...(decides ? [decision] : []),
        ]}
      />
      <PitchModal {...dialog(pitch)} />
      <CriteriaModal {...dialog(criteria)} />
      <ScheduleModal {...dialog(schedule)} onFailure={setFailure} />
      <DeclineModal {...dialog(decline)} onFailure={setFailure} />
      <ErrorModal message={failure} onClose={acknowledge} />
    </>
  );
}

function willingness({ isTravelPreferred, isRelocationPreferred }: Applicant): string {
  const what = [...(isTravelPreferred ? ['Travel'] : []), ...(isRelocationPreferred ? ['Relocate'] : [])];
  return what.length === 0 ? '-' : what.join(', ');
}

function Criteria({ applicant, onOpen }: { applicant: Applicant; onOpen: () => void }) {
  const text = criteriaText(applicant.criteriaMatches);
  if (applicant.criteriaParts.length === 0) return text;
  return (
    <Anchor component="button" type="button" inherit className={classes.inline} onClick={onOpen}>
      {text}
      <VisuallyHidden> What was compared for {applicant.candidateName}</VisuallyHidden>
    </Anchor>
  );
}

function Documents({ applicant, onPitch }: { applicant: Applicant; onPitch: () => void }) {
  const { resumeUrlPath, coverLetterUrl, candidateName } = applicant;
  const whose = <VisuallyHidden> of {candidateName}</VisuallyHidden>;
  return (
    <Stack gap={0} align="flex-start" className={classes.documents}>
      {resumeUrlPath ? (
        <Anchor
          href={resumeUrlPath}
          target="_blank"
          rel="noopener noreferrer"
          inherit
          className={classes.inline}
        >
          Resume{whose}
        </Anchor>
      ) : null}
      {coverLetterUrl ? (
        <Anchor
          href={coverLetterUrl}
          target="_blank"
          rel="noopener noreferrer"
          inherit
          className={classes.inline}
        >
          Cover Letter{whose}
        </Anchor>
      ) : null}
      {applicant.candidatePitch ? (
        <Anchor component="button" type="button" inherit className={classes.inline} onClick={onPitch}>
          Pitch{whose}
        </Anchor>
      ) : (
        <Text component="span" size="sm" c="dimmed">
          {TEXTS.noPitch}
        </Text>
      )}
    </Stack>
  );
}
