import type { ReactNode } from 'react';
import { Text, UnstyledButton } from '@mantine/core';
import { IconBan, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/jobs.ts';
import type { JobCard as JobOfList } from '#web/api/types.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { formatDate } from '#web/ui/dates.ts';
import { annualSalary, contractPeriod, workPlace } from './job-facts.ts';
import classes from './job-card.module.css';

interface JobCardProps {
  job: JobOfList;
  /**
   * The target of the card; alternatively, `onOpen` for an action. Without either, only the card's actions are
   * clickable.
   */
  to?: string;
  onOpen?: () => void;
  /** Called when the pointer or focus moves to the card. */
  onIntent?: (() => void) | undefined;
  selected?: boolean;
  /** Shown beside the title, such as the job's status. Defaults to Open or Close. */
  badge?: ReactNode;
  /** An additional line of facts, such as the number of applicants. */
  note?: ReactNode;
  /** Buttons at the bottom of the card. */
  actions?: ReactNode;
}

/** One job in a list. */
export function JobCard({ job, to, onOpen, onIntent, selected = false, badge, note, actions }: JobCardProps) {
  const facts = (
    <>
      <span className={classes.head}>
        <Text span inherit fw={650} fz="1.0625rem" lh={1.35}>
          {job.role}
        </Text>
        {badge === undefined ? <StatusBadge status={job.status} /> : badge}
      </span>
      <Text span inherit fz="sm" lh="var(--mantine-line-height-sm)" c="dimmed">
        {[jobValue(job.type), job.employer.user.name, job.alternateJobId].filter(Boolean).join(' · ')}
      </Text>
      <Text span inherit fz="sm" lh="var(--mantine-line-height-sm)">
        {[workPlace(job), annualSalary(job) ?? contractPeriod(job)].filter(Boolean).join(' · ')}
      </Text>
      <Text span inherit fz="sm" lh="var(--mantine-line-height-sm)" c="dimmed">
        {job.publishedDate === null
          ? said.createdOn({ when: formatDate(job.createdDate) })
          : said.postedOn({ when: formatDate(job.publishedDate) })}
        {note ? <> · {note}</> : null}
      </Text>
      {job.takenDown ? (
        <span>
          <ToneBadge tone="brick" icon={IconBan}>
            {said.takenDown()}
          </ToneBadge>
        </span>
      ) : null}
      {/* Other cards open the job, which says when and why. */}
      {job.takenDown && to === undefined && onOpen === undefined ? (
        <Text span inherit fz="sm" lh="var(--mantine-line-height-sm)" c="dimmed">
          {said.takenDownReason({ reason: job.takenDown.reason })}
        </Text>
      ) : null}
      {job.hasUnpublishedChanges ? (
        <span>
          <ToneBadge tone="amber" icon={IconPencil}>
            {said.notPublished()}
          </ToneBadge>
        </span>
      ) : null}
    </>
  );
  return (
    <li className={classes.card} data-selected={selected || undefined}>
      {to !== undefined ? (
        <Link className={classes.open} to={to}>
          {facts}
        </Link>
      ) : onOpen ? (
        <UnstyledButton
          className={classes.open}
          onClick={onOpen}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          aria-current={selected || undefined}
        >
          {facts}
        </UnstyledButton>
      ) : (
        <div className={classes.open}>{facts}</div>
      )}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </li>
  );
}

/** The list of cards. With 'grid' they are side by side if they fit. */
export function JobCardList({
  label,
  layout = 'column',
  children,
}: {
  label: string;
  layout?: 'column' | 'grid';
  children: ReactNode;
}) {
  return (
    <ul className={classes.list} data-layout={layout} aria-label={label}>
      {children}
    </ul>
  );
}
