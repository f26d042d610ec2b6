import { lazy, Suspense, useEffect, useImperativeHandle, type Ref } from 'react';
import { Anchor, Box } from '@mantine/core';
import type { Report } from '#web/api/types.ts';
import { useMemberRole } from '#web/session/member.ts';
import { useNarrow } from '#web/ui/narrow.ts';
import { Attempts } from './attempts.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportFound } from './report-found.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportQuestions } from './report-questions.tsx';
import { ReportRecord } from './report-record.tsx';
import { ReportSummary } from './report-summary.tsx';
import { Sharing } from './sharing.tsx';
import { useOpenRows } from './use-open-rows.ts';
import { usePlayer } from './use-player.ts';
import classes from './feedback.module.css';

const GuestLinks = lazy(async () => ({ default: (await import('./guest-links.tsx')).GuestLinks }));
const EraseInterview = lazy(async () => ({
  default: (await import('./erase-interview.tsx')).EraseInterview,
}));
const Team = lazy(async () => ({ default: (await import('./team/team.tsx')).Team }));

/** What keys outside the report can do with it. */
export interface ReportControls {
  /** Plays, or pauses what is playing. */
  toggle: () => void;
}

export interface ReportViewProps {
  report: Report;
  /** The report is a part of a page that shows scorecards and notes itself. */
  isPart?: boolean;
  controls?: Ref<ReportControls>;
}

/** The report, or its status while it is not ready. */
export function ReportView({ report, isPart = false, controls }: ReportViewProps) {
  const player = usePlayer(report);
  const rows = useOpenRows();
  const { toggle, place } = player;
  const { setOpen } = rows;
  useImperativeHandle(controls, () => ({ toggle }), [toggle]);
  // Whoever listens reads along, also from one answer to the next.
  const heard = player.isPlaying ? place?.index : undefined;
  useEffect(() => {
    if (heard !== undefined) setOpen(heard, true);
  }, [heard, setOpen]);
  const isNarrow = useNarrow();
  const isReady = report.analysisStatus === 'ready';
  const role = useMemberRole();
  const isMember = role !== null && report.viewer === 'employer';
  const canMakeLinks = isMember && role !== 'reviewer' && !report.mustScoreFirst;
  return (
    <div className={classes.report} data-part={isPart}>
      <ReportHead
        report={report}
        order={isPart ? 2 : 1}
        actions={isPart || isNarrow ? null : <Sharing report={report} />}
      />
      <div className={classes.columns} data-alone={report.candidateAnswerVideo === null}>
        <div className={classes.side}>
          <PlayerPanel report={report} player={player} onQuestion={(index) => setOpen(index, true)} />
          <ReportFacts report={report} />
        </div>
        <div className={classes.main}>
          {isReady ? null : <Pending status={report.analysisStatus} />}
          {isPart ? null : <Attempts report={report} />}
          <Open report={report} />
          {isReady && !report.mustScoreFirst ? (
            <>
              <ReportFound report={report} />
              <ReportSummary report={report} />
            </>
          ) : null}
          {isReady ? <ReportQuestions report={report} player={player} rows={rows} /> : null}
          {isMember && !isPart ? (
            <Suspense fallback={null}>
              <Team report={report} />
            </Suspense>
          ) : null}
          <ReportRecord report={report} />
          {isNarrow && !isPart ? (
            <Box mt="md">
              <Sharing report={report} />
            </Box>
          ) : null}
          {canMakeLinks && !isPart ? (
            <Suspense fallback={null}>
              <GuestLinks applicationId={report.applicationId} attempt={report.attempt} />
            </Suspense>
          ) : null}
          {isMember && role !== 'reviewer' && !isPart ? (
            <Suspense fallback={null}>
              <EraseInterview applicationId={report.applicationId} name={report.name} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  );
}
/** The answers that need a decision, for the person who decides. */
function Open({ report }: { report: Report }) {
  const open = report.questionnaireReport.flatMap(({ correction }, index) =>
    correction?.mustDecide ? [index + 1] : [],
  );
  if (open.length === 0) return null;
  return (
    <div className={classes.pending} data-failed role="status">
      <p className={classes.pendingTitle}>A person must decide</p>
      <p>
        The candidate corrected words that were misheard, and the two texts give different results:{' '}
        {open.map((number, place) => (
          <span key={number}>
            {place === 0 ? '' : ', '}
            <Anchor href={`#question-${number}`} underline="always">
              question {number}
            </Anchor>
          </span>
        ))}
        . Until then, what was heard counts.
      </p>
    </div>
  );
}

/** Shown while there is no report yet. */
function Pending({ status }: { status: 'processing' | 'failed' | 'ready' }) {
  if (status === 'failed') {
    return (
      <div className={classes.pending} data-failed role="alert">
        <p className={classes.pendingTitle}>The report could not be made yet.</p>
        <p>
          Nothing is lost: the recording and the answers are kept, and it is tried again by itself. If this
          stays, please tell the operator of this site.
        </p>
      </div>
    );
  }
  return (
    <div className={classes.pending} role="status">
      <svg width="40" height="40" viewBox="0 0 48 48" fill="none" aria-hidden focusable="false">
        <circle cx="24" cy="24" r="18" stroke="var(--hairline)" strokeWidth="5" />
        <path d="M24 6a18 18 0 0 1 18 18" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <div>
        <p className={classes.pendingTitle}>The report is being made.</p>
        <p>
          The spoken answers are turned into words, and the words compared with the expected answers. This
          takes a minute or two; the page shows the report as soon as it is there.
        </p>
      </div>
    </div>
  );
}
