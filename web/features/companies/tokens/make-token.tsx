import { useState } from 'react';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DAY_MS } from '#contract/shared/limits.ts';
import { TOKEN_SCOPES, TOKEN_SCOPE_NAMES, type TokenScope } from '#contract/company/token-scopes.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { getTokens, makeToken } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import { ShownOnce } from '../shown-once.tsx';

const NEVER = 'never';
const YEAR = 365;
const LIFETIMES = [
  ...[30, 90, YEAR].map((days) => ({ value: String(days), label: `In ${daysInWords(days)}` })),
  { value: NEVER, label: 'Never' },
];

const momentAfter = (days: string): string | null =>
  days === NEVER ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();

/** Makes a token, and then shows it, once. */
export function MakeToken({ onDone }: { onDone: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    name: 'make-token',
    initialValues: { name: '', scopes: [] as TokenScope[], lifetime: String(YEAR) },
    validate: ({ lifetime, ...values }) => check('token', { ...values, expires: momentAfter(lifetime) }),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const make = useSend(makeToken, {
    refreshes: [getTokens],
    onSuccess: ({ data }) => setToken(data.token),
    onError: (error) => shell.refused(error),
  });
  if (token !== null) {
    return (
      <ShownOnce label="API token" secret={token} onKept={onDone}>
        Copy the token now and keep it secret. It is not shown again.
      </ShownOnce>
    );
  }
  return (
    <Form
      shell={shell}
      label="Make an API token"
      isBusy={make.isPending}
      onSubmit={form.onSubmit(
        ({ name, scopes, lifetime }) => make.mutate({ name, scopes, expires: momentAfter(lifetime) }),
        shell.invalid,
      )}
    >
      <Stack gap="lg">
        <FormNotice shell={shell} />
        <TextInput
          label="Name"
          description="What uses the token, such as Payroll."
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label="Permissions" {...form.getInputProps('scopes')}>
          <Stack gap="sm" mt="sm">
            {TOKEN_SCOPE_NAMES.map((scope) => (
              <Checkbox key={scope} value={scope} label={TOKEN_SCOPES[scope]} description={scope} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect label="Expires" data={LIFETIMES} {...form.getInputProps('lifetime')} />
        <DialogButtons onCancel={onDone} label="Make the token" busy={make.isPending} />
      </Stack>
    </Form>
  );
}
