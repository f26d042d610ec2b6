import { Button, Loader, Text } from '@mantine/core';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import type { Event, Interview, Question } from '../interview/types.ts';
import { StageHeading } from './question-heading.tsx';

/** The stages between questions. Nothing runs and nothing is recorded in any of them. */

interface StageProps {
  dispatch: (event: Event) => void;
}

/** Between two questions, where breaks were granted. */
export function Break({ index, dispatch }: StageProps & { index: number }) {
  return (
    <>
      <StageHeading of={String(index)}>Take a break</StageHeading>
      <Text size="lg">
        Nothing is recorded now, and no time runs. Go on when you are ready. Please keep this page open.
      </Text>
      <StickyActions>
        <Button size="md" onClick={() => dispatch({ type: 'next' })}>
          Next question
        </Button>
      </StickyActions>
    </>
  );
}

/** The server looks for ideas that the answers lack. */
export function LookingAtAnswers({ dispatch }: StageProps) {
  return (
    <>
      <StageHeading of="looking">Looking at your answers</StageHeading>
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

interface OfferedFollowUpProps extends StageProps {
  interview: Pick<Interview, 'questions'>;
  question: Question;
}

/** One question more, which nobody has to take. */
export function OfferedFollowUp({ interview, question, dispatch }: OfferedFollowUpProps) {
  const asked = interview.questions.find(({ id }) => id === question.followUpOf);
  return (
    <>
      <StageHeading of={question.id}>One more question</StageHeading>
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
