import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import classes from './answer.module.css';

interface IdeasProps {
  of: Pick<QuestionnaireEntry, 'ideas'>;
  /** For the company, or where nothing depends on it; else what was said well is told. */
  isWhole: boolean;
}

/** The ideas of the reference answer for the company; for others what was said well, in the words in which it was said. */
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
                <span className={classes.note}>{idea.found ? ' found' : ' missing'}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
