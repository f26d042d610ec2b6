import { Text } from '@mantine/core';
import { say } from '#contract/messages/message.ts';
import type { ListLimit } from '#contract/shared/list-limits.ts';

export const isFull = (limit: ListLimit, count: number): boolean => count >= limit.most;

/** Explains why a list is full, in place of the button to add an entry. */
export function ListFull({ limit, count }: { limit: ListLimit; count: number }) {
  return isFull(limit, count) ? (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      {say(limit.sentence)}.
    </Text>
  ) : null;
}
