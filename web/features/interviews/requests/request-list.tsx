import { lazy, Suspense } from 'react';
import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { isProblem, requestInWords } from '#contract/interview/request-kinds.ts';
import { requestsPath } from '#contract/shared/paths.ts';
import { getRequests } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDialog } from '#web/features/applications/received/use-dialog.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import type { CompanyRequest } from './answer-request.tsx';
import { answerInWords } from './moments.ts';
import classes from './requests.module.css';

const AnswerRequest = lazy(() => import('./answer-request.tsx'));

/** Without an application, those that wait in the whole company. */
export function RequestList({
  applicationId,
  isPart = false,
}: {
  applicationId?: string;
  /** The page is about more than requests, so it does not show what happened. */
  isPart?: boolean;
}) {
  const query = useRead(getRequests, applicationId === undefined ? {} : { applicationId }, { staleTime: 0 });
  const { opened, subject: chosen, open, close } = useDialog<CompanyRequest>();
  return (
    <>
      <Read
        query={query}
        waiting={<Loading rows={4} />}
        empty={{
          when: ({ requests }) => requests.length === 0,
          text: 'No requests to answer. Adjustments, other times and problems that candidates ask about appear here.',
        }}
      >
        {({ requests }) => (
          <RowList label="Requests">
            {requests.map((request) => (
              <Request
                key={request.requestId}
                request={request}
                isAlone={applicationId !== undefined && !isPart}
                isQuiet={isPart}
                onAnswer={() => open(request)}
              />
            ))}
          </RowList>
        )}
      </Read>
      <Modal
        opened={opened}
        onClose={close}
        title={`Answer the request from ${chosen?.candidateName ?? ''}`}
        size="lg"
        description="What the candidate asks about the interview. You answer, and the candidate gets an email."
      >
        {chosen === null ? null : (
          <Suspense fallback={<Loading rows={5} />}>
            <AnswerRequest key={chosen.requestId} request={chosen} onClose={close} />
          </Suspense>
        )}
      </Modal>
    </>
  );
}

function Request({
  request,
  isAlone,
  isQuiet,
  onAnswer,
}: {
  request: CompanyRequest;
  /** The page is about its application, and shows what happened. */
  isAlone: boolean;
  /** Another action is the main one. */
  isQuiet: boolean;
  onAnswer: () => void;
}) {
  const { applicationId, candidateName, role, alternateJobId, kinds, text, askedDate, answer } = request;
  return (
    <Stack component="li" gap="sm">
      <Text>
        <strong>{candidateName}</strong> {requestInWords(kinds)}, for {role} ({alternateJobId}), on{' '}
        <DateText value={askedDate} withTime />.
      </Text>
      {text === '' ? null : <blockquote className={classes.quote}>{text}</blockquote>}
      {answer === null ? (
        <Group gap="sm">
          {isAlone || !isProblem(kinds) ? null : (
            <Button
              variant={isQuiet ? 'default' : 'filled'}
              component={Link}
              to={requestsPath(applicationId)}
            >
              See what happened
              <VisuallyHidden> in the interview of {candidateName}</VisuallyHidden>
            </Button>
          )}
          <Button variant={isQuiet || isProblem(kinds) ? 'default' : 'filled'} onClick={onAnswer}>
            Answer
            <VisuallyHidden> the request from {candidateName}</VisuallyHidden>
          </Button>
        </Group>
      ) : (
        <>
          <Text size="sm">
            {answerInWords(request)}, by {request.answeredBy}, {formatDateTime(answer.at)}
          </Text>
          {answer.note === '' ? null : <blockquote className={classes.quote}>{answer.note}</blockquote>}
        </>
      )}
    </Stack>
  );
}
