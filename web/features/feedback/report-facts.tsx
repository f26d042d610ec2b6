import { useState, type ReactNode } from 'react';
import { Anchor, Text } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import type { Report } from '#web/api/types.ts';
import { CriteriaList } from '#web/features/applications/received/criteria-list.tsx';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import classes from './feedback.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { percent } from '#web/ui/percent.ts';
import { VideoPlayer } from '#web/ui/video-player.tsx';

/** All data about the person and the application that the report is based on. */
export function ReportFacts({ report }: { report: Report }) {
  const [isPitchOpen, setIsPitchOpen] = useState(false);
  const { scorePercent } = report.application;
  return (
    <details className={classes.about}>
      <summary>{said.about()}</summary>
      <dl className={`${layout.facts} ${classes.facts}`}>
        <Fact label={said.position()}>{report.position}</Fact>
        <Fact label={said.jobId()}>{report.alternateJobId}</Fact>
        {report.hidesContacts ? null : (
          <>
            <Fact label={said.email()}>
              <Anchor href={`mailto:${report.email}`}>{report.email}</Anchor>
            </Fact>
            <Fact label={said.mobile()}>{report.mobile || '-'}</Fact>
            <Fact label={said.city()}>{report.city || '-'}</Fact>
          </>
        )}
        <Fact label={said.appliedDate()}>
          <DateText value={report.jobAppliedDate} />
        </Fact>
        <Fact label={said.interview()}>
          <DateText value={report.submittedDate} withTime />
        </Fact>
        <Fact label={said.criteriaMatches()}>{criteriaText(report.criteriaMatches)}</Fact>
        {report.analysisStatus === 'ready' && !report.mustScoreFirst ? (
          <>
            <Fact label={said.sense()}>{scorePercent === null ? '-' : percent(scorePercent / 100, 2)}</Fact>
            <Fact label={said.correctAnswers()}>
              {said.correctOfSettled({
                correct: report.totalCorrectQuestions,
                settled: report.totalAnalyzedQuestions,
              })}
            </Fact>
          </>
        ) : null}
        {report.hidesContacts ? null : (
          <Fact label={said.documents()} isScreenOnly>
            {report.resumeUrlPath ? (
              <Anchor href={report.resumeUrlPath}>{said.resume()}</Anchor>
            ) : (
              said.noResume()
            )}
            {' · '}
            {report.coverLetterUrl ? (
              <Anchor href={report.coverLetterUrl}>{said.coverLetter()}</Anchor>
            ) : (
              said.noCoverLetter()
            )}
          </Fact>
        )}
        {isGuestWithoutFilm(report) ? null : (
          <Fact label={said.pitch()} isScreenOnly>
            {report.candidatePitch === null ? (
              <Text span inherit c="dimmed">
                {TEXTS.noPitch}
              </Text>
            ) : (
              <Anchor component="button" type="button" fw={550} onClick={() => setIsPitchOpen(true)}>
                {said.viewPitch()}
              </Anchor>
            )}
          </Fact>
        )}
      </dl>
      {report.criteriaParts.length > 0 ? <Criteria report={report} /> : null}
      {report.candidatePitch === null ? null : (
        <PitchModal
          opened={isPitchOpen}
          onClose={() => setIsPitchOpen(false)}
          name={report.name}
          pitch={report.candidatePitch}
        />
      )}
    </details>
  );
}

/**
 * Whether a guest link leaves out contact data, photo and video. A member without contact data still sees photo and
 * video.
 */
export const isGuestWithoutFilm = ({ viewer, hidesContacts }: Report): boolean =>
  viewer === 'visitor' && hidesContacts === true;

function Fact({
  label,
  isScreenOnly = false,
  children,
}: {
  label: string;
  isScreenOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isScreenOnly ? 'no-print' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The job's requirements, and what the resume shows for each. */
function Criteria({ report }: { report: Report }) {
  return (
    <details className="no-print">
      <summary>{report.criteriaSummary ?? said.criteriaAbout()}</summary>
      <CriteriaList parts={report.criteriaParts} />
    </details>
  );
}

interface PitchModalProps {
  opened: boolean;
  onClose: () => void;
  name: string;
  pitch: string;
}

/** The candidate's pitch. If it cannot be loaded, the player shows a message. */
function PitchModal({ opened, onClose, name, pitch }: PitchModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.pitchOf({ name })}
      size="lg"
      description={said.pitchAbout()}
    >
      <VideoPlayer src={pitch} label={said.pitchVideoOf({ name })} />
    </Modal>
  );
}
