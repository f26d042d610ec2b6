import type { Report } from '#web/api/types.ts';
import { VerdictCount } from '#web/ui/badges.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { howSure, verdictCounts } from './found.ts';
import classes from './feedback.module.css';

/** At a glance: what was found, how sure it is, and how many answers have each verdict. */
export function ReportFound({ report }: { report: Report }) {
  const percent = report.application.scorePercent;
  const [first] = report.summarySentences;
  const counts = verdictCounts(report.questionnaireReport);
  return (
    <div className={classes.found}>
      <Ring
        done={percent ?? 0}
        total={100}
        size={84}
        label={
          percent === null
            ? 'Interview sense: there is no question that can be graded'
            : `Interview sense: ${percent.toFixed(0)} percent of the points`
        }
      >
        {percent === null ? '-' : `${Math.round(percent)}%`}
      </Ring>
      <div className={classes.foundWords}>
        {first ? <p className={classes.sentence}>{first.text}</p> : null}
        <p className={classes.sure}>{howSure(report.questionnaireReport)}</p>
      </div>
      {counts.length > 0 ? (
        <ul className={classes.counts} aria-label="Verdicts">
          {counts.map(({ verdict, count }) => (
            <li key={verdict}>
              <VerdictCount verdict={verdict} count={count} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
