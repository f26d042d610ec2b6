import { Group } from '@mantine/core';
import * as said from '#contract/messages/en/ui.ts';
import { MoreButton, type MoreButtonProps } from './more-button.tsx';

export type LoadMoreProps = Pick<MoreButtonProps, 'query'>;

export function LoadMore({ query }: LoadMoreProps) {
  return (
    <Group justify="center" mt="md">
      <MoreButton query={query} label={said.loadMore()} />
    </Group>
  );
}
