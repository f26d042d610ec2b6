import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import classes from './answer.module.css';

interface IdeasProps {
  of: Pick<QuestionnaireEntry, 'ideas'>;
  /** Show all ideas: for the company, and in practice. Otherwise only what was said well. */
  isWhole: boolean;
}

/**
 * For the company: the ideas of the reference answer. For others: what was said well, in the candidate's own
 * words.
 */
export function Ideas({ of: entry, isWhole }: IdeasProps) {
  if (entry.ideas.length === 0) return null;
  return (
    <div className={classes.ideas}>
      <h4>{isWhole ? 'Expected ideas' : 'Said to the point'}</h4>
      <ol>
        {entry.ideas.map((idea, number) => {
          const Icon = idea.found ? IconCheck : IconCircleDashed;
          return (
            <li key={`${number} ${idea.idea}`} data-found={idea.found}>
              <span className={classes.number}>{number + 1}</span>
              <Icon size={18} stroke={2} aria-hidden />
              <span>
                {isWhole ? idea.idea : `“${idea.idea}”`}
                <span className={classes.note}>
                  {idea.found ? ' found' : ' missing'}
                  {idea.isInFollowUp ? ', in the follow-up' : ''}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
