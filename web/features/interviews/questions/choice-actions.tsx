import { useId } from 'react';
import { Button, Text } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';

export interface ChoiceActionsProps {
  isChosen: boolean;
  isLast?: boolean;
  isOver?: boolean;
  onNext: () => void;
}

/**
 * Ends a multiple-choice question. Until an option is chosen, Next does nothing and says why, and Skip beside it is as
 * quiet as a link, because skipped questions can't be revisited.
 */
export function ChoiceActions({ isChosen, isLast = false, isOver = false, onNext }: ChoiceActionsProps) {
  const hint = useId();
  const waits = !isChosen && !isOver;
  return (
    <>
      {isOver ? (
        <Text c="dimmed" fz="1.0625rem" role="status">
          {said.timeUp()}
        </Text>
      ) : (
        <Text id={hint} c="dimmed" fz="1.0625rem">
          {said.optionsHint()}
        </Text>
      )}
      <StickyActions>
        {waits ? (
          <Button size="md" variant="transparent" data-quiet onClick={onNext}>
            {said.skip()}
          </Button>
        ) : null}
        <Button
          size="md"
          disabled={isOver}
          // Unlike a disabled button, it can be reached by keyboard and its reason can be read.
          {...(waits ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': hint } : {})}
          onClick={waits ? undefined : onNext}
        >
          {isLast ? said.finish() : said.next()}
        </Button>
      </StickyActions>
    </>
  );
}
