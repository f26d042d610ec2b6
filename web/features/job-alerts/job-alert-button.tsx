import * as said from '#contract/messages/en/job-alerts.ts';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { createJobAlert, getJobAlerts } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { InputOf } from '#web/api/types.ts';
import { toast } from '#web/ui/toast.ts';

/** Emails the candidate new jobs that match this search. */
export function JobAlertButton({ search }: { search: InputOf<typeof createJobAlert> }) {
  const create = useSend(createJobAlert, {
    refreshes: [getJobAlerts],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconBell size={18} aria-hidden />}
      loading={create.isPending}
      onClick={() => create.mutate(search)}
    >
      {said.emailMe()}
    </Button>
  );
}
