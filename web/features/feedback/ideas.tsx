import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import classes from './answer.module.css';

type Idea = QuestionnaireEntry['ideas'][number];
type Play = ((seconds: number) => void) | null;

export interface IdeasProps {
  of: Pick<QuestionnaireEntry, 'ideas'>;
  /** Only the company, and who practises, read the expected points themselves. Others read what they matched. */
  reader: Report['viewer'] | 'practice';
  onPlay: Play;
  /** The same for the answer to the follow-up. */
  onPlayFollowUp?: Play;
}

/** The points that were found, each with the words that show it, and quietly those that were not. */
export function Ideas({ of: { ideas }, reader, onPlay, onPlayFollowUp = null }: IdeasProps) {
  const isWhole = reader === 'employer' || reader === 'practice';
  const missing = isWhole ? ideas.filter(({ found }) => !found) : [];
  const hasFound = ideas.some(({ found }) => found);
  if (ideas.length === 0) return null;
  return (
    <div className={classes.ideas}>
      {hasFound ? (
        <>
          <h4>{reader === 'candidate' ? 'Points we found in your words' : 'Points we found'}</h4>
          <ol>
            {ideas.map((idea, index) =>
              idea.found ? (
                <li key={`${index} ${idea.idea}`}>
                  <span className={classes.number}>{index + 1}</span>
                  <IconCheck size={18} stroke={2} aria-hidden />
                  <span>
                    {isWhole ? <span>{idea.idea} </span> : null}
                    <Quote idea={idea} onPlay={idea.isInFollowUp ? onPlayFollowUp : onPlay} />
                    {idea.isInFollowUp ? <span className={classes.note}> in the follow-up</span> : null}
                  </span>
                </li>
              ) : null,
            )}
          </ol>
        </>
      ) : null}
      {missing.length > 0 ? (
        <div className={classes.missing}>
          <h4>We didn’t find {missing.length === 1 ? 'this point' : 'these points'} in the expected words</h4>
          <ul>
            {missing.map(({ idea }) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** The candidate's words; pressed, they are played. */
function Quote({ idea: { evidence }, onPlay }: { idea: Idea; onPlay: Play }) {
  if (evidence === null) return null;
  const { text, startSeconds } = evidence;
  if (onPlay === null || startSeconds === null) return <q className={classes.quote}>{text}</q>;
  return (
    <button
      type="button"
      className={classes.quote}
      aria-label={`Play “${text}”`}
      onClick={() => onPlay(startSeconds)}
    >
      <IconPlayerPlayFilled size={12} aria-hidden /> “{text}”
    </button>
  );
}
