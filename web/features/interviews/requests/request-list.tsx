import { lazy, Suspense } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/interview-requests.ts';
import { adjustmentsInWords, isProblem } from '#contract/interview/request-kinds.ts';
import { requestsPath } from '#contract/shared/paths.ts';
import { getRequests } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDialog } from '#web/features/applications/received/use-dialog.ts';
import { around } from '#web/ui/around.ts';
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

/** Without an application, the open requests of the whole company. */
export function RequestList({
  applicationId,
  isPart = false,
}: {
  applicationId?: string;
  /** The page covers more than requests, so it leaves out the course of the interview. */
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
          text: said.requestsEmpty(),
        }}
      >
        {({ requests }) => (
          <RowList label={said.requests()}>
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
        title={said.answerTitle({ name: chosen?.candidateName ?? '' })}
        size="lg"
        description={said.answerAbout()}
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
  /** The page is about this application and shows the course of its interview. */
  isAlone: boolean;
  /** Another action is the main one. */
  isQuiet: boolean;
  onAnswer: () => void;
}) {
  const { applicationId, candidateName, role, alternateJobId, kinds, text, askedDate, answer } = request;
  const asked = {
    name: <strong>{candidateName}</strong>,
    role,
    jobId: alternateJobId,
    when: <DateText value={askedDate} withTime />,
  };
  return (
    <Stack component="li" gap="sm">
      <Text>
        {isProblem(kinds)
          ? around(said.personReported, asked)
          : around(said.personAsked, { ...asked, what: adjustmentsInWords(kinds) })}
      </Text>
      {text === '' ? null : <blockquote className={classes.quote}>{text}</blockquote>}
      {answer === null ? (
        <Group gap="sm">
          {isAlone || !isProblem(kinds) ? null : (
            <Button
              variant={isQuiet ? 'default' : 'filled'}
              component={Link}
              to={requestsPath(applicationId)}
              aria-label={said.seeWhatHappenedTo({ name: candidateName })}
            >
              {said.seeWhatHappened()}
            </Button>
          )}
          <Button
            variant={isQuiet || isProblem(kinds) ? 'default' : 'filled'}
            onClick={onAnswer}
            aria-label={said.answerTo({ name: candidateName })}
          >
            {said.answer()}
          </Button>
        </Group>
      ) : (
        <>
          <Text size="sm">
            {said.answeredBy({
              answer: answerInWords(request),
              name: request.answeredBy ?? '',
              when: formatDateTime(answer.at),
            })}
          </Text>
          {answer.note === '' ? null : <blockquote className={classes.quote}>{answer.note}</blockquote>}
        </>
      )}
    </Stack>
  );
}
