import { useState } from 'react';
import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/company-settings.ts';
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

/** The company's provider: its address, and our registration there. */
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
    <Section title={said.provider()}>
      <Text mb="md" maw="var(--line-length)" c="dimmed">
        {said.providerAbout()}
      </Text>
      <Box component="dl" my="md">
        <CopiedFact
          term={said.redirectAddress()}
          value={signOn.redirectAddress}
          label={said.copyRedirectAddress()}
        />
        <CopiedFact term={said.companyId()} value={signOn.companyId} label={said.copyCompanyId()} />
      </Box>
      <div className={layout.box}>
        <Form
          shell={shell}
          isBusy={save.isPending}
          onSubmit={form.onSubmit((values) => save.mutate(values), shell.invalid)}
        >
          <Stack gap="md">
            <TextInput
              label={said.issuer()}
              description={said.issuerHint()}
              inputMode="url"
              required
              withAsterisk={false}
              {...form.getInputProps('issuer')}
            />
            <TextInput
              label={said.clientId()}
              autoComplete="off"
              required
              withAsterisk={false}
              {...form.getInputProps('clientId')}
            />
            <PasswordField
              label={said.clientSecret()}
              description={provider === null ? undefined : said.clientSecretHint()}
              autoComplete="off"
              toggleLabel={said.showClientSecret()}
              {...form.getInputProps('clientSecret')}
            />
            <OwnPasswordField {...form.getInputProps('current')} />
            <Group gap="sm">
              <Button type="submit" loading={save.isPending}>
                {said.saveProvider()}
              </Button>
              {provider === null ? null : (
                <Button variant="default" onClick={() => setRemoving(true)}>
                  {said.removeProvider()}
                </Button>
              )}
            </Group>
          </Stack>
        </Form>
      </div>
      <Modal
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        title={said.removeProviderTitle()}
        size="md"
      >
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
      confirmLabel={said.removeProvider()}
      danger
      busy={busy}
      problem={problem}
      onPassword={(current) => void run(() => remove(current))}
      onCancel={onClose}
    >
      {said.removeProviderAbout()}
    </PasswordStep>
  );
}
