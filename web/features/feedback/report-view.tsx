import { lazy, Suspense, useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { Alert, Anchor, Avatar, Box, Loader, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import { around } from '#web/ui/around.ts';
import { getApplicationHistory } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Report } from '#web/api/types.ts';
import { useMemberRole } from '#web/session/member.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { useNarrow } from '#web/ui/narrow.ts';
import { Attempts, GiveAgain } from './attempts.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportFound } from './report-found.tsx';
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

/** The actions for keys handled outside the report. */
export interface ReportControls {
  /** Plays, or pauses if playing. */
  toggle: () => void;
}

export interface ReportViewProps {
  report: Report;
  /** The report is part of a page that shows scorecards and notes itself. */
  isPart?: boolean;
  controls?: Ref<ReportControls>;
}

/** The report, or its status until it is ready. */
export function ReportView({ report, isPart = false, controls }: ReportViewProps) {
  const player = usePlayer(report);
  const rows = useOpenRows();
  const { toggle, place } = player;
  const { setOpen } = rows;
  useImperativeHandle(controls, () => ({ toggle }), [toggle]);
  // Lets listeners read along, including from one answer to the next.
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
        showsStage={isMember && !isPart}
        actions={isPart || isNarrow ? null : <Sharing report={report} />}
      />
      <div className={classes.columns} data-alone={report.candidateAnswerVideo === null}>
        <div className={classes.side}>
          <PlayerPanel report={report} player={player} onQuestion={(index) => setOpen(index, true)} />
          <ReportFacts report={report} />
        </div>
        <Box miw={0}>
          {isReady ? null : <Pending status={report.analysisStatus} />}
          {isPart ? null : <Attempts report={report} />}
          <Open report={report} />
          {isReady && !report.mustScoreFirst ? (
            <>
              <ReportFound report={report} isPart={isPart} />
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
          {isPart ? null : <GiveAgain report={report} />}
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
        </Box>
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
    <Alert color="amber" role="status" title={said.personMustDecide()} my="lg">
      {around(said.differentTexts, {
        questions: open.map((number, place) => (
          <span key={number}>
            {place === 0 ? '' : ', '}
            <Anchor href={`#question-${number}`} underline="always">
              {said.questionLink({ number })}
            </Anchor>
          </span>
        )),
      })}
    </Alert>
  );
}

/** Shown while there is no report yet. */
function Pending({ status }: { status: 'processing' | 'failed' | 'ready' }) {
  if (status === 'failed') {
    return (
      <Alert color="amber" title={said.failedTitle()} my="lg">
        {said.failedAbout()}
      </Alert>
    );
  }
  return (
    <Alert role="status" title={said.beingMade()} my="lg" icon={<Loader size={20} aria-hidden />}>
      {said.beingMadeAbout()}
    </Alert>
  );
}

interface ReportHeadProps {
  report: Report;
  /** 1 on a page of its own. */
  order: 1 | 2;
  showsStage: boolean;
  actions: ReactNode;
}

/** The top of the report: the person, the job, and the actions for the report. */
function ReportHead({ report, order, showsStage, actions }: ReportHeadProps) {
  const { applicationId } = report;
  const { data: history } = useRead(getApplicationHistory, { applicationId }, { enabled: showsStage });
  const [readAt] = useState(() => new Date().toISOString());
  return (
    <header className={classes.head}>
      <Avatar src={report.avatarUrl} alt="" size={order === 1 ? 56 : 40} name={report.name} color="pine" />
      <Box flex="1 1 260px" miw={0}>
        <Title order={order} className={classes.name}>
          {report.name}
        </Title>
        <Text mt={2} c="dimmed">
          {report.position} <span>{report.alternateJobId}</span> · {report.employerName}
          {history ? ` · ${history.now.title}` : ''}
        </Text>
        <p className={classes.printed}>
          {said.printedLine({
            taken: report.submittedDate ? formatDateTime(report.submittedDate) : '-',
            read: formatDateTime(readAt),
            site: location.host,
          })}
        </p>
      </Box>
      {actions}
    </header>
  );
}
