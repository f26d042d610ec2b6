import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useForm } from '@mantine/form';
import { addSignOnDomain, getCompanySignOn, proveSignOnDomain, removeSignOnDomain } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Section } from '#web/ui/page.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { Copied } from './copied.tsx';
import type { SignOn } from './provider-section.tsx';
import classes from './sign-on.module.css';

/** The e-mail domains of the company, and how each is proven. */
export function DomainsSection({ signOn }: { signOn: SignOn }) {
  const form = useForm({
    name: 'sign-on-domain',
    initialValues: { domain: '' },
    validate: (values) => check('signOnDomain', values),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast', besideFieldOnly: true });
  const add = useSend(addSignOnDomain, {
    refreshes: [getCompanySignOn],
    onSuccess: ({ message }) => {
      toast.success(message);
      form.reset();
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Section title="E-mail domains">
      <p className={classes.note}>
        Prove that a domain is yours. Members with an address of it can then sign on without linking their
        account first, and find the sign-on by their address. Other members link it under Account, and begin
        at this address:
      </p>
      <Copied value={signOn.startAddress} label="the address of the sign-on" />
      {signOn.domains.length === 0 ? null : (
        <RowList label="E-mail domains">
          {signOn.domains.map((domain) => (
            <Domain key={domain.domain} domain={domain} />
          ))}
        </RowList>
      )}
      <div className={classes.box}>
        <Form
          shell={shell}
          isBusy={add.isPending}
          onSubmit={form.onSubmit((values) => add.mutate(values), shell.invalid)}
        >
          <Stack gap="md">
            <TextInput
              label="New domain"
              placeholder="example.com"
              autoComplete="off"
              required
              withAsterisk={false}
              {...form.getInputProps('domain')}
            />
            <Group>
              <Button type="submit" variant="default" loading={add.isPending}>
                Add domain
              </Button>
            </Group>
          </Stack>
        </Form>
      </div>
    </Section>
  );
}

function Domain({ domain: { domain, provenBy, record } }: { domain: SignOn['domains'][number] }) {
  const told = {
    refreshes: [getCompanySignOn],
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: { message: string }) => toast.danger(error.message),
  };
  const prove = useSend(proveSignOnDomain, told);
  const remove = useSend(removeSignOnDomain, told);
  return (
    <li>
      <div className={classes.row}>
        <span>
          <strong>{domain}</strong>{' '}
          <ToneBadge
            tone={provenBy === null ? 'quiet' : 'moss'}
            icon={provenBy === null ? IconCircleDashed : IconCircleCheck}
          >
            {provenBy === null ? 'Not proven' : 'Proven'}
          </ToneBadge>
        </span>
        <Group gap="sm">
          {provenBy === null ? (
            <Button
              variant="default"
              aria-label={`Check the record of ${domain}`}
              loading={prove.isPending}
              onClick={() => prove.mutate({ domain })}
            >
              Check the record
            </Button>
          ) : null}
          {record.name === '' ? null : (
            <Button
              variant="subtle"
              color="brick"
              aria-label={`Remove ${domain}`}
              loading={remove.isPending}
              onClick={() => remove.mutate({ domain })}
            >
              Remove
            </Button>
          )}
        </Group>
      </div>
      {provenBy === null ? (
        <dl className={classes.facts}>
          <dt>Name of the TXT record</dt>
          <dd>
            <Copied value={record.name} label={`the name of the record of ${domain}`} />
          </dd>
          <dt>Its value</dt>
          <dd>
            <Copied value={record.value} label={`the value of the record of ${domain}`} />
          </dd>
        </dl>
      ) : (
        <p className={classes.note}>
          {provenBy === 'operator'
            ? 'The operator of this site has confirmed it.'
            : 'Proven by its TXT record.'}
        </p>
      )}
    </li>
  );
}
