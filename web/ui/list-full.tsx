import { Text } from '@mantine/core';
import { say } from '#contract/messages/message.ts';
import type { ListLimit } from '#contract/shared/list-limits.ts';

export const isFull = (limit: ListLimit, count: number): boolean => count >= limit.most;

/** Says why a list takes no more, where one would add to it. */
export function ListFull({ limit, count }: { limit: ListLimit; count: number }) {
  return isFull(limit, count) ? (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      {say(limit.sentence)}.
    </Text>
  ) : null;
}
