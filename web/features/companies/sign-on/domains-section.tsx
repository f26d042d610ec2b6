import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/company-settings.ts';
import { addSignOnDomain, getCompanySignOn, proveSignOnDomain, removeSignOnDomain } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { Copied, CopiedFact } from './copied.tsx';
import type { SignOn } from './provider-section.tsx';

/** The email domains of the company, and how each is verified. */
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
    <Section title={said.domains()}>
      <Text mb="md" maw="var(--line-length)" c="dimmed">
        {said.domainsAbout()}
      </Text>
      <Copied value={signOn.startAddress} label={said.copyStartAddress()} />
      {signOn.domains.length === 0 ? null : (
        <RowList label={said.domains()}>
          {signOn.domains.map((domain) => (
            <Domain key={domain.domain} domain={domain} />
          ))}
        </RowList>
      )}
      <div className={layout.box}>
        <Form
          shell={shell}
          isBusy={add.isPending}
          onSubmit={form.onSubmit((values) => add.mutate(values), shell.invalid)}
        >
          <Stack gap="md">
            <TextInput
              label={said.newDomain()}
              placeholder="example.com"
              autoComplete="off"
              required
              withAsterisk={false}
              {...form.getInputProps('domain')}
            />
            <Group>
              <Button type="submit" variant="default" loading={add.isPending}>
                {said.addDomain()}
              </Button>
            </Group>
          </Stack>
        </Form>
      </div>
    </Section>
  );
}

function Domain({ domain: { domain, provenBy, record } }: { domain: SignOn['domains'][number] }) {
  const prove = useTold(proveSignOnDomain, [getCompanySignOn]);
  const remove = useTold(removeSignOnDomain, [getCompanySignOn]);
  return (
    <li>
      <Group gap="12px 16px" justify="space-between">
        <span>
          <strong>{domain}</strong>{' '}
          <ToneBadge
            tone={provenBy === null ? 'quiet' : 'moss'}
            icon={provenBy === null ? IconCircleDashed : IconCircleCheck}
          >
            {provenBy === null ? said.notProven() : said.proven()}
          </ToneBadge>
        </span>
        <Group gap="sm">
          {provenBy === null ? (
            <Button
              variant="default"
              aria-label={said.checkRecordOf({ domain })}
              loading={prove.isPending}
              onClick={() => prove.mutate({ domain })}
            >
              {said.checkRecord()}
            </Button>
          ) : null}
          {record.name === '' ? null : (
            <Button
              variant="subtle"
              color="brick"
              aria-label={said.removeDomain({ domain })}
              loading={remove.isPending}
              onClick={() => remove.mutate({ domain })}
            >
              {said.remove()}
            </Button>
          )}
        </Group>
      </Group>
      {provenBy === null ? (
        <Box component="dl" my="md">
          <CopiedFact term={said.recordName()} value={record.name} label={said.copyRecordName({ domain })} />
          <CopiedFact
            term={said.recordValue()}
            value={record.value}
            label={said.copyRecordValue({ domain })}
          />
        </Box>
      ) : (
        <Text mb="md" maw="var(--line-length)" c="dimmed">
          {provenBy === 'operator' ? said.provenByOperator() : said.provenByRecord()}
        </Text>
      )}
    </li>
  );
}
