import { useState, type ReactNode } from 'react';
import { Anchor, Avatar, Box, Button, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { PATHS, candidatePath, reportPath, roundReportPath } from '#contract/shared/paths.ts';
import { isReviewFirst } from '#contract/interview/settled.ts';
import { sourceTitle } from '#contract/job/source.ts';
import { titleOfScore } from '#contract/interview/scores.ts';
import { LEVEL_NAMES } from '#contract/interview/verdicts.ts';
import { EXPIRED_TITLE } from '#contract/interview/stages.ts';
import { around } from '#web/ui/around.ts';
import { getPerson, getRequests } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ApplicationRounds } from '#web/features/rounds/times/application-rounds.tsx';
import { CriteriaList } from '#web/features/applications/received/criteria-list.tsx';
import { summaryText } from '#web/features/applications/received/criteria.ts';
import { scoreText, settledText, unsettledText } from '#web/features/applications/received/score-text.ts';
import { ApplicationHistory } from '#web/features/decisions/application-history.tsx';
import { Notes } from '#web/features/feedback/team/notes.tsx';
import { Messages } from '#web/features/messages/messages.tsx';
import { OfferPanel } from '#web/features/offers/offer-panel.tsx';
import { RequestList } from '#web/features/interviews/requests/request-list.tsx';
import { useDecides } from '#web/session/member.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

type Person = OutputOf<typeof getPerson>;
type Application = Person['applications'][number];

/** How many applications are shown at once. Each one reads what people wrote about it. */
const AT_ONCE = 5;

/** A person who applied to the company: every application, what people wrote about it, and the possible decisions. */
export function PersonPage({ candidateId }: { candidateId: string }) {
  const query = useRead(getPerson, { candidateId });
  return (
    <Page
      title={query.data?.name ?? said.applicant()}
      width="form"
      breadcrumbs={[{ label: said.searchTitle(), to: PATHS.applicants }]}
    >
      <Read query={query} waiting={<Loading shape="page" rows={4} />} empty="never">
        {(person) => (
          <>
            <Facts person={person} />
            <Applications person={person} />
          </>
        )}
      </Read>
    </Page>
  );
}

function Facts({ person }: { person: Person }) {
  return (
    <Group gap={20} wrap="nowrap" align="flex-start" mb="lg">
      <Avatar src={person.avatarUrl} name={person.name} alt="" size={72} color="pine" />
      <div className={layout.words}>
        {person.hidesContacts ? null : (
          <p>
            <Anchor href={`mailto:${person.email}`} inherit>
              {person.email}
            </Anchor>
            {' · '}
            <Anchor href={`tel:${person.mobile}`} inherit>
              {person.mobile}
            </Anchor>
          </p>
        )}
        {person.skills.length > 0 ? <Text c="dimmed">{person.skills.join(', ')}</Text> : null}
        <Anchor component={Link} to={candidatePath(person.candidateId)} inherit>
          {said.candidateProfile()}
        </Anchor>
      </div>
    </Group>
  );
}

function Applications({ person: { name, applications } }: { person: Person }) {
  const [count, setCount] = useState(AT_ONCE);
  const main = applications.find(({ outcome }) => outcome === null);
  return (
    <>
      {applications.slice(0, count).map((application) => (
        <ApplicationCard
          key={application.applicationId}
          application={application}
          name={name}
          isMain={application === main}
        />
      ))}
      {applications.length > count ? (
        <Button variant="default" mt="md" onClick={() => setCount(count + AT_ONCE)}>
          {said.showEarlier()}
        </Button>
      ) : null}
    </>
  );
}

interface CardProps {
  application: Application;
  name: string;
  /** Its decision is the page's main action. */
  isMain: boolean;
}

