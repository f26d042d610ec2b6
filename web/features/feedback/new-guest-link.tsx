import { useState } from 'react';
import { Button, Checkbox, CopyButton, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/report-team.ts';
import * as common from '#contract/messages/en/common.ts';
import { DAY_MS, GUEST_DAYS_MAX, NAME_MAX } from '#contract/shared/limits.ts';
import { getGuestLinks, makeGuestLink } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import classes from './guest-links.module.css';

const lasts = () =>
  [1, 7, 30, GUEST_DAYS_MAX].map((days) => ({ value: String(days), label: said.daysLong({ days }) }));

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Creates a link and shows its address once. */
export function NewGuestLink({
  applicationId,
  attempt,
  onClose,
}: {
  applicationId: string;
  /** The attempt whose report the guest reads, even if the interview is repeated later. */
  attempt: number;
  onClose: () => void;
}) {
  const [address, setAddress] = useState<string | null>(null);
  const form = useForm({ initialValues: { name: '', days: '7', inFull: false } });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast', besideFieldOnly: true });
  const make = useSend(makeGuestLink, {
    refreshes: [getGuestLinks],
    onSuccess: ({ data }) => setAddress(data.address),
    onError: (error) => shell.refused(error),
  });
  if (address !== null) return <Made address={address} onClose={onClose} />;
  return (
    <Form
      shell={shell}
      isBusy={make.isPending}
      onSubmit={form.onSubmit(({ name, days, inFull }) => {
        make.mutate({ applicationId, attempt, name, expires: inDays(Number(days)), inFull });
      }, shell.invalid)}
    >
      <Stack gap="md">
        <LimitedInput
          label={said.guestWho()}
          description={said.guestWhoAbout()}
          limit={NAME_MAX}
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NativeSelect label={said.opensFor()} data={lasts()} {...form.getInputProps('days')} />
        <Checkbox
          label={said.inFull()}
          description={said.inFullAbout()}
          {...form.getInputProps('inFull', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={make.isPending}>
            {said.makeLink()}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

function Made({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Text>{said.linkOnce()}</Text>
      <Text className={classes.address}>{address}</Text>
      <Group justify="flex-end" gap="sm">
        <CopyButton value={address} timeout={3000}>
          {({ copied, copy }) => (
            <Button onClick={copy} ref={focusOnMount}>
              {copied ? said.copied() : said.copyLink()}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {said.done()}
        </Button>
      </Group>
    </Stack>
  );
}
