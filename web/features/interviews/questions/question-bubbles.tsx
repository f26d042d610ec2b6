import { VisuallyHidden } from '@mantine/core';
import type { Question } from '../interview/machine.ts';
import classes from '../steps/interview.module.css';

/** Shows which of the questions is the current one. */
export function QuestionBubbles({ questions, index }: { questions: readonly Question[]; index: number }) {
  return (
    <div className={classes.bubbles}>
      <span id="questions-label" className={classes.bubblesLabel}>
        Questions:
      </span>
      <ol aria-labelledby="questions-label">
        {questions.map((question, place) => {
          const state = place < index ? 'done' : place === index ? 'now' : 'coming';
          return (
            <li key={question.id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {place + 1}
              {state === 'done' ? <VisuallyHidden> done</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
