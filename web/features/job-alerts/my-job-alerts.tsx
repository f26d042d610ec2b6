import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/job-alerts.ts';
import { Anchor, Box, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, alertJobsPath } from '#contract/shared/paths.ts';
import { deleteJobAlert, getJobAlerts } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { formatDate } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';

/** The candidate's job alerts, each with a button to stop it. */
export function MyJobAlerts() {
  const query = useRead(getJobAlerts, {});
  return (
    <Section title={said.title()}>
      <Read query={query} waiting={<Loading rows={1} />} empty="never">
        {({ alerts }) =>
          alerts.length === 0 ? (
            <Text maw="var(--line-length)" c="dimmed">
              {around(said.none, {
                openJobs: (
                  <Anchor component={Link} to={PATHS.openJobs} inherit underline="always">
                    {said.openJobsLink()}
                  </Anchor>
                ),
              })}
            </Text>
          ) : (
            <RowList label={said.title()}>
              {alerts.map((alert) => (
                <AlertRow key={alert.alertId} alert={alert} />
              ))}
            </RowList>
          )
        }
      </Read>
    </Section>
  );
}

function AlertRow({ alert }: { alert: OutputOf<typeof getJobAlerts>['alerts'][number] }) {
  const stop = useSend(deleteJobAlert, {
    refreshes: [getJobAlerts],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <li>
      <div className={`${layout.row} ${layout.between}`}>
        <Box miw={0} flex="1 1 240px">
          <Anchor component={Link} to={alertJobsPath(alert.search)} inherit>
            {alert.title}
          </Anchor>
          <Text c="dimmed" size="sm">
            {said.since({ day: formatDate(alert.createdDate) })}
          </Text>
        </Box>
        <Button
          variant="default"
          aria-label={said.stopNamed({ search: alert.title })}
          loading={stop.isPending}
          onClick={() => stop.mutate({ alertId: alert.alertId })}
        >
          {said.stop()}
        </Button>
      </div>
    </li>
  );
}
