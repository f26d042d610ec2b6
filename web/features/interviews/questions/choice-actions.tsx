import { useId } from 'react';
import { Button, Text } from '@mantine/core';
import { StickyActions } from '#web/ui/sticky-actions.tsx';

export interface ChoiceActionsProps {
  isChosen: boolean;
  isLast?: boolean;
  isOver?: boolean;
  onNext: () => void;
}

/**
 * Ends a multiple-choice question. Until an option is chosen, Next does nothing and says why, and Skip is beside it: as
 * quiet as a link, because nobody comes back to a question.
 */
export function ChoiceActions({ isChosen, isLast = false, isOver = false, onNext }: ChoiceActionsProps) {
  const hint = useId();
  const waits = !isChosen && !isOver;
  return (
    <>
      {isOver ? (
        <Text c="dimmed" fz="1.0625rem" role="status">
          The time is up. The next question comes in a moment.
        </Text>
      ) : (
        <Text id={hint} c="dimmed" fz="1.0625rem">
          Choose one answer, or skip the question. You can’t come back to it.
        </Text>
      )}
      <StickyActions>
        {waits ? (
          <Button size="md" variant="transparent" data-quiet onClick={onNext}>
            Skip
          </Button>
        ) : null}
        <Button
          size="md"
          disabled={isOver}
          // Unlike a disabled button it can be reached by keyboard, and its reason read.
          {...(waits ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': hint } : {})}
          onClick={waits ? undefined : onNext}
        >
          {isLast ? 'Finish' : 'Next'}
        </Button>
      </StickyActions>
    </>
  );
}
