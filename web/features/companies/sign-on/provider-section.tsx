import { useState } from 'react';
import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getCompanySignOn, getSignOn, removeCompanySignOn, saveCompanySignOn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { OwnPasswordField, PasswordField } from '#web/features/accounts/password-field.tsx';
import { PasswordStep } from '#web/features/accounts/account/password-step.tsx';
import { useSteps } from '#web/features/accounts/second-factor/use-steps.ts';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import { CopiedFact } from './copied.tsx';

export type SignOn = OutputOf<typeof getCompanySignOn>;

/** The provider of the company: where it is, and who we are there. */
export function ProviderSection({ signOn }: { signOn: SignOn }) {
  const { provider } = signOn;
  const [isRemoving, setRemoving] = useState(false);
  const form = useForm({
    name: 'sign-on-provider',
    initialValues: {
      issuer: provider?.issuer ?? '',
      clientId: provider?.clientId ?? '',
      clientSecret: '',
      current: '',
    },
    validate: (values) => check('companySignOn', values),
    validateInputOnBlur: true,
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast', besideFieldOnly: true });
  const save = useSend(saveCompanySignOn, {
    refreshes: [getCompanySignOn, getSignOn],
    onSuccess: ({ message }) => {
      toast.success(message);
      form.setValues({ clientSecret: '', current: '' });
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Section title="Provider">
      <Text mb="md" maw="var(--line-length)" c="dimmed">
        A service of OpenID Connect, for example Keycloak, Microsoft Entra ID or Google. Make a client (also
        called an application) there, with this redirect address:
      </Text>
      <Box component="dl" my="md">
        <CopiedFact term="Redirect address" value={signOn.redirectAddress} label="the redirect address" />
        <CopiedFact term="Company ID" value={signOn.companyId} label="the company ID" />
      </Box>
      <div className={layout.box}>
        <Form
          shell={shell}
          isBusy={save.isPending}
          onSubmit={form.onSubmit((values) => save.mutate(values), shell.invalid)}
        >
          <Stack gap="md">
            <TextInput
              label="Issuer"
              description="The address of the provider, exactly as the provider shows it."
              inputMode="url"
              required
              withAsterisk={false}
              {...form.getInputProps('issuer')}
            />
            <TextInput
              label="Client ID"
              autoComplete="off"
              required
              withAsterisk={false}
              {...form.getInputProps('clientId')}
            />
            <PasswordField
              label="Client secret"
              description={provider === null ? undefined : 'Leave it empty to keep the stored secret.'}
              autoComplete="off"
              toggleLabel="Show client secret"
              {...form.getInputProps('clientSecret')}
            />
            <OwnPasswordField {...form.getInputProps('current')} />
            <Group gap="sm">
              <Button type="submit" loading={save.isPending}>
                Save provider
              </Button>
              {provider === null ? null : (
                <Button variant="default" onClick={() => setRemoving(true)}>
                  Remove provider
                </Button>
              )}
            </Group>
          </Stack>
        </Form>
      </div>
      <Modal opened={isRemoving} onClose={() => setRemoving(false)} title="Remove the provider" size="md">
        <Removal onClose={() => setRemoving(false)} />
      </Modal>
    </Section>
  );
}

function Removal({ onClose }: { onClose: () => void }) {
  const { busy, problem, run } = useSteps();
  const refresh = useRefresh();
  const remove = async (current: string) => {
    const { message } = await send(removeCompanySignOn, { current });
    toast.success(message);
    onClose();
    await refresh(getCompanySignOn);
  };
  return (
    <PasswordStep
      confirmLabel="Remove provider"
      danger
      busy={busy}
      problem={problem}
      onPassword={(current) => void run(() => remove(current))}
      onCancel={onClose}
    >
      Members sign in with a password from then on. Who has none sets one with “Forgot password”.
    </PasswordStep>
  );
}
