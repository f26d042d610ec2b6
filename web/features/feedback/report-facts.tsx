import { useState, type ReactNode } from 'react';
import { Anchor, Text } from '@mantine/core';
import { TEXTS } from '#contract/shared/texts.ts';
import type { Report } from '#web/api/types.ts';
import { CriteriaList } from '#web/features/applications/received/criteria-list.tsx';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import classes from './feedback.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { VideoPlayer } from '#web/ui/video-player.tsx';

/** All data about the person and the application that the report is based on. */
export function ReportFacts({ report }: { report: Report }) {
  const [isPitchOpen, setIsPitchOpen] = useState(false);
  const percent = report.application.scorePercent;
  return (
    <details className={classes.about}>
      <summary>About the application</summary>
      <dl className={`${layout.facts} ${classes.facts}`}>
        <Fact label="Position">{report.position}</Fact>
        <Fact label="Job ID">{report.alternateJobId}</Fact>
        {report.hidesContacts ? null : (
          <>
            <Fact label="Email">
              <Anchor href={`mailto:${report.email}`}>{report.email}</Anchor>
            </Fact>
            <Fact label="Mobile">{report.mobile || '-'}</Fact>
            <Fact label="City">{report.city || '-'}</Fact>
          </>
        )}
        <Fact label="Applied Date">
          <DateText value={report.jobAppliedDate} />
        </Fact>
        <Fact label="Interview">
          <DateText value={report.submittedDate} withTime />
        </Fact>
        <Fact label="Criteria Matches">{criteriaText(report.criteriaMatches)}</Fact>
        {report.analysisStatus === 'ready' && !report.mustScoreFirst ? (
          <>
            <Fact label="Interview sense">{percent === null ? '-' : `${percent.toFixed(2)}%`}</Fact>
            <Fact label="Correct answers">
              {report.totalCorrectQuestions} of {report.totalAnalyzedQuestions} settled
            </Fact>
          </>
        ) : null}
        {report.hidesContacts ? null : (
          <Fact label="Documents" isScreenOnly>
            {report.resumeUrlPath ? <Anchor href={report.resumeUrlPath}>Resume</Anchor> : 'No resume'}
            {' · '}
            {report.coverLetterUrl ? (
              <Anchor href={report.coverLetterUrl}>Cover letter</Anchor>
            ) : (
              'No cover letter'
            )}
          </Fact>
        )}
        {isGuestWithoutFilm(report) ? null : (
          <Fact label="Pitch" isScreenOnly>
            {report.candidatePitch === null ? (
              <Text span inherit c="dimmed">
                {TEXTS.noPitch}
              </Text>
            ) : (
              <Anchor component="button" type="button" fw={550} onClick={() => setIsPitchOpen(true)}>
                View pitch video
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

/** Whether a guest link leaves out contact data, photo and film. A member without contact data sees photo and film. */
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

/** What the job asks for, and what the resume shows of it. */
function Criteria({ report }: { report: Report }) {
  return (
    <details className="no-print">
      <summary>{report.criteriaSummary ?? 'What the criteria match is made of'}</summary>
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
      title={`Pitch of ${name}`}
      size="lg"
      description="The video that the candidate sent with the application."
    >
      <VideoPlayer src={pitch} label={`Pitch video of ${name}`} />
    </Modal>
  );
}
