import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/job-alerts.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { PATHS, alertJobsPath } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { openJobAlert, stopJobAlert } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';

/** The page behind the links in emails about a job alert. Turns the alert on or stops it, without a login. */
export default function JobAlertPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  // The first opening turns the alert on, so the call is not repeated.
  const query = useRead(
    openJobAlert,
    { token },
    { whenSignedOut: 'keep-page', staleTime: Number.POSITIVE_INFINITY },
  );
  const stop = useSend(stopJobAlert, {
    onError: (error) => toast.danger(error.message),
    whenSignedOut: 'keep-page',
  });
  const isUnknown = query.error?.httpStatus === 404 || query.error?.httpStatus === 400;
  const ended = stop.isSuccess
    ? outcomes.jobAlertStopped()
    : query.data === null
      ? refusals.jobAlertEnded()
      : null;
  const told = isUnknown ? refusals.stopLinkIncomplete() : ended;
  return (
    <Page title={said.pageTitle()} width="reading">
      {told !== null ? (
        <div role="status">
          <Empty
            text={told}
            next={
              <Anchor component={Link} to={PATHS.publicJobs}>
                {said.seeOpenJobs()}
              </Anchor>
            }
          />
        </div>
      ) : (
        <Read query={query} waiting={<Loading rows={3} />} empty="never">
          {(alert) =>
            alert === null ? null : (
              <>
                <Text size="lg" mb="xs" role="status">
                  {around(said.isOn, { search: <strong>{alert.title}</strong> })}
                </Text>
                <Text c="dimmed" mb="lg">
                  {said.goesTo({ email: alert.email })}
                </Text>
                <Group>
                  {alert.isNew ? (
                    <Button component={Link} to={alertJobsPath(alert.search)}>
                      {said.seeJobs()}
                    </Button>
                  ) : null}
                  <Button
                    variant={alert.isNew ? 'default' : 'filled'}
                    loading={stop.isPending}
                    onClick={() => stop.mutate({ token })}
                  >
                    {said.stopThis()}
                  </Button>
                </Group>
              </>
            )
          }
        </Read>
      )}
    </Page>
  );
}
