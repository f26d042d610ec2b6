import { lazy, Suspense, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
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

/** What candidates ask and nobody has answered; or all of one application, with what happened in its interview. */
export default function RequestsPage() {
  const applicationId = useRouteId('applicationId');
  return applicationId === null ? (
    <Page
      title="Requests"
      width="reading"
      lead="What candidates ask about their interviews. Reviewers never see adjustments."
    >
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
      title={data ? `Requests from ${data.candidateName}` : 'Requests'}
      breadcrumbs={[{ label: 'Requests', to: PATHS.requests }]}
      width="reading"
      lead={data?.role}
    >
      <RequestList applicationId={applicationId} />
      <Read query={query} waiting={<Loading rows={8} />} empty="never">
        {(course) => (
          <>
            <Section title="Another chance">
              <GiveAgain course={course} />
            </Section>
            <Section title="What happened">
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
          ? 'You can give the interview again, as a whole or for what has no answer. Both reports stay readable.'
          : isStillOpen
            ? `The interview can still be taken until ${formatDateTime(interview.openUntil)}. You can move or extend it from the list of interviews.`
            : 'The interview cannot be given again now.'}
      </Text>
      <Group gap="sm">
        {canGiveAgain && interview ? (
          <Button onClick={() => setIsOpen(true)}>Give the interview again</Button>
        ) : null}
        {interview?.submittedDate ? (
          <Button variant="default" component={Link} to={reportPath(applicationId)}>
            Read the report
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
        {questions.all === 0
          ? ''
          : `${questions.asked} of ${questions.all} questions were asked, and ${questions.answered} answered. `}
        {proctoring === 'enforced'
          ? 'Leaving the page was enforced: it pauses or ends the interview.'
          : 'Leaving the page was only recorded.'}
      </Text>
      {moments.length === 0 ? null : (
        <ol className={layout.pairs}>
          {moments.map((moment, index) => (
            // Moments are only added, so their place names them.
            <li key={index}>
              <time dateTime={moment.at}>{formatDateTime(moment.at)}</time>
              <span>{momentInWords(moment)}</span>
            </li>
          ))}
        </ol>
      )}
      <Text c="dimmed">This doesn’t affect the score.</Text>
    </>
  );
}
