import { useEffect } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/scheduled-interviews.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getScheduleInterviews } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { FeedbackLink } from '#web/features/applications/application-status.tsx';
import { RequestButton } from '#web/features/applications/requests/request-button.tsx';
import { around } from '#web/ui/around.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { viewerZone } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import classes from './scheduled/attend.module.css';
import { againSentence } from './scheduled/again-sentence.ts';
import { MoveOpening } from './scheduled/move-opening.tsx';
import { statusOf, useOpening, type ScheduledInterview } from './scheduled/opening.ts';
import { StartButton } from './scheduled/start-button.tsx';

/** The candidate's interviews, newest first: upcoming, open, expired and completed. */
export default function ScheduledInterviewsPage() {
  const query = useReadPages(getScheduleInterviews, {}, (data) => data);
  useOpening(getScheduleInterviews, query.data?.items);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Page
      title={said.listTitle()}
      actions={
        <Button variant="default" component={Link} to={PATHS.practiceInterview}>
          {said.practice()}
        </Button>
      }
      lead={said.listLead({ zone: viewerZone() })}
    >
      <Read
        query={query}
        waiting={<Loading shape="table" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: said.listEmpty(),
          next: (
            <Anchor component={Link} to={PATHS.openJobs}>
              {said.openJobs()}
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <DataTable
            label={said.listTitle()}
            rows={data.items}
            rowKey={(row) => row.applicationId}
            columns={[
              { header: said.employer(), cell: (row) => row.employerName, sortBy: (row) => row.employerName },
              {
                header: said.date(),
                cell: (row) => <OpenTimes interview={row} />,
                sortBy: (row) => Date.parse(row.date),
              },
              {
                header: said.appliedDate(),
                cell: (row) => <DateText value={row.appliedDate} />,
                sortBy: (row) => Date.parse(row.appliedDate),
              },
              {
                header: said.designation(),
                cell: (row) => row.role,
                sortBy: (row) => row.role,
                heading: true,
              },
              { header: said.attend(), cell: (row) => <Attend interview={row} /> },
              { header: said.status(), cell: (row) => <Status interview={row} /> },
              {
                header: said.feedback(),
                cell: (row) =>
                  row.applicationStatus === 'SCHEDULED' ? (
                    '-'
                  ) : (
                    <FeedbackLink applicationId={row.applicationId} of={row.role} />
                  ),
              },
            ]}
            footer={<LoadMore query={query} />}
          />
        )}
      </Read>
    </Page>
  );
}

/** Starting is the one main action. Below it, changing or reporting something is as quiet as a link. */
function Attend({ interview }: { interview: ScheduledInterview }) {
  const { applicationId, role } = interview;
  const status = statusOf(interview);
  const hasOpened = status !== 'SCHEDULED' || interview.canStart;
  return (
    <div className={classes.attend}>
      <StartButton interview={interview} />
      <Group gap="0 20px" align="stretch" mt={4}>
        <MoveOpening interview={interview} />
        {interview.applicationStatus === 'SCHEDULED' ? (
          <RequestButton applicationId={applicationId} asks="adjustment" of={role} {...QUIET} />
        ) : null}
        {hasOpened ? (
          <RequestButton applicationId={applicationId} asks="problem" of={role} {...QUIET} />
        ) : null}
      </Group>
    </div>
  );
}

const QUIET = { variant: 'transparent', px: 0 } as const;

/** When the interview is open and, for a repeated one, what it asks. */
function OpenTimes({ interview }: { interview: ScheduledInterview }) {
  return (
    <>
      <DateText value={interview.date} withTime />
      {interview.applicationStatus === 'SCHEDULED' ? (
        <Text size="sm" c="dimmed">
          {around(said.until, { when: <DateText value={interview.openUntil} withTime /> })}
        </Text>
      ) : null}
      {interview.givenAgain && interview.applicationStatus !== 'COMPLETED' ? (
        <Text size="sm">{againSentence(interview.givenAgain)}</Text>
      ) : null}
    </>
  );
}

const LABELS = {
  COMPLETED: said.statusCompleted,
  EXPIRED: said.statusExpired,
  SCHEDULED: said.statusScheduled,
};

function Status({ interview }: { interview: ScheduledInterview }) {
  const status = statusOf(interview);
  return <StatusBadge status={status} label={LABELS[status]()} />;
}
