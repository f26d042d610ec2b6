import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/sign-on.ts';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { Problem } from '../problem.tsx';
import { useSteps } from '../second-factor/use-steps.ts';
import { goToProvider } from './provider.ts';
import type { SignOnCompany } from '../login-page.tsx';

export interface CompanySignOnProps {
  /** The company, if already known. */
  company: SignOnCompany | undefined;
  remember: boolean;
  onBack: () => void;
}

/** Finds a company's single sign-on by the domain of an email address, then goes to its provider. */
export function CompanySignOn({ company, remember, onBack }: CompanySignOnProps) {
  const { busy, problem, run } = useSteps();
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => check('signOn', values),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast' });
  const back = (
    <Button variant="default" size="md" fullWidth onClick={onBack}>
      {said.backToSignIn()}
    </Button>
  );
  if (company) {
    const named = company.companyId === null ? {} : { companyId: company.companyId };
    return (
      <Stack gap="md">
        <Problem text={problem} />
        <Button
          size="md"
          fullWidth
          loading={busy}
          ref={focusOnMount}
          onClick={() => void run(() => goToProvider({ ...named, remember }))}
        >
          {said.next()}
        </Button>
        {back}
      </Stack>
    );
  }
  return (
    <Form
      shell={shell}
      isBusy={busy}
      onSubmit={form.onSubmit(
        ({ email }) => void run(() => goToProvider({ email: email.trim(), remember })),
        shell.invalid,
      )}
    >
      <Stack gap="md">
        <Problem text={problem} />
        <TextInput
          label={said.workEmail()}
          description={said.workEmailHint()}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" fullWidth loading={busy}>
          {said.next()}
        </Button>
        {back}
      </Stack>
    </Form>
  );
}
