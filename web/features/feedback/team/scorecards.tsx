import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { titleOfScore } from '#contract/scores.ts';
import { getScorecards } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf, Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { Agreement } from './agreement.tsx';
import { ScorecardModal } from './scorecard-modal.tsx';
import classes from './team.module.css';

type Scorecards = OutputOf<typeof getScorecards>;
type Card = Scorecards['others'][number];

/** The scorecards of an interview, with one's own, and how far they agree. */
export function ScorecardsSection({ report }: { report: Report }) {
  const { applicationId, attempt, isEarlier } = report;
  const query = useRead(getScorecards, { applicationId, attempt });
  const [isOpen, setIsOpen] = useState(false);
  const own = query.data?.own ?? null;
  const canWrite = !isEarlier && query.data !== undefined && !(query.data.isBlind && own !== null);
  return (
    <Section
      title="Scorecards"
      actions={
        canWrite ? (
          <Button
            variant={own === null ? 'filled' : 'default'}
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {own === null ? 'Write your scorecard' : 'Change your scorecard'}
          </Button>
        ) : null
      }
    >
      <Read query={query} waiting={<Loading rows={2} />} empty="never">
        {(data) => (
          <>
            {data.mustScoreFirst ? <BlindNotice /> : null}
            <ScorecardList report={report} data={data} />
            {data.figures === null ? null : <Agreement figures={data.figures} />}
          </>
        )}
      </Read>
      <ScorecardModal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        report={report}
        own={own}
        isFinal={query.data?.isBlind ?? false}
      />
    </Section>
  );
}

/** Why a member sees no verdicts yet. */
export function BlindNotice() {
  return (
    <p className={classes.notice} role="status">
      The review of this job is blind. Write your scorecard first; then you see the verdicts, the summary, and
      what others say. You cannot change it afterwards.
    </p>
  );
}

/** The scorecards that the member may see, the own one first. */
export function ScorecardList({ report, data }: { report: Report; data: Scorecards }) {
  const cards = [...(data.own ? [data.own] : []), ...data.others];
  if (cards.length === 0) {
    return data.mustScoreFirst ? null : <p className={classes.quiet}>Nobody has written one yet.</p>;
  }
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <CardView key={`${card.by} ${card.at}`} card={card} report={report} />
      ))}
    </ul>
  );
}

function CardView({ card, report }: { card: Card; report: Report }) {
  const numberOf = (questionId: string) =>
    report.questionnaireReport.findIndex((entry) => entry.questionId === questionId) + 1;
  return (
    <li className={classes.card}>
      <p>
        <strong>{card.by}</strong>
        {card.isOwn ? ' (you)' : ''}: <strong>{titleOfScore(card.overall)}</strong>
      </p>
      <p>{card.reason}</p>
      {card.scores.length > 0 ? (
        <ul className={classes.scores}>
          {card.scores.map(({ questionId, score, reason }) => (
            <li key={questionId}>
              Question {numberOf(questionId)}: {titleOfScore(score)}. {reason}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={classes.quiet}>{formatDateTime(card.at)}</p>
    </li>
  );
}
