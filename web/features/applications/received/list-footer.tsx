import { Button, Group, Text } from '@mantine/core';
import classes from './received.module.css';

export interface ListFooterProps {
  shown: number;
  /** How many there are in all, where that is known. */
  total: number | undefined;
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Below a table that goes on: how much of it is shown, and the way to the rest. */
export function ListFooter({ shown, total, query }: ListFooterProps) {
  if (!query.hasNextPage) return null;
  return (
    <Group justify="space-between" gap="sm" className={classes.footer}>
      <Text size="sm" c="dimmed" role="status">
        {total === undefined ? `Showing the first ${shown}.` : `Showing ${shown} of ${total}.`}
      </Text>
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        Load more
      </Button>
    </Group>
  );
}
