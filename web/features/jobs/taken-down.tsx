import { Alert, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { Job } from '#web/api/types.ts';
import { formatDate } from '#web/ui/dates.ts';

/** Says to the company that its job was taken down, when and why. */
export function TakenDown({ job: { takenDown } }: { job: Job }) {
  if (!takenDown) return null;
  return (
    <Alert color="brick" icon={<IconBan aria-hidden />} mb="lg" title="This job was taken down">
      <Text size="sm" mb="xs">
        The people who run this site took it down on {formatDate(takenDown.at)}. Candidates do not find it,
        and nobody can apply. If you think that this is wrong, write to them.
      </Text>
      <Text size="sm">Their reason: {takenDown.reason}</Text>
    </Alert>
  );
}
