import { useRef } from 'react';
import { Alert, Button, NumberInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  RETENTION,
  keepLonger,
  retentionSentences,
  type AtLeast,
  type KeptFor,
  type RetentionDays,
  NOT_LEGAL_ADVICE,
} from '#contract/retention.ts';
import { EXPORT_HOURS } from '#contract/limits.ts';
import { hoursInWords } from '#contract/words.ts';
import { getCompanyExport, getRetention, requestCompanyExport, saveRetention } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { ArchiveBox, untilMade } from '#web/ui/archive-box.tsx';
import { Section } from '#web/ui/page.tsx';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { toast } from '#web/ui/toast.ts';
import { CompanyLayout } from './company-layout.tsx';

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

/** For how many days the company keeps what it has of people who applied. */
export default function RetentionPage() {
  const query = useRead(getRetention, {});
  return (
    <CompanyLayout
      title="Retention"
      lead="What is older is deleted each night, for good. Your figures keep counting it, without names. Whatever you keep for a legal matter stays."
      width="form"
    >
      <Read query={query} waiting={<Loading shape="form" rows={4} />} empty="never">
        {(days) => <RetentionForm days={days} />}
      </Read>
      <CompanyArchive />
    </CompanyLayout>
  );
}

/** To download everything that is held for the company. */
function CompanyArchive() {
  const query = useRead(getCompanyExport, {}, { refetchInterval: untilMade });
  const ask = useSend(requestCompanyExport, {
    refreshes: [getCompanyExport],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Section title="All data of the company">
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {(made) => (
          <ArchiveBox
            archive={made}
            download="Download the data of the company"
            ask={made === null ? 'Ask for all data' : 'Ask for a new archive'}
            isAsking={ask.isPending}
            onAsk={() => ask.mutate({})}
          >
            <Text>
              One archive with all that is held for your company: members, jobs, applicants, interviews with
              video and sound, reports, notes and the history; no secrets. It can be downloaded for{' '}
              {hoursInWords(EXPORT_HOURS)}, and the history says who asked for it.
            </Text>
          </ArchiveBox>
        )}
      </Read>
    </Section>
  );
}

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

function RetentionForm({ days: { atLeast, ...days } }: { days: KeptFor }) {
  const form = useForm<Values>({
    initialValues: days,
    validate: (values) => check('retention', values),
  });
  const leastOf = (name: keyof RetentionDays) => Math.max(RETENTION[name].least, atLeast?.days ?? 0);
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(form.isDirty(), isSettled);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const save = useSend(saveRetention, {
    refreshes: [getRetention],
    onSuccess: ({ message }) => {
      form.resetDirty();
      toast.success(message);
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label="Retention"
      isBusy={save.isPending}
      leaving={leaving}
      onSubmit={form.onSubmit((values) => save.mutate(asNumbers(values)), shell.invalid)}
    >
      <Stack gap="lg">
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
        <FormNotice shell={shell} />
      </Stack>
      <StickyActions>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </StickyActions>
      <LeaveModal leaving={leaving} title="Leave without saving?">
        What you changed has not been sent.
      </LeaveModal>
    </Form>
  );
}
