import type { ReactNode } from 'react';
import { Anchor, Avatar, Paper } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, candidatePath, reportPath } from '#contract/paths.ts';
import { isReviewFirst } from '#contract/settled.ts';
import { titleOfScore } from '#contract/scores.ts';
import { EXPIRED_TITLE, OUTCOME_TITLES } from '#contract/stages.ts';
import { getPerson } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { CriteriaList } from '#web/features/applications/received/criteria-list.tsx';
import { summaryText } from '#web/features/applications/received/criteria.ts';
import { scoreText, settledText, unsettledText } from '#web/features/applications/received/score-text.ts';
import { endText } from '#web/features/applications/received/standing.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import classes from './pipeline.module.css';

type Person = OutputOf<typeof getPerson>;
type Application = Person['applications'][number];

/** A person who applied to the company: every application, and what people wrote about it. */
export function PersonPage({ candidateId }: { candidateId: string }) {
  const query = useRead(getPerson, { candidateId });
  return (
    <Page
      title={query.data?.name ?? 'Applicant'}
      width="form"
      breadcrumbs={[{ label: 'Search Applicants', to: PATHS.applicants }]}
    >
      <Read query={query} waiting={<Loading shape="page" rows={4} />} empty="never">
        {(person) => (
          <>
            <Facts person={person} />
            {person.applications.map((application) => (
              <ApplicationCard key={application.applicationId} application={application} />
            ))}
          </>
        )}
      </Read>
    </Page>
  );
}

function Facts({ person }: { person: Person }) {
  return (
    <div className={classes.facts}>
      <Avatar src={person.avatarUrl} name={person.name} alt="" size={72} color="pine" />
      <div>
        {person.hidesContacts ? null : (
          <p>
            <Anchor href={`mailto:${person.email}`} inherit>
              {person.email}
            </Anchor>
            {' · '}
            <Anchor href={`tel:${person.mobile}`} inherit>
              {person.mobile}
            </Anchor>
          </p>
        )}
        {person.skills.length > 0 ? <p className={classes.quiet}>{person.skills.join(', ')}</p> : null}
        <Anchor component={Link} to={candidatePath(person.candidateId)} inherit>
          Candidate profile
        </Anchor>
      </div>
    </div>
  );
}

export function ApplicationCard({ application }: { application: Application }) {
  const { applicationId, stageTitle } = application;
  const end = endText(application);
  return (
    <Paper component="article" p="lg" mt="md" withBorder aria-label={`Application for ${application.role}`}>
      <h2 className={classes.personName}>
        {application.role} <span className={classes.quiet}>{application.alternateJobId}</span>
      </h2>
      <dl className={classes.standing}>
        <Fact label="Stage">
          {stageTitle}
          {end === null ? '' : `, ${end.toLowerCase()}`}
        </Fact>
        <Fact label="Since">
          <DateText value={application.stageSince} />
        </Fact>
        <Fact label="Applied">
          <DateText value={application.appliedDate} />
        </Fact>
        <Fact label="Interview">{interviewInWords(application)}</Fact>
      </dl>
      {application.analysisStatus === 'ready' ? (
        <Anchor component={Link} to={reportPath(applicationId)}>
          Open the report
        </Anchor>
      ) : null}
      <Criteria application={application} />
      <Scorecards application={application} />
      <Notes application={application} />
      <History application={application} />
    </Paper>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function interviewInWords({
  isExpired,
  mustScoreFirst,
  submittedDate,
  analysisStatus,
  band,
  ...figures
}: Application): string {
  if (isExpired) return EXPIRED_TITLE;
  if (submittedDate === null) return 'Not taken yet';
  if (mustScoreFirst) return 'Shown after your own scorecard';
  if (analysisStatus === 'erased') return 'The interview was deleted';
  if (analysisStatus !== 'ready') return 'The report is being made';
  if (isReviewFirst(figures)) return `No score yet, ${settledText(figures)}`;
  if (figures.score === null) return 'No answer can be scored';
  return [`${scoreText(figures)}, ${band?.toLowerCase() ?? ''}`, unsettledText(figures)]
    .filter((text) => text !== '')
    .join(', ');
}

function Criteria({ application }: { application: Application }) {
  if (application.criteriaParts.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>Criteria match</h3>
      <p className={classes.quiet}>{summaryText(application)}</p>
      <CriteriaList parts={application.criteriaParts} />
    </section>
  );
}

function Scorecards({ application: { scorecards } }: { application: Application }) {
  if (scorecards.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>Scorecards</h3>
      <ul className={classes.entries}>
        {scorecards.map((card, index) => (
          <li key={index}>
            <strong>{titleOfScore(card.overall)}</strong> by {card.isOwn ? 'you' : card.by}: {card.reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ application: { notes, notesTotal, applicationId } }: { application: Application }) {
  if (notes.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>Notes</h3>
      <ul className={classes.entries}>
        {notes.map((note) => (
          <li key={note.noteId}>
            {note.text}{' '}
            <span className={classes.quiet}>
              {note.isOwn ? 'You' : note.by}, <DateText value={note.at} withTime />
            </span>
          </li>
        ))}
      </ul>
      {notesTotal > notes.length ? (
        <Anchor component={Link} to={reportPath(applicationId)}>
          All {notesTotal} notes
        </Anchor>
      ) : null}
    </section>
  );
}

function History({ application: { history } }: { application: Application }) {
  if (history.length === 0) return null;
  return (
    <details className={classes.part}>
      <summary>History</summary>
      <ol className={classes.entries}>
        {history.map((move, index) => (
          <li key={index}>
            {move.isUndo ? 'Taken back: ' : ''}
            {move.stageTitle}
            {move.outcome === null ? '' : `, ${OUTCOME_TITLES[move.outcome].toLowerCase()}`}
            {move.reason === null ? '' : ` (${move.reason})`}
            {move.note === null ? '' : `: ${move.note}`}{' '}
            <span className={classes.quiet}>
              {move.by}, <DateText value={move.at} withTime />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
