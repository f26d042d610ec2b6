import { useState } from 'react';
import { Button, Group, Paper, Text } from '@mantine/core';
import * as said from '#contract/messages/en/offers.ts';
import { dismissClosing, getClosings } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { toast } from '#web/ui/toast.ts';

const CloseDialog = lazyDialog(async () => (await import('./close-dialog.tsx')).CloseDialog);

export type Closing = OutputOf<typeof getClosings>['closings'][number];

/** "Close the job and decline the other 27" */
export function closingText({ isJobOpen, others }: Closing): string {
  if (others === 0) return said.closeJob();
  return (isJobOpen ? said.closeAndDecline : said.declineOthers)({ count: others });
}

/** After an offer was accepted: the one remaining question, until it is answered or dismissed. */
export function ClosingQuestions({ applicationId }: { applicationId?: string }) {
  const decides = useDecides();
  const { data } = useRead(getClosings, {}, { enabled: decides });
  const asked = (data?.closings ?? []).filter(
    (closing) => applicationId === undefined || closing.applicationId === applicationId,
  );
  return asked.map((closing) => <ClosingQuestion key={closing.offerId} closing={closing} />);
}

function ClosingQuestion({ closing }: { closing: Closing }) {
  const [opened, setOpened] = useState(false);
  const dismiss = useSend(dismissClosing, {
    refreshes: [getClosings],
    onError: (error) => toast.danger(error.message),
  });
  const { candidateName, role, offerId } = closing;
  return (
    <Paper
      component="section"
      p="md"
      mb="md"
      withBorder
      aria-label={said.closingTitle({ name: candidateName })}
    >
      <Text fw={600}>{said.closingText({ name: candidateName, job: role })}</Text>
      <Text mb="sm">{said.isFilled()}</Text>
      <Group gap="sm">
        <Button onClick={() => setOpened(true)}>{closingText(closing)}</Button>
        <Button
          variant="subtle"
          loading={dismiss.isPending}
          onClick={() => {
            if (!dismiss.isPending) dismiss.mutate({ offerId });
          }}
        >
          {said.notNow()}
        </Button>
      </Group>
      <CloseDialog closing={closing} opened={opened} onClose={() => setOpened(false)} />
    </Paper>
  );
}
