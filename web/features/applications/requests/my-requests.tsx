import * as said from '#contract/messages/en/applications.ts';
import { Stack, Text } from '@mantine/core';
import { isProblem, adjustmentsInWords } from '#contract/interview/request-kinds.ts';
import { getMyRequests } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { RequestButton } from './request-button.tsx';

type Asked = OutputOf<typeof getMyRequests>['requests'][number];

/** The candidate's requests about the interview, and a button to make one. Renders nothing until they are loaded. */
export function MyRequests({ applicationId, employer }: { applicationId: string; employer: string }) {
  const { data } = useRead(getMyRequests, { applicationId });
  if (!data || (!data.canAsk && data.requests.length === 0)) return null;
  return (
    <Stack component="section" align="flex-start" gap="sm" my="md" aria-label={said.requests()}>
      {data.requests.map((request) => (
        <Text key={request.requestId}>{inWords(request, employer)}</Text>
      ))}
      {data.canAsk ? (
        <>
          <Text>{said.needAdjustment()}</Text>
          <RequestButton applicationId={applicationId} asks="adjustment" />
        </>
      ) : null}
    </Stack>
  );
}

const ANSWERS = {
  granted: said.granted,
  declined: said.declined,
  'given-again': said.givenAgain,
  'given-again-in-part': said.givenAgainInPart,
  moved: said.moved,
};

function inWords({ kinds, answer }: Asked, company: string): string {
  const isReport = isProblem(kinds);
  const asked = isReport ? said.youReported() : said.youAsked({ what: adjustmentsInWords(kinds) });
  if (answer === null) return `${asked} ${said.notAnswered({ company })}`;
  const answered = answer.kind === 'declined' && isReport ? said.answered : ANSWERS[answer.kind];
  const note = answer.note === '' ? '' : ` ${said.theyWrite({ company, words: answer.note })}`;
  return `${asked} ${answered({ company })}${note}`;
}
