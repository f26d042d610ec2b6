import * as said from '#contract/messages/en/report.ts';
import type { Coverage } from '#contract/job/coverage.ts';
import classes from './row.module.css';

/** How many of the expected points were found: a small bar with a label. */
export function CoverageBar({
  coverage: { found, total, share },
  isShort = false,
}: {
  coverage: Coverage;
  isShort?: boolean;
}) {
  return (
    <span className={classes.coverage} title={said.pointsFound({ found, total })}>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {isShort ? `${found}/${total}` : said.points({ found, total })}
    </span>
  );
}
