import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import type { Question } from '../interview/types.ts';
import classes from '../steps/interview.module.css';

/** The question, as large as its length allows. */
export function QuestionHeading({ id, question: { id: of, text } }: { id: string; question: Question }) {
  return (
    <StageHeading id={id} of={of} isLong={text.length > 160}>
      {text}
    </StageHeading>
  );
}

interface StageHeadingProps {
  id?: string;
  /** Names what the heading is of. */
  of: string;
  isLong?: boolean;
  children: ReactNode;
}

/** It takes the focus when it comes, so that screen readers read it. */
export function StageHeading({ id, of, isLong = false, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [of]);
  return (
    // A new element, because one that has the focus already is not read again.
    <Title
      key={of}
      ref={heading}
      order={1}
      id={id}
      tabIndex={-1}
      className={classes.question}
      data-long={isLong}
      data-autofocus
    >
      {children}
    </Title>
  );
}
