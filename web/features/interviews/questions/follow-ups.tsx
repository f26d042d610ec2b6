import { useEffect, useRef } from 'react';
import { Button, Loader, Text, Title } from '@mantine/core';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import type { Event, Interview, Question } from '../interview/machine.ts';
import classes from '../steps/interview.module.css';

type Dispatch = (event: Event) => void;

/** The server looks for ideas that the answers lack. */
export function LookingAtAnswers({ dispatch }: { dispatch: Dispatch }) {
  const heading = useFocus('looking');
  return (
    <>
      <Title ref={heading} order={1} tabIndex={-1} className={classes.question}>
        Looking at your answers
      </Title>
      <Text size="lg" role="status">
        This usually takes a few seconds. There may be a question more. Nothing is recorded now.
      </Text>
      <Loader aria-hidden />
      <StickyActions>
        <Button size="md" variant="default" onClick={() => dispatch({ type: 'next' })}>
          Go on without
        </Button>
      </StickyActions>
    </>
  );
}

/** One question more, which nobody has to take. */
export function OfferedFollowUp({
  interview,
  question,
  dispatch,
}: {
  interview: Pick<Interview, 'questions'>;
  question: Question;
  dispatch: Dispatch;
}) {
  const heading = useFocus(question.id);
  const asked = interview.questions.find(({ id }) => id === question.followUpOf);
  return (
    <>
      <Title ref={heading} order={1} tabIndex={-1} className={classes.question}>
        One more question
      </Title>
      {asked ? (
        <Text size="lg">
          It belongs to your answer to: <q>{asked.text}</q>
        </Text>
      ) : null}
      <Text size="lg">
        What you say counts together with that answer, and never lowers its score. If you skip it, nothing
        changes. Nothing is recorded and no time runs until you take it.
      </Text>
      <StickyActions>
        <Button size="md" variant="default" onClick={() => dispatch({ type: 'skip' })}>
          Skip this question
        </Button>
        <Button size="md" variant="default" onClick={() => dispatch({ type: 'take' })}>
          Take this question
        </Button>
      </StickyActions>
    </>
  );
}

function useFocus(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [key]);
  return heading;
}
