import type { QuestionnaireEntry } from '#contract/report.ts';
import { segmentsOf, type Place, type ShownWord } from './words.ts';
import classes from './answer.module.css';

export interface AnswerWordsProps {
  entry: QuestionnaireEntry;
  /** Into this answer, while it is being played. */
  playing: Place | null;
  onPlay: (seconds: number) => void;
}

/** What was said: evidence marked with its idea's number, doubtful words dotted, each word the way to its second. */
export function AnswerWords({ entry, playing, onPlay }: AnswerWordsProps) {
  const segments = segmentsOf(entry);
  const canPlay = entry.audioUrl !== null || entry.videoOffsetSeconds !== null;
  const show = (word: ShownWord, index: number) => {
    const isNow =
      playing !== null && playing.seconds >= word.startSeconds && playing.seconds < word.endSeconds + 0.25;
    return (
      <span
        key={index}
        data-unsure={word.unsure || undefined}
        data-now={isNow || undefined}
        data-second={word.startSeconds}
        title={word.unsure ? 'The recogniser was not sure of this word.' : undefined}
      >
        {word.text}{' '}
      </span>
    );
  };
  return (
    // Words are a shortcut for the mouse; evidence and the play button serve the keyboard.
    <blockquote
      className={classes.words}
      data-playable={canPlay}
      onClick={(event) => {
        const second = (event.target as HTMLElement).dataset['second'];
        if (canPlay && second !== undefined) onPlay(Number(second));
      }}
    >
      {segments.map((segment, index) => {
        const [first] = segment.words;
        if (segment.idea === null || !first) return <span key={index}>{segment.words.map(show)}</span>;
        const idea = entry.ideas[segment.idea];
        const text = segment.words.map((word) => word.text).join(' ');
        return (
          <mark key={index}>
            <button
              type="button"
              disabled={!canPlay}
              aria-label={`Play “${text}”, evidence for: ${idea?.idea ?? ''}`}
              onClick={(event) => {
                event.stopPropagation();
                onPlay(first.startSeconds);
              }}
            >
              {segment.words.map(show)}
              <sup>{segment.idea + 1}</sup>
            </button>{' '}
          </mark>
        );
      })}
    </blockquote>
  );
}
