import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import type { Language } from '#contract/messages/languages.ts';
import type { Question } from '../interview/types.ts';
import classes from '../steps/interview.module.css';

interface QuestionHeadingProps {
  id: string;
  question: Question;
  /** The language of the question. */
  lang?: Language | undefined;
}

/** The question, as large as its length allows. */
export function QuestionHeading({ id, question: { id: of, text }, lang }: QuestionHeadingProps) {
  return (
    <StageHeading id={id} of={of} isLong={text.length > 160} lang={lang}>
      {text}
    </StageHeading>
  );
}

interface StageHeadingProps {
  id?: string;
  /** Identifies what the heading is for. */
  of: string;
  isLong?: boolean;
  lang?: Language | undefined;
  children: ReactNode;
}

/** It takes the focus when it appears, so that screen readers read it. */
export function StageHeading({ id, of, isLong = false, lang, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [of]);
  return (
    // A new element, because screen readers don't repeat one that already has the focus.
    <Title
      key={of}
      ref={heading}
      order={1}
      id={id}
      lang={lang}
      tabIndex={-1}
      className={classes.question}
      data-long={isLong}
      data-autofocus
    >
      {children}
    </Title>
  );
}
