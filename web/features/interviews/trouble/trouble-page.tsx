import { lazy, Suspense, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, reportPath } from '#contract/paths.ts';
import { getTroubles } from '#web/api/calls.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { ANSWERS, endInWords, momentInWords, recordOnlyInWords } from './moments.ts';
import classes from './trouble.module.css';

const GiveAgainDialog = lazy(async () => ({
  default: (await import('../employer/give-again-dialog.tsx')).GiveAgainDialog,
}));
const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

type Troubles = OutputOf<typeof getTroubles>;

const CRUMBS = [{ label: 'Upcoming Interviews', to: PATHS.interviewScheduled }];

/** What a candidate reported of an interview, what happened in it, and what the company can do. */
export default function TroublePage() {
  const applicationId = useRouteId('applicationId');
  const query = useRead(
    getTroubles,
    { applicationId: applicationId ?? '' },
    { enabled: applicationId !== null, staleTime: 0 },
  );
  if (applicationId === null)
    return (
      <Page title="Reported problem" breadcrumbs={CRUMBS}>
        <Empty text="Please choose an interview first." />
      </Page>
    );
  const found = query.data;
  return (
    <Page
      title="Reported problem"
      breadcrumbs={CRUMBS}
      width="reading"
      lead={found ? `${found.candidateName} · ${found.role}` : undefined}
    >
      <Read query={query} waiting={<Loading rows={8} />} empty="never">
        {(troubles) => (
          <>
            <Reports troubles={troubles} />
            <Answer troubles={troubles} />
            <Course troubles={troubles} />
          </>
        )}
      </Read>
    </Page>
  );
}

function Reports({ troubles: { troubles, candidateName } }: { troubles: Troubles }) {
  return (
    <Section title="What was reported">
      {troubles.length === 0 ? (
        <Text c="dimmed">{candidateName} has reported nothing.</Text>
      ) : (
        <ul className={classes.reports}>
          {troubles.map((trouble) => (
            <li key={trouble.troubleId}>
              <Text size="sm" c="dimmed">
                {formatDateTime(trouble.at)}
              </Text>
              {trouble.text === '' ? (
                <Text>{candidateName} pressed the button and wrote nothing.</Text>
              ) : (
                <blockquote className={classes.quote}>{trouble.text}</blockquote>
              )}
              {trouble.answer ? (
                <>
                  <Text size="sm">
                    {ANSWERS[trouble.answer.kind]}, by {trouble.answer.by},{' '}
                    {formatDateTime(trouble.answer.at)}
                  </Text>
                  {trouble.answer.text === '' ? null : (
                    <blockquote className={classes.quote}>{trouble.answer.text}</blockquote>
                  )}
                </>
              ) : (
                <Text size="sm" fw={600}>
                  Waits for your answer
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Answer({ troubles }: { troubles: Troubles }) {
  const { applicationId, candidateName, role, interview, waits, canGiveAgain } = troubles;
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<'again' | 'decline' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setDialog(null);
    void refresh(getTroubles);
  };
  const isStillOpen = interview !== null && !canGiveAgain && interview.submittedDate === null;
  return (
    <Section title="Your answer">
      <Text mb="md">
        {canGiveAgain
          ? 'You can give the interview again, as a whole or for what has no answer. Both reports stay readable.'
          : isStillOpen
            ? `The interview can still be taken until ${formatDateTime(interview.openUntil)}. You can move or extend it from the list of interviews.`
            : 'The interview cannot be given again now.'}
        {waits ? ' Or answer in your own words: the candidate reads it by mail.' : ''}
      </Text>
      <Group gap="sm">
        {canGiveAgain && interview ? (
          <Button onClick={() => setDialog('again')}>Give the interview again</Button>
        ) : null}
        {waits ? (
          <Button variant="default" onClick={() => setDialog('decline')}>
            Answer without giving it again
          </Button>
        ) : null}
        {interview?.submittedDate ? (
          <Button variant="default" component={Link} to={reportPath(applicationId)}>
            Read the report
          </Button>
        ) : null}
      </Group>
      <Suspense fallback={null}>
        {dialog === 'again' && interview ? (
          <GiveAgainDialog
            opened
            onClose={close}
            onFailure={setFailure}
            subject={{ applicationId, candidateName, role, interview }}
          />
        ) : null}
        {dialog === 'decline' ? (
          <DeclineDialog
            applicationId={applicationId}
            candidateName={candidateName}
            onClose={close}
            onFailure={setFailure}
          />
        ) : null}
      </Suspense>
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </Section>
  );
}

function Course({ troubles }: { troubles: Troubles }) {
  const { moments, questions, proctoring } = troubles;
  const recordOnly = recordOnlyInWords(troubles);
  return (
    <Section title="What happened">
      <Text>{endInWords(troubles)}</Text>
      {recordOnly === null ? null : <Text mt="xs">{recordOnly}</Text>}
      <Text mt="xs" c="dimmed">
        {questions.all === 0
          ? ''
          : `${questions.asked} of ${questions.all} questions were asked, and ${questions.answered} have an answer. `}
        {proctoring === 'enforced'
          ? 'Leaving the page was enforced: it pauses or ends the interview.'
          : 'Leaving the page was only recorded.'}
      </Text>
      {moments.length === 0 ? null : (
        <ol className={classes.moments}>
          {moments.map((moment, index) => (
            // Moments are only added, so their place names them.
            <li key={index}>
              <time dateTime={moment.at}>{formatDateTime(moment.at)}</time>
              <span>{momentInWords(moment)}</span>
            </li>
          ))}
        </ol>
      )}
      <Text c="dimmed">None of this changes a score.</Text>
    </Section>
  );
}
