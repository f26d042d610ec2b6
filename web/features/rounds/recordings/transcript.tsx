import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import * as said from '#contract/messages/en/round-cards.ts';
import { captionTime } from '#web/ui/captions/caption-time.ts';
import classes from './recordings.module.css';

export interface SpokenLine {
  start: number;
  end: number;
  text: string;
}

/** The words someone said, and where they are in the recording. */
export interface ChosenQuote {
  text: string;
  second: number;
}

export interface TranscriptProps {
  lines: readonly SpokenLine[];
  /** The current second. Null before playing. */
  now: number | null;
  /** Null if there is nothing to play. */
  onPlay: ((second: number) => void) | null;
  onQuote?: ((quote: ChosenQuote) => void) | undefined;
}

/** The transcript, line by line. A line plays from its second and can become a quote. */
export function Transcript({ lines, now, onPlay, onQuote }: TranscriptProps) {
  const playing = now === null ? null : lines.findLast(({ start }) => start <= now + 0.05);
  return (
    <ol className={classes.lines} aria-label={said.transcript()} tabIndex={onPlay || onQuote ? undefined : 0}>
      {lines.map((line) => {
        const time = captionTime(Math.floor(line.start));
        return (
          <li key={line.start} className={classes.line} data-now={line === playing || undefined}>
            {onPlay ? (
              <UnstyledButton className={classes.words} onClick={() => onPlay(line.start)}>
                <span className={classes.time}>{time}</span> <span>{line.text}</span>
              </UnstyledButton>
            ) : (
              <p className={classes.words}>
                <span className={classes.time}>{time}</span> <span>{line.text}</span>
              </p>
            )}
            {onQuote ? (
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.quote}
                leftSection={<IconQuote size={16} aria-hidden />}
                onClick={() => onQuote({ text: line.text, second: line.start })}
              >
                {said.quote()}
                <VisuallyHidden> {said.quoteAt({ time })}</VisuallyHidden>
              </Button>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
