import { lazy, Suspense, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/interview-requests.ts';
import { PATHS, reportPath } from '#contract/shared/paths.ts';
import { getInterviewCourse, getRequests } from '#web/api/calls.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { type Course, endInWords, momentInWords, recordOnlyInWords } from './moments.ts';
import { RequestList } from './request-list.tsx';

const InterviewDialog = lazy(() => import('../employer/interview-dialog.tsx'));

/** The candidates' open requests, or all requests of one application with the course of its interview. */
export default function RequestsPage() {
  const applicationId = useRouteId('applicationId');
  return applicationId === null ? (
    <Page title={said.requests()} width="reading" lead={said.requestsLead()}>
      <RequestList />
    </Page>
  ) : (
    <OfApplication key={applicationId} applicationId={applicationId} />
  );
}

function OfApplication({ applicationId }: { applicationId: string }) {
  const query = useRead(getInterviewCourse, { applicationId }, { staleTime: 0 });
  const { data } = query;
  return (
    <Page
      title={data ? said.requestsFrom({ name: data.candidateName }) : said.requests()}
      breadcrumbs={[{ label: said.requests(), to: PATHS.requests }]}
      width="reading"
      lead={data?.role}
    >
      <RequestList applicationId={applicationId} />
      <Read query={query} waiting={<Loading rows={8} />} empty="never">
        {(course) => (
          <>
            <Section title={said.againTitle()}>
              <GiveAgain course={course} />
            </Section>
            <Section title={said.whatHappened()}>
              <WhatHappened course={course} />
            </Section>
          </>
        )}
      </Read>
    </Page>
  );
}

function GiveAgain({ course }: { course: Course }) {
  const { applicationId, candidateName, role, interview, canGiveAgain } = course;
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setIsOpen(false);
    void refresh(getRequests, getInterviewCourse);
  };
  const isStillOpen = interview !== null && !canGiveAgain && interview.submittedDate === null;
  return (
    <>
      <Text mb="md">
        {canGiveAgain
          ? said.canGiveAgain()
          : isStillOpen
            ? said.stillOpen({ when: formatDateTime(interview.openUntil) })
            : said.notAgain()}
      </Text>
      <Group gap="sm">
        {canGiveAgain && interview ? (
          <Button onClick={() => setIsOpen(true)}>{said.giveAgain()}</Button>
        ) : null}
        {interview?.submittedDate ? (
          <Button variant="default" component={Link} to={reportPath(applicationId)}>
            {said.readReport()}
          </Button>
        ) : null}
      </Group>
      <Suspense fallback={null}>
        {isOpen && interview ? (
          <InterviewDialog
            kind="again"
            opened
            onClose={close}
            onFailure={setFailure}
            subject={{ applicationId, candidateName, role, interview }}
          />
        ) : null}
      </Suspense>
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

function WhatHappened({ course }: { course: Course }) {
  const { moments, questions, proctoring } = course;
  const recordOnly = recordOnlyInWords(course);
  return (
    <>
      <Text>{endInWords(course)}</Text>
      {recordOnly === null ? null : <Text mt="xs">{recordOnly}</Text>}
      <Text mt="xs" c="dimmed">
        {questions.all === 0 ? '' : `${said.asked(questions)} `}
        {proctoring === 'enforced' ? said.enforced() : said.recorded()}
      </Text>
      {moments.length === 0 ? null : (
        <ol className={layout.pairs}>
          {moments.map((moment, index) => (
            // Events are only appended, so the index identifies them.
            <li key={index}>
              <time dateTime={moment.at}>{formatDateTime(moment.at)}</time>
              <span>{momentInWords(moment)}</span>
            </li>
          ))}
        </ol>
      )}
      <Text c="dimmed">{said.noScore()}</Text>
    </>
  );
}
