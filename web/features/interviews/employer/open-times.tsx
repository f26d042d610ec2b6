import { Text } from '@mantine/core';
import { DateText } from '#web/ui/date-text.tsx';
import type { ChangedInterview } from './changed-interview.ts';

/** From when, and until when it can be taken, an interview is open. One that was submitted has only its time. */
export function OpenTimes({ interview }: { interview: ChangedInterview['interview'] | null }) {
  if (interview === null) return '-';
  return (
    <>
      <DateText value={interview.date} withTime />
      {interview.submittedDate === null ? (
        <Text size="sm" c="dimmed">
          until <DateText value={interview.openUntil} withTime />
        </Text>
      ) : null}
      {interview.attempt > 1 ? <Text size="sm">Given again</Text> : null}
      {interview.problemWaits ? <Text size="sm">Reported problem to answer</Text> : null}
    </>
  );
}
