import { useState } from 'react';
import { Button, Checkbox, CopyButton, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DAY_MS, GUEST_DAYS_MAX, NAME_MAX } from '#contract/shared/limits.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { getGuestLinks, makeGuestLink } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import classes from './guest-links.module.css';

const LASTS = [1, 7, 30, GUEST_DAYS_MAX].map((days) => ({ value: String(days), label: daysInWords(days) }));

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Makes a link, and shows its address once. */
export function NewGuestLink({
  applicationId,
  attempt,
  onClose,
}: {
  applicationId: string;
  /** Whose report the guest reads, also after the interview was given again. */
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
          label="Whom is it for?"
          description="The guest sees this name. It tells your links apart."
          limit={NAME_MAX}
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NativeSelect label="It opens for" data={LASTS} {...form.getInputProps('days')} />
        <Checkbox
          label="With contact data, documents, photo and film"
          description="Otherwise the guest reads the answers and hears them, without e-mail, mobile, resume and video."
          {...form.getInputProps('inFull', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={make.isPending}>
            Make the link
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

function Made({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Text>This is the link. It is shown only now, so copy it. Send it to nobody but the guest.</Text>
      <Text className={classes.address}>{address}</Text>
      <Group justify="flex-end" gap="sm">
        <CopyButton value={address} timeout={3000}>
          {({ copied, copy }) => (
            <Button onClick={copy} ref={focusOnMount}>
              {copied ? 'Copied' : 'Copy the link'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
