import { Fragment, useState, type ReactNode } from 'react';
import { Avatar, Box, Group, Tabs, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/jobs.ts';
import type { Message } from '#contract/messages/message.ts';
import type { Job } from '#web/api/types.ts';
import type { Role } from '#contract/shared/audience.ts';
import { useAnnounceChange } from '#web/ui/announce.ts';
import { formatDate } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { CompanyName } from './company-name.tsx';
import { JobDescription, JobMiscInfo, JobOnboarding, JobPersonalMessage, JobSkills } from './job-parts.tsx';
import { JobQuestions } from './job-questions.tsx';
import classes from './job-panel.module.css';

interface JobPart {
  key: string;
  title: Message;
  show: (job: Job, viewer: Role) => ReactNode;
  employerOnly?: boolean;
}

const PARTS: readonly JobPart[] = [
  { key: 'description', title: said.jobDescription, show: (job) => <JobDescription job={job} /> },
  { key: 'skills', title: said.skills, show: (job) => <JobSkills job={job} /> },
  {
    key: 'misc',
    title: said.miscInformation,
    show: (job, viewer) => <JobMiscInfo job={job} viewer={viewer} />,
  },
  {
    key: 'questions',
    title: said.questions,
    show: (job) => <JobQuestions questions={job.qualifyingQuestions} />,
    employerOnly: true,
  },
  { key: 'message', title: said.personalMessage, show: (job) => <JobPersonalMessage job={job} /> },
  { key: 'onboarding', title: said.onboarding, show: (job) => <JobOnboarding job={job} /> },
];

const FIRST_PART = 'description';

const partsFor = (viewer: Role) => PARTS.filter((part) => viewer === 'employer' || !part.employerOnly);

interface JobViewProps {
  job: Job;
  /** Candidates see no questions, and only the misc info displayed to them. */
  viewer: Role;
  /** At the top: Apply, Update, … */
  actions?: ReactNode;
  /** Below the actions: information that the viewer should see first. */
  notice?: ReactNode;
}

/**
 * One job in tabs, beside the list it was selected from. Each job starts at the first tab. When the job changes, the
 * tabs are not recreated, so that the keyboard focus stays on them. The actions belong to one job, so that a key
 * pressed too late can't affect another job.
 */
export function JobPanel({ job, viewer, actions, notice }: JobViewProps) {
  const [shown, setShown] = useState({ jobId: job.id, part: FIRST_PART });
  useAnnounceChange(said.besideList({ role: job.role, id: job.alternateJobId }));
  const open = shown.jobId === job.id ? shown.part : FIRST_PART;
  return (
    <article className={layout.frame} aria-label={`${job.role}, ${job.alternateJobId}`}>
      <JobHead job={job} actions={<Fragment key={job.id}>{actions}</Fragment>} />
      {notice ? <div className={classes.notice}>{notice}</div> : null}
      <Tabs value={open} onChange={(value) => setShown({ jobId: job.id, part: value ?? FIRST_PART })}>
        <Tabs.List className={classes.tabs}>
          {partsFor(viewer).map((part) => (
            <Tabs.Tab key={part.key} value={part.key}>
              {part.title()}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {partsFor(viewer).map((part) => (
          <Tabs.Panel key={part.key} value={part.key} className={classes.body}>
            <Fragment key={job.id}>{part.show(job, viewer)}</Fragment>
          </Tabs.Panel>
        ))}
      </Tabs>
    </article>
  );
}

/** One job on its own page: every part under its heading. */
export function JobSections({ job, viewer }: Omit<JobViewProps, 'actions' | 'notice'>) {
  return (
    <>
      {partsFor(viewer).map((part) => (
        <section key={part.key} className={layout.part}>
          <Title order={2} size="h3" mb="sm">
            {part.title()}
          </Title>
          {part.show(job, viewer)}
        </section>
      ))}
    </>
  );
}

function JobHead({ job, actions }: { job: Job; actions: ReactNode }) {
  const company = job.employer.user;
  return (
    <header className={classes.head}>
      <Avatar src={company.avatarUrl} alt="" size={56} radius={8} color="pine">
        {company.name.slice(0, 1)}
      </Avatar>
      <Box flex="1 1 220px" miw={0}>
        <Title order={2} size="h3">
          {job.role}
        </Title>
        <Text size="sm" c="dimmed">
          <CompanyName job={job} />
          {` · ${job.alternateJobId}`}
          {job.publishedDate === null ? null : ` · ${said.postedOn({ when: formatDate(job.publishedDate) })}`}
        </Text>
      </Box>
      {actions ? <Group gap="xs">{actions}</Group> : null}
    </header>
  );
}
