import { Alert, NumberInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  RETENTION,
  keepLonger,
  retentionSentences,
  type AtLeast,
  type KeptFor,
  type RetentionDays,
  NOT_LEGAL_ADVICE,
} from '#contract/privacy/retention.ts';
import { getRetention, saveRetention } from '#web/api/calls.ts';
import { check } from '#web/ui/form/check.ts';
import { SettingsForm } from './settings-form.tsx';

const FIELDS: { name: keyof RetentionDays; label: string; description: string }[] = [
  {
    name: 'filmDays',
    label: 'Days for video and sound',
    description: 'From the end of an interview on. The report and the transcript stay.',
  },
  {
    name: 'reportDays',
    label: 'Days for reports and transcripts',
    description:
      'From the end of an interview on, with marks, scorecards and guest links. The application stays.',
  },
  {
    name: 'endedDays',
    label: 'Days for applications that ended',
    description:
      'From the day on which somebody was declined, withdrew or did not come. The whole application is deleted, with its interview and your notes.',
  },
];

type Values = Record<keyof RetentionDays, number | string>;

const asNumbers = (values: Values): RetentionDays => ({
  filmDays: Number(values.filmDays),
  reportDays: Number(values.reportDays),
  endedDays: Number(values.endedDays),
});

/** What the law of a place with a job of the company wants, and what a person's own request still does. */
function LawOfPlace({ atLeast }: { atLeast: AtLeast }) {
  return (
    <Alert color="amber">
      {keepLonger(atLeast)} Applications to jobs there are kept that long, whatever you set. If an applicant
      asks you to delete their data, you still can; put the application on legal hold if you have to keep it.{' '}
      {NOT_LEGAL_ADVICE}
    </Alert>
  );
}

/** For how many days what is kept. */
export function RetentionForm({ days: { atLeast, ...days } }: { days: KeptFor }) {
  const form = useForm<Values>({
    initialValues: days,
    validate: (values) => check('retention', values),
  });
  const leastOf = (name: keyof RetentionDays) => Math.max(RETENTION[name].least, atLeast?.days ?? 0);
  return (
    <SettingsForm label="Retention" form={form} call={saveRetention} read={getRetention} inputOf={asNumbers}>
      {atLeast ? <LawOfPlace atLeast={atLeast} /> : null}
      {FIELDS.map(({ name, label, description }) => (
        <NumberInput
          key={name}
          label={label}
          description={`${description} ${leastOf(name)} to ${RETENTION[name].most}.`}
          min={leastOf(name)}
          max={RETENTION[name].most}
          clampBehavior="none"
          allowDecimal={false}
          {...form.getInputProps(name)}
        />
      ))}
      <div>
        <Text fw={600}>What candidates read before an interview</Text>
        <Text>{retentionSentences('Your company', asNumbers(form.values))}</Text>
      </div>
    </SettingsForm>
  );
}
