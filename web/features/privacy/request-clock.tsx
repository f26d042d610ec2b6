import { Badge, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import * as said from '#contract/messages/en/privacy.ts';
import { around } from '#web/ui/around.ts';
import { formatDateTime } from '#web/ui/dates.ts';

export interface AskedDeletion {
  askedDate: string;
  dueDate: string;
  isOverdue: boolean;
  answer: 'deleted' | 'declined' | null;
  answeredDate: string | null;
  reason: string;
}

/** When a deletion was requested, the deadline for an answer, and the answer. Both sides see the same. */
export function RequestClock({ request }: { request: AskedDeletion }) {
  const { askedDate, dueDate, isOverdue, answer, answeredDate, reason } = request;
  return (
    <div>
      <Text>
        {said.askedOn({ when: formatDateTime(askedDate) })}{' '}
        {answer === null ? (
          <>
            {around(said.replyDue, { when: <strong>{formatDateTime(dueDate)}</strong> })}{' '}
            {isOverdue ? <Badge color="brick">{said.overdue()}</Badge> : null}
          </>
        ) : null}
      </Text>
      {answer === 'deleted' ? <Text>{said.deletedOn({ when: formatDateTime(answeredDate) })}</Text> : null}
      {answer === 'declined' ? (
        <Text>{said.declinedOn({ when: formatDateTime(answeredDate), reason })}</Text>
      ) : null}
    </div>
  );
}
