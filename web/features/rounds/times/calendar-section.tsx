import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import * as common from '#contract/messages/en/common.ts';
import { CALENDAR_MINUTES } from '#contract/interview/round-limits.ts';
import { around } from '#web/ui/around.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { getFreeTimes, getMyTimes, removeMyCalendar, setMyCalendar } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { toast } from '#web/ui/toast.ts';

type Calendar = OutputOf<typeof getMyTimes>['calendar'];

/** The calendar whose busy times are excluded: the result of the last read, or why it failed. */
export function CalendarSection({ calendar }: { calendar: Calendar }) {
  const [isChanging, setIsChanging] = useState(false);
  const remove = useSend(removeMyCalendar, {
    refreshes: [getMyTimes, getFreeTimes],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  if (calendar === null || isChanging)
    return (
      <AddressForm
        onDone={() => setIsChanging(false)}
        onCancel={isChanging ? () => setIsChanging(false) : null}
      />
    );
  const { host, readDate, problem } = calendar;
  return (
    <Stack gap="sm" align="flex-start">
      {problem === null ? null : (
        <Alert color="amber" title={said.calendarUnread({ host })} w="100%">
          {said.hoursAlone({ problem })}
        </Alert>
      )}
      <Text>{around(said.connected, { host: <strong>{host}</strong>, read: readWords(readDate) })}</Text>
      <Text c="dimmed" size="sm" maw="var(--line-length)">
        {said.looksAgain({ count: CALENDAR_MINUTES })}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => setIsChanging(true)}>
          {said.changeAddress()}
        </Button>
        <Button variant="default" color="brick" loading={remove.isPending} onClick={() => remove.mutate({})}>
          {said.removeCalendar()}
        </Button>
      </Group>
    </Stack>
  );
}

const readWords = (readDate: string | null): string =>
  readDate === null ? said.notRead() : said.lastRead({ when: formatDateTime(readDate) });

function AddressForm({ onDone, onCancel }: { onDone: () => void; onCancel: (() => void) | null }) {
  const [address, setAddress] = useState('');
  const set = useSend(setMyCalendar, {
    refreshes: [getMyTimes, getFreeTimes],
    onSuccess: ({ data, message }) => {
      if (data.calendar?.problem == null) toast.success(message);
      onDone();
    },
  });
  const { error } = set;
  return (
    <PlainForm
      aria-label={said.calendar()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!set.isPending) set.mutate({ address });
      }}
    >
      <Stack gap="sm" align="flex-start">
        <Text maw="var(--line-length)">{said.connectAbout()}</Text>
        <TextInput
          label={said.calendarAddress()}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://…"
          w="100%"
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          error={error === null ? undefined : (fieldErrors(error)['address'] ?? error.message)}
        />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={set.isPending}>
            {said.connect()}
          </Button>
          {onCancel === null ? null : (
            <Button variant="default" onClick={onCancel}>
              {common.cancel()}
            </Button>
          )}
        </Group>
      </Stack>
    </PlainForm>
  );
}
