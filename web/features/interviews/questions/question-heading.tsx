import { useLayoutEffect, useRef } from 'react';
import { Title } from '@mantine/core';
import type { Question } from '../interview/machine.ts';
import classes from '../steps/interview.module.css';

/**
 * The question, as large as its length allows; it takes the focus when it comes, so that screen readers read
 * it.
 */
export function QuestionHeading({ id, question }: { id: string; question: Question }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [question.id]);
  return (
    // A new element, because one that has the focus already is not read again.
    <Title
      key={question.id}
      ref={heading}
      order={1}
      id={id}
      tabIndex={-1}
      className={classes.question}
      data-long={question.text.length > 160}
    >
      {question.text}
    </Title>
  );
}
