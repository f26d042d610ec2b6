import { Badge, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { formatDateTime } from '#web/ui/dates.ts';

export interface AskedDeletion {
  askedDate: string;
  dueDate: string;
  isOverdue: boolean;
  answer: 'deleted' | 'declined' | null;
  answeredDate: string | null;
  reason: string;
}

/** When a deletion was asked for, until when an answer is due, and the answer. Both sides read the same. */
export function RequestClock({ request }: { request: AskedDeletion }) {
  const { askedDate, dueDate, isOverdue, answer, answeredDate, reason } = request;
  return (
    <div>
      <Text>
        Asked on {formatDateTime(askedDate)}.{' '}
        {answer === null ? (
          <>
            Reply due by <strong>{formatDateTime(dueDate)}</strong>.{' '}
            {isOverdue ? <Badge color="brick">Overdue</Badge> : null}
          </>
        ) : null}
      </Text>
      {answer === 'deleted' ? <Text>Deleted on {formatDateTime(answeredDate)}.</Text> : null}
      {answer === 'declined' ? (
        <Text>
          Declined on {formatDateTime(answeredDate)}: {reason}
        </Text>
      ) : null}
    </div>
  );
}
