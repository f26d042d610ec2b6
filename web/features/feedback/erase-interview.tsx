import { useState } from 'react';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report-team.ts';
import * as common from '#contract/messages/en/common.ts';
import { ERASURE_DAYS, HOLD_REASON_MAX } from '#contract/shared/limits.ts';
import { around } from '#web/ui/around.ts';
import { cancelErasure, getErasure, getFeedback, liftHold, requestErasure, setHold } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useMemberRole } from '#web/session/member.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';

/** For the company: deletes the interview, or puts it on legal hold. */
export function EraseInterview({ applicationId, name }: { applicationId: string; name: string }) {
  const query = useRead(getErasure, { applicationId });
  const isOwner = useMemberRole() === 'owner';
  return (
    <Section title={said.eraseTitle()}>
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {(state) => (
          <Stack gap="md" align="flex-start">
            <Deletion applicationId={applicationId} name={name} state={state} />
            {isOwner ? <Hold applicationId={applicationId} reason={state.hold} /> : null}
          </Stack>
        )}
      </Read>
    </Section>
  );
}

type State = OutputOf<typeof getErasure>;

function Deletion({ applicationId, name, state }: { applicationId: string; name: string; state: State }) {
  const [isOpen, setOpen] = useState(false);
  const callOff = useSend(cancelErasure, {
    refreshes: [getErasure],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  if (state.hold !== null) return <Alert color="amber">{said.onHold({ reason: state.hold })}</Alert>;
  if (state.erasure !== null)
    return (
      <Stack gap="sm" align="flex-start" role="status">
        <Text>
          {around(said.deletedOn, { when: <strong>{formatDateTime(state.erasure.dueDate)}</strong> })}
        </Text>
        <Button loading={callOff.isPending} onClick={() => callOff.mutate({ applicationId })}>
          {said.keepInterview()}
        </Button>
      </Stack>
    );
  return (
    <>
      <Button
        color="brick"
        variant="outline"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {said.deleteInterview()}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={said.deleteTitle({ name })}>
        <DeleteForm applicationId={applicationId} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function DeleteForm({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const [atOnce, setAtOnce] = useState(false);
  const erase = useSend(requestErasure, {
    refreshes: [getErasure, getFeedback],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Stack gap="md">
      <Text>{said.deleteAbout()}</Text>
      <Checkbox
        label={said.deleteNowLabel({ days: ERASURE_DAYS })}
        description={said.deleteCancel()}
        checked={atOnce}
        onChange={(event) => setAtOnce(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={erase.isPending}>
          {common.back()}
        </Button>
        <Button
          color="brick"
          loading={erase.isPending}
          onClick={() => erase.mutate({ applicationId, atOnce })}
        >
          {atOnce ? said.deleteNow() : said.deleteIn({ days: ERASURE_DAYS })}
        </Button>
      </Group>
    </Stack>
  );
}

/** Only owners set and end a hold. */
function Hold({ applicationId, reason }: { applicationId: string; reason: string | null }) {
  const [text, setText] = useState('');
  const told = {
    refreshes: [getErasure],
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: { message: string }) => toast.danger(error.message),
  };
  const set = useSend(setHold, told);
  const lift = useSend(liftHold, told);
  if (reason !== null)
    return (
      <Button variant="default" loading={lift.isPending} onClick={() => lift.mutate({ applicationId })}>
        {said.endHold()}
      </Button>
    );
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate({ applicationId, reason: text });
      }}
    >
      <Stack gap="sm" align="flex-start">
        <LimitedInput
          label={said.keepForLegal()}
          description={said.keepForLegalAbout()}
          limit={HOLD_REASON_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={set.isPending}>
          {said.keepIt()}
        </Button>
      </Stack>
    </PlainForm>
  );
}
