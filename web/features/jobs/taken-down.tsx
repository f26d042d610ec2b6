import { Alert, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import * as said from '#contract/messages/en/employer-jobs.ts';
import * as jobWords from '#contract/messages/en/jobs.ts';
import type { Job } from '#web/api/types.ts';
import { formatDate } from '#web/ui/dates.ts';

/** Tells the company that its job was taken down, when and why. */
export function TakenDown({ job: { takenDown } }: { job: Job }) {
  if (!takenDown) return null;
  return (
    <Alert color="brick" icon={<IconBan aria-hidden />} mb="lg" title={said.takenDownTitle()}>
      <Text size="sm" mb="xs">
        {said.takenDownText({ when: formatDate(takenDown.at) })}
      </Text>
      <Text size="sm">{jobWords.takenDownReason({ reason: takenDown.reason })}</Text>
    </Alert>
  );
}
