import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/employer-interviews.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import type { ChangedInterview } from './changed-interview.ts';

/** When an interview opens, and while it can still be taken, until when. A submitted one shows only its time. */
export function OpenTimes({ interview }: { interview: ChangedInterview['interview'] | null }) {
  if (interview === null) return '-';
  return (
    <>
      <DateText value={interview.date} withTime />
      {interview.submittedDate === null ? (
        <Text size="sm" c="dimmed">
          {around(said.until, { when: <DateText value={interview.openUntil} withTime /> })}
        </Text>
      ) : null}
      {interview.attempt > 1 ? <Text size="sm">{said.givenAgain()}</Text> : null}
      {interview.problemWaits ? <Text size="sm">{said.problemWaits()}</Text> : null}
    </>
  );
}
