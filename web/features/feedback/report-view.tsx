import { lazy, Suspense } from 'react';
import { Anchor, Title } from '@mantine/core';
import type { Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import { Answer } from './answer.tsx';
import { Attempts } from './attempts.tsx';
import { ReportFacts, isGuestWithoutFilm } from './report-facts.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportRecord } from './report-record.tsx';
import { ReportSummary } from './report-summary.tsx';
import { Sharing } from './sharing.tsx';
import { useMemberRole } from '#web/session/member.ts';
import { usePlayer } from './use-player.ts';
import classes from './feedback.module.css';
import beside from './questions.module.css';

const GuestLinks = lazy(async () => ({ default: (await import('./guest-links.tsx')).GuestLinks }));
const Team = lazy(async () => ({ default: (await import('./team/team.tsx')).Team }));

/** The report, or its status while it is not ready. */
export function ReportView({ report }: { report: Report }) {
  const {
    video: videoRef,
    audio: audioRef,
    audioIndex,
    place,
    play,
    onVideoTime,
    onAudioTime,
  } = usePlayer(report);
  const { questionnaireReport: questions, candidateAnswerVideo: video, analysisStatus } = report;
  const isReady = analysisStatus === 'ready';
  const role = useMemberRole();
  const isMember = role !== null && report.viewer === 'employer';
  const canMakeLinks = isMember && role !== 'reviewer' && !report.mustScoreFirst;
  return (
    <>
      <ReportHead report={report} />
      {isReady ? null : <Pending status={analysisStatus} />}
      <Sharing report={report} />
      <Attempts report={report} />
      <Open report={report} />
      <ReportFacts report={report} />
      {isReady && !report.mustScoreFirst ? <ReportSummary report={report} /> : null}
      <section className={beside.questions} aria-labelledby="questions-title">
        <Title order={2} size="h3" id="questions-title">
          {isReady ? 'Questionnaire' : 'The recording'}
        </Title>
        {isReady ? (
          <p className={`${beside.legend} no-print`}>
            A click on a word plays it. <mark>Marked</mark> words are evidence;{' '}
            <span data-unsure>dotted</span> ones were hard to hear.
            {report.canCorrect && report.correctUntil
              ? ` Was something misheard? Until ${formatDateTime(report.correctUntil)} you can correct it.`
              : ''}
          </p>
        ) : null}
        <div className={beside.columns} data-alone={!isReady}>
          <div className={`${beside.player} no-print`} data-still={video === null && audioIndex === null}>
            {video === null ? (
              <p className={classes.quiet}>
                {isGuestWithoutFilm(report)
                  ? 'The video is not part of this link.'
                  : 'There is no video of this interview.'}
              </p>
            ) : (
              <VideoPlayer
                ref={videoRef}
                src={video}
                label="Video of the interview"
                onTimeUpdate={onVideoTime}
              />
            )}
            <audio
              ref={audioRef}
              controls
              hidden={audioIndex === null}
              aria-label={audioIndex === null ? 'Answer' : `Answer to question ${audioIndex + 1}`}
              onTimeUpdate={(event) => onAudioTime(event.currentTarget.currentTime)}
            />
          </div>
          {isReady ? (
            <div>
              {questions.map((entry, index) => (
                <Answer
                  key={entry.questionId}
                  report={report}
                  entry={entry}
                  index={index}
                  playing={place?.index === index ? place : null}
                  onPlay={play}
                />
              ))}
            </div>
          ) : null}
        </div>
      </section>
      {isMember ? (
        <Suspense fallback={null}>
          <Team report={report} />
        </Suspense>
      ) : null}
      <ReportRecord report={report} />
      {canMakeLinks ? (
        <Suspense fallback={null}>
          <GuestLinks applicationId={report.applicationId} attempt={report.attempt} />
        </Suspense>
      ) : null}
    </>
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
        The candidate corrected words that were misheard, and the two texts are graded differently:{' '}
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
