import { Title } from '@mantine/core';
import * as said from '#contract/messages/en/offers.ts';
import layout from '#web/ui/layout.module.css';
import classes from './offers.module.css';

export interface LetterProps {
  letter: { title: string; paragraphs: readonly string[] };
  /** The level of its heading. */
  order: 2 | 3;
}

/** A letter as its reader sees it. */
export function Letter({ letter: { title, paragraphs }, order }: LetterProps) {
  return (
    <article className={`${layout.box} ${classes.letter}`} aria-label={said.letter()}>
      <Title order={order} size="h3" mb="md">
        {title}
      </Title>
      {paragraphs.map((paragraph, index) => (
        // Paragraphs have no identity other than their position.
        <p key={index}>{paragraph}</p>
      ))}
    </article>
  );
}
