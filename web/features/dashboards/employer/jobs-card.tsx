import * as said from '#contract/messages/en/dashboards.ts';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PATHS, employerJobsPath } from '#contract/shared/paths.ts';
import type { getEmployerDashboard } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { Ring } from '#web/ui/ring.tsx';
import classes from './dashboard.module.css';

export interface JobsCardProps {
  counts: OutputOf<typeof getEmployerDashboard>;
  /** The company is new: the page has another main button, and counts of zero are left out. */
  isNew?: boolean;
}

/** How many jobs there are, and how many of them are open. */
export function JobsCard({ counts, isNew = false }: JobsCardProps) {
  const decides = useDecides();
  const { totalJobCount, openJobs, closedJobs, deletedJobsCount, draftJobCount } = counts;
  const all = [
    { label: said.totalJobs(), count: totalJobCount, to: PATHS.employerJobs },
    { label: said.openJobs(), count: openJobs, to: employerJobsPath('open') },
    { label: said.closedJobs(), count: closedJobs, to: employerJobsPath('closed') },
    ...(decides
      ? [
          { label: said.deletedJobs(), count: deletedJobsCount, to: PATHS.deletedJobs },
          { label: said.draftJobs(), count: draftJobCount, to: PATHS.draftedJobs },
        ]
      : []),
  ];
  const shown = isNew ? all.filter(({ count }) => count > 0) : all;
  return (
    <Card component="section" aria-label={said.jobs()}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          {said.jobs()}
        </Title>
        {decides ? (
          <Button
            component={Link}
            to={PATHS.createJob}
            variant={isNew ? 'default' : 'filled'}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {said.postJob()}
          </Button>
        ) : null}
      </Group>
      <div className={classes.jobs}>
        <Stack gap="xs" align="center">
          <Ring
            done={openJobs}
            total={totalJobCount}
            label={said.openOfTotal({ open: openJobs, total: totalJobCount })}
            size={96}
          />
          <Text span inherit fz="0.875rem" c="dimmed">
            {said.openTotal()}
          </Text>
        </Stack>
        <dl className={classes.counts}>
          {shown.map(({ label, count, to }) => (
            <Count key={label} label={label} count={count} to={count > 0 ? to : null} />
          ))}
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
