import { Box, Text, VisuallyHidden } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import layout from '#web/ui/layout.module.css';
import type { Question } from '../interview/types.ts';
import classes from '../steps/interview.module.css';

/** Shows which question is the current one. */
export function QuestionBubbles({ questions, index }: { questions: readonly Question[]; index: number }) {
  return (
    <div className={`${layout.row} ${classes.bubbles}`}>
      <Text id="questions-label" span c="dimmed" fz="sm">
        {said.questions()}
      </Text>
      <Box
        component="ol"
        display="flex"
        style={{ flexWrap: 'wrap', gap: 8 }}
        aria-labelledby="questions-label"
      >
        {questions.map((question, place) => {
          const state = place < index ? 'done' : place === index ? 'now' : 'coming';
          return (
            <li
              key={question.id}
              className={layout.number}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {place + 1}
              {state === 'done' ? <VisuallyHidden> {said.questionDone()}</VisuallyHidden> : null}
            </li>
          );
        })}
      </Box>
    </div>
  );
}
