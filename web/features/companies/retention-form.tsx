import { Alert, NumberInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/companies.ts';
import * as aboutPrivacy from '#contract/messages/en/privacy.ts';
import {
  RETENTION,
  keepLonger,
  retentionSentences,
  type AtLeast,
  type KeptFor,
  type RetentionDays,
} from '#contract/privacy/retention.ts';
import { getRetention, saveRetention } from '#web/api/calls.ts';
import { check } from '#web/ui/form/check.ts';
import { SettingsForm } from './settings-form.tsx';

const FIELDS = [
  { name: 'filmDays', label: said.filmDays, description: said.filmDaysHint },
  { name: 'reportDays', label: said.reportDays, description: said.reportDaysHint },
  { name: 'endedDays', label: said.endedDays, description: said.endedDaysHint },
] as const;

type Values = Record<keyof RetentionDays, number | string>;

const asNumbers = (values: Values): RetentionDays => ({
  filmDays: Number(values.filmDays),
  reportDays: Number(values.reportDays),
  endedDays: Number(values.endedDays),
});

/** What the law in the location of one of the company's jobs requires, and what a person's own request still does. */
function LawOfPlace({ atLeast }: { atLeast: AtLeast }) {
  return (
    <Alert color="amber">
      {[keepLonger(atLeast), said.lawOfPlace(), aboutPrivacy.notLegalAdvice()].join(' ')}
    </Alert>
  );
}

/** How many days each kind of data is kept. */
export function RetentionForm({ days: { atLeast, ...days } }: { days: KeptFor }) {
  const form = useForm<Values>({
    initialValues: days,
    validate: (values) => check('retention', values),
  });
  const leastOf = (name: keyof RetentionDays) => Math.max(RETENTION[name].least, atLeast?.days ?? 0);
  return (
    <SettingsForm
      label={said.retention()}
      form={form}
      call={saveRetention}
      read={getRetention}
      inputOf={asNumbers}
    >
      {atLeast ? <LawOfPlace atLeast={atLeast} /> : null}
      {FIELDS.map(({ name, label, description }) => (
        <NumberInput
          key={name}
          label={label()}
          description={description({ least: leastOf(name), most: RETENTION[name].most })}
          min={leastOf(name)}
          max={RETENTION[name].most}
          clampBehavior="none"
          allowDecimal={false}
          {...form.getInputProps(name)}
        />
      ))}
      <div>
        <Text fw={600}>{said.retentionRead()}</Text>
        <Text>{retentionSentences(said.retentionCompany(), asNumbers(form.values))}</Text>
      </div>
    </SettingsForm>
  );
}
