import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { QuestionnaireEntry } from '#contract/report.ts';
import classes from './answer.module.css';

/** The ideas of the reference answer; candidates and visitors are shown those that were found. */
export function Ideas({ of: entry, isWhole }: { of: Pick<QuestionnaireEntry, 'ideas'>; isWhole: boolean }) {
  if (entry.ideas.length === 0) return null;
  return (
    <div className={classes.ideas}>
      <h4>{isWhole ? 'Expected ideas' : 'Ideas that were found'}</h4>
      <ol>
        {entry.ideas.map((idea, number) => {
          const Icon = idea.found ? IconCheck : IconCircleDashed;
          return (
            <li key={`${number} ${idea.idea}`} data-found={idea.found}>
              <span className={classes.number}>{number + 1}</span>
              <Icon size={18} stroke={2} aria-hidden />
              <span>
                {idea.idea}
                <span className={classes.note}>{idea.found ? ' found' : ' missing'}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