function ApplicationCard({ application, name, isMain }: CardProps) {
  const { applicationId, role, alternateJobId } = application;
  return (
    <Paper component="article" p="lg" mt="md" withBorder aria-label={said.applicationFor({ job: role })}>
      <Box component="h2" mb={4} fz="1.0625rem">
        {role}{' '}
        <Text span inherit c="dimmed">
          {alternateJobId}
        </Text>
      </Box>
      <ApplicationFacts application={application} />
      <ApplicationHistory applicationId={applicationId} name={name} order={3} isMain={isMain} />
      <ApplicationRounds applicationId={applicationId} jobId={application.jobId} name={name} order={3} />
      <OfferPanel applicationId={applicationId} name={name} order={3} />
      <Scorecards application={application} />
      <Requests applicationId={applicationId} />
      {useDecides() ? <Messages applicationId={applicationId} side="company" order={3} /> : null}
      <Notes applicationId={applicationId} order={3} />
      <Criteria application={application} />
    </Paper>
  );
}

export function ApplicationFacts({ application }: { application: Application }) {
  return (
    <Box component="dl" my="sm" className={layout.row}>
      <Fact label={said.applied()}>
        <DateText value={application.appliedDate} />
      </Fact>
      {application.source === null ? null : (
        <Fact label={said.source()}>{sourceTitle(application.source)}</Fact>
      )}
      <Fact label={said.interview()}>
        {interviewInWords(application)}
        {application.analysisStatus === 'ready' ? (
          <>
            {' · '}
            <Anchor component={Link} to={reportPath(application.applicationId)} inherit>
              {said.openReport()}
            </Anchor>
          </>
        ) : null}
      </Fact>
      {application.rounds > 0 ? (
        <Fact label={said.rounds()}>
          <Anchor component={Link} to={roundReportPath(application.applicationId)} inherit>
            {said.seeRounds()}
          </Anchor>
        </Fact>
      ) : null}
    </Box>
  );
}

/** The candidate's requests to the company, with the answers. Reviewers never see adjustments. */
function Requests({ applicationId }: { applicationId: string }) {
  const { data } = useRead(getRequests, { applicationId }, { enabled: useDecides(), staleTime: 0 });
  if (data === undefined || data.requests.length === 0) return null;
  return (
    <Section title={said.requests()} order={3}>
      <RequestList applicationId={applicationId} isPart />
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" c="dimmed" fz="xs">
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

function interviewInWords({
  isExpired,
  mustScoreFirst,
  submittedDate,
  analysisStatus,
  band,
  ...figures
}: Application): string {
  if (isExpired) return EXPIRED_TITLE;
  if (submittedDate === null) return said.notTaken();
  if (mustScoreFirst) return said.afterJudgement();
  if (analysisStatus === 'erased') return said.interviewDeleted();
  if (analysisStatus !== 'ready') return said.reportBeingMade();
  if (isReviewFirst(figures)) return said.noScoreYet({ settled: settledText(figures) });
  if (figures.score === null) return said.cannotScore();
  return [
    `${scoreText(figures)}, ${band === null ? '' : LEVEL_NAMES[band]().toLowerCase()}`,
    unsettledText(figures),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function Criteria({ application }: { application: Application }) {
  if (application.criteriaParts.length === 0) return null;
  return (
    <Section title={said.criteriaMatch()} order={3}>
      <Text c="dimmed">{summaryText(application)}</Text>
      <CriteriaList parts={application.criteriaParts} />
    </Section>
  );
}

function Scorecards({ application: { scorecards } }: { application: Application }) {
  if (scorecards.length === 0) return null;
  return (
    <Section title={said.scorecards()} order={3}>
      <ul className={layout.stack}>
        {scorecards.map((card, index) => (
          <li key={index}>
            {card.isOwn
              ? around(said.scorecardOwn, {
                  score: <strong>{titleOfScore(card.overall)}</strong>,
                  reason: card.reason,
                })
              : around(said.scorecardBy, {
                  score: <strong>{titleOfScore(card.overall)}</strong>,
                  name: card.by,
                  reason: card.reason,
                })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
