import { useRef } from 'react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/privacy.ts';
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
  { name: 'sex', label: said.sex, answers: SEXES },
  { name: 'race', label: said.race, answers: RACES },
  { name: 'age', label: said.age, answers: AGES },
  { name: 'disability', label: said.disability, answers: DISABILITIES },
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
const valuesOf = (own: Said): Values => ({
  sex: own.sex ?? '',
  race: own.race ?? '',
  age: own.age ?? '',
  disability: own.disability ?? '',
});

export function SelfIdentification() {
  const query = useRead(getSelfIdentification, {});
  return (
    <Section title={said.fair()}>
      <Read query={query} waiting={<Loading shape="form" rows={4} />} empty="never">
        {(own) => <SaidForm own={own} />}
      </Read>
    </Section>
  );
}

function SaidForm({ own }: { own: Said }) {
  const form = useForm<Values>({ initialValues: valuesOf(own) });
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
  const isAnything = Object.values(own).some((answer) => answer !== null);
  return (
    <Form
      shell={shell}
      label={said.fairForm()}
      isBusy={save.isPending}
      leaving={leaving}
      onSubmit={form.onSubmit((values) => send(saidOf(values)), shell.invalid)}
    >
      <Stack gap="md">
        <Text>{said.fairAbout({ least: GROUP_LEAST })}</Text>
        {QUESTIONS.map(({ name, label, answers }) => (
          <NativeSelect
            key={name}
            label={label()}
            data={[
              { value: '', label: said.noAnswer() },
              ...answers.map((value) => ({ value, label: GROUP_TITLES[value]() })),
            ]}
            {...form.getInputProps(name)}
          />
        ))}
        <FormNotice shell={shell} />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {said.saveAnswers()}
          </Button>
          {isAnything ? (
            <Button variant="default" onClick={() => send(NOTHING)}>
              {said.deleteAnswers()}
            </Button>
          ) : null}
        </Group>
      </Stack>
      <LeaveModal leaving={leaving} title={said.leaveTitle()}>
        {said.leaveAbout()}
      </LeaveModal>
    </Form>
  );
}
