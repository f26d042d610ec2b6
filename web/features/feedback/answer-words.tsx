import { Fragment, useEffect, useRef } from 'react';
import { VisuallyHidden } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import { segmentsOf, type Place, type ShownWord, type Text } from './words.ts';
import classes from './answer.module.css';

export interface AnswerWordsProps {
  entry: Text;
  canPlay: boolean;
  /** The position in this answer while it plays. */
  playing: Place | null;
  onPlay: (seconds: number) => void;
}

/**
 * The words of an answer. If they may not match what was said, they are folded and no single word is marked as
 * doubtful.
 */
export function AnswerWords(props: AnswerWordsProps) {
  if (!props.entry.isHardToHear) return <Words {...props} />;
  return (
    <details>
      <summary>{said.showRecognised()}</summary>
      <Words {...props} />
    </details>
  );
}

/**
 * The words. Evidence shows the number of its idea, unsure words are dotted, words typed by the candidate are in
 * brackets. Clicking a word plays it.
 */
function Words({ entry, canPlay, playing, onPlay }: AnswerWordsProps) {
  const quote = useRef<HTMLQuoteElement>(null);
  const segments = segmentsOf(entry);
  // Single words respond only to the mouse. For the keyboard there are the evidence and the play button.
  useEffect(() => {
    const element = quote.current;
    if (!element || !canPlay) return undefined;
    const playWord = ({ target }: MouseEvent) => {
      const second = target instanceof HTMLElement ? target.dataset['second'] : undefined;
      if (second !== undefined && !(target as HTMLElement).closest('[role=button]')) onPlay(Number(second));
    };
    element.addEventListener('click', playWord);
    return () => element.removeEventListener('click', playWord);
  }, [canPlay, onPlay]);
  const now = playing?.word ?? null;
  const isUnsure = (word: ShownWord) => word.unsure && !entry.isHardToHear;
  const shown = segments.flatMap((segment) => segment.words);
  const typedBefore = new Set(shown.filter((_, index) => shown[index - 1]?.corrected));
  const show = (word: ShownWord, index: number) => {
    const isNow = word.startSeconds === now;
    return (
      <Fragment key={index}>
        {index === 0 ? '' : ' '}
        {word.corrected && !typedBefore.has(word) ? (
          <VisuallyHidden className="no-print">{said.typedByCandidate()} </VisuallyHidden>
        ) : null}
        <span
          data-unsure={isUnsure(word) || undefined}
          data-corrected={word.corrected || undefined}
          data-now={isNow || undefined}
          data-second={word.startSeconds}
          title={isUnsure(word) ? said.notConfident() : undefined}
        >
          {word.text}
          {isUnsure(word) ? <VisuallyHidden className="no-print"> {said.hardToHear()}</VisuallyHidden> : null}
        </span>
      </Fragment>
    );
  };
  return (
    <blockquote ref={quote} className={classes.words} data-playable={canPlay}>
      {segments.map((segment, index) => {
        const [first] = segment.words;
        if (segment.idea === null || !first) return <span key={index}>{segment.words.map(show)} </span>;
        const start = () => onPlay(first.startSeconds);
        return (
          <mark key={index}>
            {/* A button element would not break across lines. */}
            <span
              role="button"
              tabIndex={0}
              aria-disabled={!canPlay}
              title={said.pointBelow({ number: segment.idea + 1 })}
              onClick={start}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                start();
              }}
            >
              {segment.words.map(show)}
              <sup>{segment.idea + 1}</sup>
              <VisuallyHidden className="no-print"> {said.playEvidence()}</VisuallyHidden>
            </span>{' '}
          </mark>
        );
      })}
    </blockquote>
  );
}
