import { Text } from '@mantine/core';

/** The number of jobs in a list; nothing until it is known. */
export function JobCount({ of: found }: { of: { total: number; totalAtLeast?: boolean } | undefined }) {
  if (!found) return null;
  return (
    <Text mb="sm" c="dimmed" role="status">
      Total Jobs: {found.total.toLocaleString('en-US')}
      {found.totalAtLeast ? ' or more' : ''}
    </Text>
  );
}
