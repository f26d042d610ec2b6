import { Stack, Text } from '@mantine/core';
import { isProblem, requestInWords } from '#contract/interview/request-kinds.ts';
import { getMyRequests } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { RequestButton } from './request-button.tsx';

type Asked = OutputOf<typeof getMyRequests>['requests'][number];

/** What the candidate asked about the interview, and the way to ask. It adds nothing to the page until it is known. */
export function MyRequests({ applicationId, employer }: { applicationId: string; employer: string }) {
  const { data } = useRead(getMyRequests, { applicationId });
  if (!data || (!data.canAsk && data.requests.length === 0)) return null;
  return (
    <Stack component="section" align="flex-start" gap="sm" my="md" aria-label="Requests">
      {data.requests.map((request) => (
        <Text key={request.requestId}>
          You {requestInWords(request.kinds)}. {employer} {answerInWords(request)}.
          {request.answer?.note ? ` ${employer} writes: ${request.answer.note}` : null}
        </Text>
      ))}
      {data.canAsk ? (
        <>
          <Text>Do you need the interview to be held in another way? Reviewers do not see what you ask.</Text>
          <RequestButton applicationId={applicationId} asks="adjustment" />
        </>
      ) : null}
    </Stack>
  );
}

const ANSWERS = {
  granted: 'has granted it',
  declined: 'has declined it',
  'given-again': 'gave you the interview again',
  'given-again-in-part': 'gave you the questions without an answer again',
  moved: 'moved the interview',
};

function answerInWords({ kinds, answer }: Asked): string {
  if (answer === null) return 'has not answered yet';
  return answer.kind === 'declined' && isProblem(kinds) ? 'has answered' : ANSWERS[answer.kind];
}
