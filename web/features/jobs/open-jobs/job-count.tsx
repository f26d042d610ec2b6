import { Text } from '@mantine/core';

/** The number of jobs in a list; only its line until it is known. */
export function JobCount({ of: found }: { of: { total: number; totalAtLeast?: boolean } | undefined }) {
  const orMore = found?.totalAtLeast ? ' or more' : '';
  return (
    <Text mb="sm" c="dimmed" role="status">
      {found ? `Total Jobs: ${found.total.toLocaleString('en-US')}${orMore}` : '\u00A0'}
    </Text>
  );
}
