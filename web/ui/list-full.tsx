import { Text } from '@mantine/core';
import { LIST_LIMITS } from '#contract/list-limits.ts';

export const isFull = (list: keyof typeof LIST_LIMITS, count: number): boolean =>
  count >= LIST_LIMITS[list].most;

/** Says why a list takes no more, where one would add to it. */
export function ListFull({ list, count }: { list: keyof typeof LIST_LIMITS; count: number }) {
  return isFull(list, count) ? (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      {LIST_LIMITS[list].sentence}.
    </Text>
  ) : null;
}
