import { useState } from 'react';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/tokens.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { TOKEN_SCOPES, TOKEN_SCOPE_NAMES, type TokenScope } from '#contract/company/token-scopes.ts';
import { getTokens, makeToken } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import { ShownOnce } from '../shown-once.tsx';

const NEVER = 'never';
const YEAR = 365;
const lifetimes = () => [
  ...[30, 90, YEAR].map((days) => ({ value: String(days), label: said.inDays({ days }) })),
  { value: NEVER, label: said.never() },
];

const momentAfter = (days: string): string | null =>
  days === NEVER ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();

/** Creates a token, then shows it once. */
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
      <ShownOnce label={said.token()} secret={token} onKept={onDone}>
        {said.shownOnce()}
      </ShownOnce>
    );
  }
  return (
    <Form
      shell={shell}
      label={said.makeTitle()}
      isBusy={make.isPending}
      onSubmit={form.onSubmit(
        ({ name, scopes, lifetime }) => make.mutate({ name, scopes, expires: momentAfter(lifetime) }),
        shell.invalid,
      )}
    >
      <Stack gap="lg">
        <FormNotice shell={shell} />
        <TextInput label={said.name()} description={said.nameHint()} {...form.getInputProps('name')} />
        <Checkbox.Group label={said.permissions()} {...form.getInputProps('scopes')}>
          <Stack gap="sm" mt="sm">
            {TOKEN_SCOPE_NAMES.map((scope) => (
              <Checkbox key={scope} value={scope} label={TOKEN_SCOPES[scope]()} description={scope} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect label={said.expires()} data={lifetimes()} {...form.getInputProps('lifetime')} />
        <DialogButtons onCancel={onDone} label={said.makeButton()} busy={make.isPending} />
      </Stack>
    </Form>
  );
}
