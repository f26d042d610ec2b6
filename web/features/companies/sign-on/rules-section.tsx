import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/company-settings.ts';
import { getCompanySignOn, getSignOn, setSignOnRules } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { OwnPasswordField } from '#web/features/accounts/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import type { SignOn } from './provider-section.tsx';

/** What the company requires of its members. */
export function RulesSection({ signOn }: { signOn: SignOn }) {
  const { provider, operatorsProvider } = signOn;
  const form = useForm({
    name: 'sign-on-rules',
    initialValues: {
      required: signOn.required,
      isSecondFactor: signOn.isSecondFactor,
      admitsNew: provider?.admitsNew ?? false,
      current: '',
    },
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast', besideFieldOnly: true });
  const save = useSend(setSignOnRules, {
    refreshes: [getCompanySignOn, getSignOn],
    onSuccess: ({ message }) => {
      toast.success(message);
      form.setFieldValue('current', '');
    },
    onError: (error) => shell.refused(error),
  });
  if (provider === null && operatorsProvider === null) return null;
  return (
    <Section title={said.rules()}>
      {provider === null ? (
        <Text mb="md" maw="var(--line-length)" c="dimmed">
          {said.rulesOfOperator({ provider: operatorsProvider ?? '' })}
        </Text>
      ) : null}
      <div className={layout.box}>
        <Form
          shell={shell}
          isBusy={save.isPending}
          onSubmit={form.onSubmit((values) => save.mutate(values), shell.invalid)}
        >
          <Stack gap="md">
            <Checkbox
              label={said.mustUse()}
              description={said.mustUseHint()}
              {...form.getInputProps('required', { type: 'checkbox' })}
            />
            <Checkbox
              label={said.secondFactor()}
              description={said.secondFactorHint()}
              {...form.getInputProps('isSecondFactor', { type: 'checkbox' })}
            />
            {provider === null ? null : (
              <Checkbox
                label={said.admitsNew()}
                description={said.admitsNewHint()}
                {...form.getInputProps('admitsNew', { type: 'checkbox' })}
              />
            )}
            <OwnPasswordField {...form.getInputProps('current')} />
            <Group>
              <Button type="submit" loading={save.isPending}>
                {said.saveRules()}
              </Button>
            </Group>
          </Stack>
        </Form>
      </div>
    </Section>
  );
}
