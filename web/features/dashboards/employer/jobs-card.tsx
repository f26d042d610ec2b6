import { Button, Card, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PATHS, employerJobsPath } from '#contract/paths.ts';
import type { getEmployerDashboard } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { Ring } from '#web/ui/ring.tsx';
import classes from './dashboard.module.css';

/** How many jobs there are and how many of them are open. */
export function JobsCard({ counts }: { counts: OutputOf<typeof getEmployerDashboard> }) {
  const decides = useDecides();
  const { totalJobCount, openJobs, closedJobs, deletedJobsCount, draftJobCount } = counts;
  return (
    <Card component="section" aria-label="Jobs">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          Jobs
        </Title>
        {decides ? (
          <Button component={Link} to={PATHS.createJob} leftSection={<IconPlus size={18} aria-hidden />}>
            Post A Job
          </Button>
        ) : null}
      </Group>
      <div className={classes.jobs}>
        <div className={classes.ringBox}>
          <Ring
            done={openJobs}
            total={totalJobCount}
            label={`${openJobs} of ${totalJobCount} jobs are open`}
            size={96}
          />
          <span className={classes.ringCaption}>Open/Total</span>
        </div>
        <dl className={classes.counts}>
          <Count label="Total Jobs" count={totalJobCount} to={PATHS.employerJobs} />
          <Count label="Open Jobs" count={openJobs} to={openJobs > 0 ? employerJobsPath('open') : null} />
          <Count
            label="Closed Jobs"
            count={closedJobs}
            to={closedJobs > 0 ? employerJobsPath('closed') : null}
          />
          {decides ? (
            <>
              <Count label="Deleted Jobs" count={deletedJobsCount} to={PATHS.deletedJobs} />
              <Count label="Draft Jobs" count={draftJobCount} to={PATHS.draftedJobs} />
            </>
          ) : null}
        </dl>
      </div>
    </Card>
  );
}

function Count({ label, count, to }: { label: string; count: number; to: string | null }) {
  return (
    <div className={classes.count}>
      <dt>{to === null ? label : <Link to={to}>{label}</Link>}</dt>
      <dd>{count}</dd>
    </div>
  );
}
