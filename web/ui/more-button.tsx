import { useLayoutEffect, useRef, useState } from 'react';
import { Button, Text } from '@mantine/core';
import * as said from '#contract/messages/en/ui.ts';

export interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
}

/** Loads the next page of a list. At the end, the focus moves from the button to the text there. */
export function MoreButton({ query, label }: MoreButtonProps) {
  const [wasPressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const hasEnded = wasPressed && !query.hasNextPage;
  useLayoutEffect(() => {
    // The button that had the focus is no longer on the page.
    if (hasEnded && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [hasEnded]);
  if (query.hasNextPage)
    return (
      <Button
        variant="default"
        loading={query.isFetchingNextPage}
        onClick={() => {
          setPressed(true);
          query.fetchNextPage();
        }}
      >
        {label}
      </Button>
    );
  return hasEnded ? (
    <Text ref={end} tabIndex={-1} size="sm" c="dimmed" role="status">
      {said.thatIsAll()}
    </Text>
  ) : null;
}
