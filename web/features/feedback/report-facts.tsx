import { useState, type ReactNode } from 'react';
import { Anchor, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { TEXTS } from '#contract/texts.ts';
import type { Report } from '#web/api/types.ts';
import { CriteriaList } from '#web/features/applications/received/criteria-list.tsx';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { PitchModal } from './pitch-modal.tsx';
import classes from './feedback.module.css';

/** All data about the person and the application that the report is based on. */
export function ReportFacts({ report }: { report: Report }) {
  const [isPitchOpen, setIsPitchOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const percent = report.application.scorePercent;
  return (
    <div className={classes.about} data-open={isOpen}>
      {/* Wide screens always show the facts, and not this button. */}
      <UnstyledButton
        className={`${classes.aboutButton} no-print`}
        aria-expanded={isOpen}
        aria-controls="report-facts"
        onClick={() => setIsOpen(!isOpen)}
      >
        About the application
        <IconChevronDown size={20} aria-hidden />
      </UnstyledButton>
      <dl className={classes.facts} id="report-facts">
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
              <span className={classes.quiet}>{TEXTS.noPitch}</span>
            ) : (
              <UnstyledButton className={classes.textButton} onClick={() => setIsPitchOpen(true)}>
                View pitch video
              </UnstyledButton>
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
    </div>
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
    <details className={classes.criteria}>
      <summary>{report.criteriaSummary ?? 'What the criteria match is made of'}</summary>
      <CriteriaList parts={report.criteriaParts} />
    </details>
  );
}
