import { Button, Text } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import { countVerdicts } from '#contract/interview/report-figures.ts';
import { settledInWords, settledOf } from '#contract/interview/settled.ts';
import type { Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { percent } from '#web/ui/percent.ts';
import { VerdictCount } from '#web/ui/verdict-badge.tsx';
import layout from '#web/ui/layout.module.css';
import { Ring } from '#web/ui/ring.tsx';
import { headline, nextOpen, settledSentences, verdictCounts } from './found.ts';
import classes from './feedback.module.css';

/** At a glance: the score, or what a person must do to get one, and how many answers have each verdict. */
export function ReportFound({ report, isPart }: { report: Report; isPart: boolean }) {
  const { scorePercent } = report.application;
  const entries = report.questionnaireReport;
  const canMark = useDecides() && report.viewer === 'employer' && report.isEarlier !== true;
  const counts = verdictCounts(entries);
  const settled = settledOf(countVerdicts(entries));
  const open = canMark ? nextOpen(entries, -1) : null;
  return (
    <div className={classes.found}>
      <Ring done={scorePercent ?? 0} total={100} size={84} label={ringLabel(scorePercent, settled)}>
        {scorePercent === null ? '-' : percent(scorePercent / 100)}
      </Ring>
      <div>
        <p className={classes.sentence}>{headline(report, canMark)}</p>
        <Text mt={4} c="dimmed" fz="sm">
          {settledSentences(report)}
        </Text>
        {open === null ? null : (
          <Button
            component="a"
            href={`#question-${open + 1}`}
            variant={scorePercent === null && !isPart ? 'filled' : 'default'}
            mt="sm"
            className="no-print"
            leftSection={<IconArrowDown size={18} aria-hidden />}
          >
            {said.toFirstOpen()}
          </Button>
        )}
      </div>
      {counts.length > 0 ? (
        <ul className={`${layout.row} ${classes.counts}`} aria-label={said.verdicts()}>
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

function ringLabel(score: number | null, settled: ReturnType<typeof settledOf>): string {
  if (score !== null) return said.senseIs({ percent: score.toFixed(0) });
  return settled.total === 0 ? said.senseNone() : said.senseNotYet({ settled: settledInWords(settled) });
}
