import { Button, Loader, Text } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import { around } from '#web/ui/around.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import type { Event, Interview, Question } from '../interview/types.ts';
import { StageHeading } from './question-heading.tsx';

/** The stages between questions. Nothing runs or is recorded during them. */

interface StageProps {
  dispatch: (event: Event) => void;
}

/** A break between two questions, if breaks were granted. */
export function Break({ index, dispatch }: StageProps & { index: number }) {
  return (
    <>
      <StageHeading of={String(index)}>{said.breakTitle()}</StageHeading>
      <Text size="lg">{said.breakText()}</Text>
      <StickyActions>
        <Button size="md" onClick={() => dispatch({ type: 'next' })}>
          {said.nextQuestion()}
        </Button>
      </StickyActions>
    </>
  );
}

/** The server looks for ideas missing from the answers. */
export function LookingAtAnswers({ dispatch }: StageProps) {
  return (
    <>
      <StageHeading of="looking">{said.looking()}</StageHeading>
      <Text size="lg" role="status">
        {said.lookingText()}
      </Text>
      <Loader aria-hidden />
      <StickyActions>
        <Button size="md" variant="default" onClick={() => dispatch({ type: 'next' })}>
          {said.goOnWithout()}
        </Button>
      </StickyActions>
    </>
  );
}

interface OfferedFollowUpProps extends StageProps {
  interview: Pick<Interview, 'questions'>;
  question: Question;
}

/** A follow-up question, which the candidate doesn't have to take. */
export function OfferedFollowUp({ interview, question, dispatch }: OfferedFollowUpProps) {
  const asked = interview.questions.find(({ id }) => id === question.followUpOf);
  return (
    <>
      <StageHeading of={question.id}>{said.followUp()}</StageHeading>
      {asked ? <Text size="lg">{around(said.followUpOf, { question: <q>{asked.text}</q> })}</Text> : null}
      <Text size="lg">{said.followUpText()}</Text>
      <StickyActions>
        <Button size="md" variant="default" onClick={() => dispatch({ type: 'skip' })}>
          {said.skipFollowUp()}
        </Button>
        <Button size="md" variant="default" onClick={() => dispatch({ type: 'take' })}>
          {said.takeFollowUp()}
        </Button>
      </StickyActions>
    </>
  );
}
