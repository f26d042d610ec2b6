import { useState } from 'react';
import { Avatar, Title } from '@mantine/core';
import type { Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Ring } from '#web/ui/ring.tsx';
import classes from './feedback.module.css';

/** The head of the report: person, job, one sentence and the ring. */
export function ReportHead({ report }: { report: Report }) {
  const percent = report.application.scorePercent;
  const [first] = report.summarySentences;
  const [readAt] = useState(() => new Date().toISOString());
  return (
    <header className={classes.head}>
      <div className={classes.who}>
        <Avatar src={report.avatarUrl} alt="" size={72} name={report.name} color="pine" />
        <div>
          <Title order={1} className={classes.name}>
            {report.name}
          </Title>
          <p className={classes.what}>
            {report.position} <span className={classes.jobId}>{report.alternateJobId}</span> ·{' '}
            {report.employerName}
          </p>
          <p className={classes.printed}>
            Interview taken {report.submittedDate ? formatDateTime(report.submittedDate) : '-'}. Read on{' '}
            {formatDateTime(readAt)} at {location.host}.
          </p>
        </div>
      </div>
      {report.analysisStatus === 'ready' && !report.mustScoreFirst ? (
        <>
          <div className={classes.ring}>
            <Ring
              done={percent ?? 0}
              total={100}
              size={136}
              label={
                percent === null
                  ? 'Interview sense: there is no question that can be graded'
                  : `Interview sense: ${percent.toFixed(0)} percent of the points`
              }
            >
              {percent === null ? '-' : `${Math.round(percent)}%`}
            </Ring>
            <p aria-hidden>Interview sense</p>
          </div>
          {first ? <p className={classes.sentence}>{first.text}</p> : null}
        </>
      ) : null}
    </header>
  );
}
