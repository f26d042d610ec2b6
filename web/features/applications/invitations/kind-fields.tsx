import * as said from '#contract/messages/en/candidate-invitations.ts';
import { SegmentedControl, Text } from '@mantine/core';
import type { InvitationKind } from '#contract/job/invitation-states.ts';
import { INVITATION_KIND_WORDS } from '#contract/job/invitation-words.ts';
import { getJobById } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { minutesAheadOfUtc } from '#web/features/decisions/viewer-clock.ts';
import { WindowFields, momentOf, problemsOf } from '#web/features/decisions/window-fields.tsx';

/** What an invitation is for, and when its interview opens. */
export interface KindValues {
  kind: InvitationKind;
  date: string | null;
  time: string;
}

export const AT_FIRST: KindValues = { kind: 'apply', date: null, time: '10:00' };

export type KindErrors = { date?: string; time?: string };

export const errorsOfKind = (values: KindValues): KindErrors =>
  values.kind === 'apply' ? {} : problemsOf(values);

/** The values in the form the call expects. */
export function inputOfKind(values: KindValues) {
  const moment = values.kind === 'interview' ? momentOf(values) : null;
  return {
    kind: values.kind,
    ...(moment === null ? {} : { date: moment.getTime(), timeZoneOffsetMinutes: minutesAheadOfUtc() }),
  };
}

export interface KindFieldsProps {
  values: KindValues;
  onChange: (values: KindValues) => void;
  errors: KindErrors;
  /** Asks only for the interview date, to send an invitation again. */
  dateOnly?: boolean;
  /** The job that the invitation is for. Its settings define for how many days the interview is open. */
  jobId: string;
}

export function KindFields({ values, onChange, errors, jobId, dateOnly = false }: KindFieldsProps) {
  const { data: job } = useRead(getJobById, { jobId });
  return (
    <>
      {dateOnly ? null : (
        <>
          <SegmentedControl
            aria-label={said.whatFor()}
            size="md"
            fullWidth
            value={values.kind}
            onChange={(kind) => onChange({ ...values, kind })}
            data={(['apply', 'interview'] as const).map((kind) => ({
              value: kind,
              label: INVITATION_KIND_WORDS[kind](),
            }))}
          />
          <Text size="sm" c="dimmed">
            {values.kind === 'apply' ? said.applyHint() : said.interviewHint()}
          </Text>
        </>
      )}
      {values.kind === 'interview' ? (
        <WindowFields
          dateLabel={said.interviewDate()}
          value={values}
          onChange={(window) => onChange({ ...values, ...window })}
          errors={errors}
          openDays={job?.interviewProcess?.settings.openDays}
        />
      ) : null}
    </>
  );
}
