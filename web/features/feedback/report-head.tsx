import { useState, type ReactNode } from 'react';
import { Avatar, Title } from '@mantine/core';
import type { Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import classes from './feedback.module.css';

export interface ReportHeadProps {
  report: Report;
  /** 1 on a page of its own. */
  order: 1 | 2;
  actions: ReactNode;
}

/** The head of the report: the person, the job, and what can be done with the report. */
export function ReportHead({ report, order, actions }: ReportHeadProps) {
  const [readAt] = useState(() => new Date().toISOString());
  return (
    <header className={classes.head}>
      <Avatar src={report.avatarUrl} alt="" size={order === 1 ? 56 : 40} name={report.name} color="pine" />
      <div className={classes.who}>
        <Title order={order} className={classes.name}>
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
      {actions}
    </header>
  );
}
