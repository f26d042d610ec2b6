import * as said from '#contract/messages/en/applicants.ts';
import { Group, Text } from '@mantine/core';
import { MoreButton, type MoreButtonProps } from '#web/ui/more-button.tsx';
import classes from './received.module.css';

export interface ListFooterProps {
  shown: number;
  total: number | undefined;
  query: MoreButtonProps['query'];
}

/** Shown below a table: how many rows are shown, how many there are, and a button to load more. */
export function ListFooter({ shown, total, query }: ListFooterProps) {
  return (
    <Group justify="space-between" gap="sm" className={classes.footer}>
      <Text size="sm" c="dimmed" role="status">
        {query.hasNextPage
          ? total === undefined
            ? said.showingFirst({ shown })
            : said.showingOf({ shown, total })
          : said.showing({ shown })}
      </Text>
      <MoreButton query={query} label={said.loadMore()} />
    </Group>
  );
}
