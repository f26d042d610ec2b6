import { around } from '#web/ui/around.ts';
import { locale } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/dashboards.ts';
import { useEffect } from 'react';
import { Anchor, Box, Stack, Text } from '@mantine/core';
import { IconBriefcase, IconChevronRight, IconSend, type TablerIcon } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { getCandidateDashboard } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { MyInvitations } from '#web/features/applications/invitations/my-invitations.tsx';
import { useOpening, type ScheduledInterview } from '#web/features/interviews/scheduled/opening.ts';
import { StartButton } from '#web/features/interviews/scheduled/start-button.tsx';
import { MyOffers } from '#web/features/offers/my-offers.tsx';
import { setCandidateProfileAvailable, useSession } from '#web/session/session.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import classes from './candidate-dashboard.module.css';

const LIST_HEIGHT = 185;
/** A longer list scrolls. */
const LONGEST_LIST = 420;

/** A candidate's home page, in order of what they can do now: interviews, invitations, open jobs. */
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
    <Page title={said.title()} lead={name === '' ? null : said.welcome({ name })}>
      <Read
        query={isOutdated ? { ...query, data: undefined } : query}
        waiting={<Loading shape="page" rows={3} />}
        empty="never"
      >
        {({ openJobs, appliedJobs, scheduledJobsList }) => {
          const hasInterviews = scheduledJobsList.length > 0;
          return (
            <>
              <MyOffers />
              {hasInterviews ? (
                <Box mb={32}>
                  <Interviews interviews={scheduledJobsList} />
                </Box>
              ) : null}
              <MyInvitations />
              <ul className={layout.cards}>
                <Count
                  label={said.totalOpenJobs()}
                  count={openJobs}
                  to={PATHS.openJobs}
                  icon={IconBriefcase}
                />
                <Count
                  label={said.appliedJobs()}
                  count={appliedJobs}
                  to={PATHS.appliedJobs}
                  icon={IconSend}
                />
              </ul>
              {hasInterviews ? null : <NoInterviews />}
            </>
          );
        }}
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
      <Link to={to} className={`${layout.box} ${classes.count}`}>
        <Icon size={32} stroke={1.5} color="var(--accent)" aria-hidden />
        <Stack gap={0} flex={1} miw={0}>
          <Text span inherit ff="var(--serif)" fz="2.25rem" lh={1.1}>
            {count.toLocaleString(locale())}
          </Text>
          <Text span inherit c="dimmed">
            {label}
          </Text>
        </Stack>
        <IconChevronRight size={22} color="var(--mantine-color-dimmed)" aria-hidden />
      </Link>
    </li>
  );
}

const INTERVIEWS = said.upcoming();

function NoInterviews() {
  return (
    <Section title={INTERVIEWS}>
      <div className={layout.frame} style={{ minHeight: LIST_HEIGHT }}>
        <Empty
          text={said.noInterviews()}
          next={
            <Anchor component={Link} to={PATHS.openJobs}>
              {said.findJob()}
            </Anchor>
          }
        />
      </div>
    </Section>
  );
}

/** The interview that opens first comes first, and only its button stands out. */
function Interviews({ interviews }: { interviews: readonly ScheduledInterview[] }) {
  return (
    <Section
      title={INTERVIEWS}
      actions={
        <Anchor component={Link} to={PATHS.scheduledInterviews}>
          {said.seeAll()}
        </Anchor>
      }
    >
      <ScrollRegion label={INTERVIEWS} className={layout.frame} style={{ maxHeight: LONGEST_LIST }}>
        <ul className={layout.lines}>
          {interviews.map((interview, index) => (
            <Box component="li" key={interview.applicationId} px={20} className={layout.row}>
              <Box className={layout.words}>
                <Text span inherit fw={600}>
                  {interview.role}
                </Text>
                <span>{interview.employerName}</span>
              </Box>
              <span>
                {around(interview.canStart ? said.openUntil : said.opens, {
                  when: (
                    <DateText value={interview.canStart ? interview.openUntil : interview.date} withTime />
                  ),
                })}
              </span>
              {interview.canStart ? (
                <StartButton interview={interview} variant={index === 0 ? 'filled' : 'default'} />
              ) : null}
            </Box>
          ))}
        </ul>
      </ScrollRegion>
    </Section>
  );
}
