import { Button, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import classes from '../steps/interview.module.css';

/** Between two questions, where breaks were granted. Nothing runs and nothing is recorded. */
export function Break({ index, onGoOn }: { index: number; onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index]);
  return (
    <>
      <Title ref={heading} order={1} tabIndex={-1} className={classes.question}>
        Take a break
      </Title>
      <Text size="lg">
        Nothing is recorded now, and no time runs. Go on when you are ready. Please keep this page open.
      </Text>
      <StickyActions>
        <Button size="md" onClick={onGoOn}>
          Next question
        </Button>
      </StickyActions>
    </>
  );
}
