import { useEffect } from 'react';
import { Anchor } from '@mantine/core';
import { IconBriefcase, IconChevronRight, IconSend, type TablerIcon } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { getCandidateDashboard } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { MyInvitations } from '#web/features/applications/invitations/my-invitations.tsx';
import type { ScheduledInterview } from '#web/features/interviews/scheduled/opening.ts';
import { StartButton } from '#web/features/interviews/scheduled/start-button.tsx';
import { useOpening } from '#web/features/interviews/scheduled/use-opening.ts';
import { setCandidateProfileAvailable, useSession } from '#web/session/session.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import classes from './candidate-dashboard.module.css';

/** Room is kept for two interviews, so that nothing jumps. A longer list scrolls. */
const LIST_HEIGHT = 185;
const LONGEST_LIST = 420;

/** A candidate's home page: open jobs, applications, and upcoming interviews. */
export default function CandidateDashboardPage() {
  const query = useRead(getCandidateDashboard, {});
  const { name } = useSession();
  useOpening(getCandidateDashboard, query.data?.scheduledJobsList);
  // The data from before the profile was created is being reloaded.
  const isOutdated = query.data?.isProfileAvailable === false && query.isFetching;
  const isProfileAvailable = isOutdated ? undefined : query.data?.isProfileAvailable;
  useEffect(() => {
    if (isProfileAvailable !== undefined) setCandidateProfileAvailable(isProfileAvailable);
  }, [isProfileAvailable]);

  if (isProfileAvailable === false) return <Navigate to={PATHS.candidateProfile} replace />;
  return (
    <Page title="Dashboard" lead={name === '' ? null : `Welcome, ${name}.`}>
      <Read
        query={isOutdated ? { ...query, data: undefined } : query}
        waiting={<Loading shape="page" rows={3} />}
        empty="never"
      >
        {({ openJobs, appliedJobs, scheduledJobsList }) => (
          <>
            <MyInvitations />
            <ul className={classes.counts}>
              <Count label="Total Open Jobs" count={openJobs} to={PATHS.openJobs} icon={IconBriefcase} />
              <Count label="Applied Jobs" count={appliedJobs} to={PATHS.appliedJobs} icon={IconSend} />
            </ul>
            <Section
              title="Upcoming Scheduled Interviews"
              actions={
                scheduledJobsList.length === 0 ? null : (
                  <Anchor component={Link} to={PATHS.scheduledInterviews}>
                    See All
                  </Anchor>
                )
              }
            >
              <Interviews interviews={scheduledJobsList} />
            </Section>
          </>
        )}
      </Read>
    </Page>
  );
}

function Count({
  label,
  count,
  to,
  icon: Icon,
}: {
  label: string;
  count: number;
  to: string;
  icon: TablerIcon;
}) {
  return (
    <li>
      <Link to={to} className={classes.count}>
        <Icon size={32} stroke={1.5} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.number}>{count.toLocaleString('en-US')}</span>
          <span className={classes.label}>{label}</span>
        </span>
        <IconChevronRight size={22} aria-hidden className={classes.arrow} />
      </Link>
    </li>
  );
}

function Interviews({ interviews }: { interviews: readonly ScheduledInterview[] }) {
  if (interviews.length === 0)
    return (
      <div className={classes.frame} style={{ minHeight: LIST_HEIGHT }}>
        <Empty text="No Scheduled Interviews" />
      </div>
    );
  return (
    <ScrollRegion
      label="Upcoming Scheduled Interviews"
      className={classes.frame}
      style={{ minHeight: LIST_HEIGHT, maxHeight: LONGEST_LIST }}
    >
      <ul className={classes.rows}>
        {interviews.map((interview) => (
          <li key={interview.applicationId} className={classes.row}>
            <span className={classes.role}>
              <span className={classes.roleName}>{interview.role}</span>
              <span className={classes.employer}>{interview.employerName}</span>
            </span>
            <span className={classes.when}>
              <DateText value={interview.date} withTime />
            </span>
            {interview.canStart ? <StartButton interview={interview} /> : null}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
