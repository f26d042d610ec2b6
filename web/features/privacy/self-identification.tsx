import { useRef } from 'react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  AGES,
  DISABILITIES,
  GROUP_LEAST,
  GROUP_TITLES,
  RACES,
  SEXES,
} from '#contract/company/fairness-groups.ts';
import { getSelfIdentification, saveSelfIdentification } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';

type Said = OutputOf<typeof getSelfIdentification>;
type Values = Record<keyof Said, string>;

const QUESTIONS = [
  { name: 'sex', label: 'Sex', answers: SEXES },
  { name: 'race', label: 'Race or ethnicity', answers: RACES },
  { name: 'age', label: 'Age', answers: AGES },
  { name: 'disability', label: 'Disability', answers: DISABILITIES },
] as const;
const NOTHING: Said = { sex: null, race: null, age: null, disability: null };

const choice = <T extends string>(answers: readonly T[], value: string): T | null =>
  answers.find((answer) => answer === value) ?? null;
const saidOf = (values: Values): Said => ({
  sex: choice(SEXES, values.sex),
  race: choice(RACES, values.race),
  age: choice(AGES, values.age),
  disability: choice(DISABILITIES, values.disability),
});
const valuesOf = (said: Said): Values => ({
  sex: said.sex ?? '',
  race: said.race ?? '',
  age: said.age ?? '',
  disability: said.disability ?? '',
});

export function SelfIdentification() {
  const query = useRead(getSelfIdentification, {});
  return (
    <Section title="For fair hiring, if you want to">
      <Read query={query} waiting={<Loading shape="form" rows={4} />} empty="never">
        {(said) => <SaidForm said={said} />}
      </Read>
    </Section>
  );
}

function SaidForm({ said }: { said: Said }) {
  const form = useForm<Values>({ initialValues: valuesOf(said) });
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(form.isDirty(), isSettled);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice' });
  const save = useSend(saveSelfIdentification, {
    refreshes: [getSelfIdentification],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => shell.refused(error),
  });
  const send = (next: Said) =>
    save.mutate(next, {
      onSuccess: () => {
        form.setValues(valuesOf(next));
        form.resetDirty(valuesOf(next));
      },
    });
  const isAnything = Object.values(said).some((answer) => answer !== null);
  return (
    <Form
      shell={shell}
      label="For fair hiring"
      isBusy={save.isPending}
      leaving={leaving}
      onSubmit={form.onSubmit((values) => send(saidOf(values)), shell.invalid)}
    >
      <Stack gap="md">
        <Text>
          With these answers companies can check whether their hiring treats groups of people alike. No
          company, recruiter or program ever sees them: companies get numbers of groups of {GROUP_LEAST}{' '}
          people and more. You need not answer, it changes nothing for your applications, and you can delete
          your answers at any time.
        </Text>
        {QUESTIONS.map(({ name, label, answers }) => (
          <NativeSelect
            key={name}
            label={label}
            data={[
              { value: '', label: 'No answer' },
              ...answers.map((value) => ({ value, label: GROUP_TITLES[value]() })),
            ]}
            {...form.getInputProps(name)}
          />
        ))}
        <FormNotice shell={shell} />
        <Group>
          <Button type="submit" loading={save.isPending}>
            Save my answers
          </Button>
          {isAnything ? (
            <Button variant="default" onClick={() => send(NOTHING)}>
              Delete my answers
            </Button>
          ) : null}
        </Group>
      </Stack>
      <LeaveModal leaving={leaving} title="Leave without saving?">
        What you changed has not been sent.
      </LeaveModal>
    </Form>
  );
}
