import { SegmentedControl, Text } from '@mantine/core';
import { DatePickerInput, TimePicker } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { InvitationKind } from '#contract/invitation-states.ts';
import { INVITATION_KIND_WORDS } from '#contract/invitation-words.ts';
import { TEXTS } from '#contract/texts.ts';
import { openingText } from '#web/features/decisions/opening-text.ts';
import { minutesAheadOfUtc, namedZone, today } from '#web/features/decisions/viewer-clock.ts';
import '@mantine/dates/styles.css';

/** What an invitation is for, and when its interview opens. */
export interface KindValues {
  kind: InvitationKind;
  date: string | null;
  time: string;
}

export const AT_FIRST: KindValues = { kind: 'apply', date: null, time: '10:00' };

export type KindErrors = { date?: string; time?: string };

export function errorsOfKind({ kind, date, time }: KindValues): KindErrors {
  if (kind === 'apply') return {};
  return {
    ...(date === null ? { date: TEXTS.selectDate } : {}),
    ...(date !== null && date < today() ? { date: TEXTS.beforeToday } : {}),
    ...(time === '' ? { time: 'Please select a time' } : {}),
  };
}

const momentOf = ({ date, time }: KindValues): Date | null =>
  date !== null && time !== '' ? new Date(`${date}T${time}`) : null;

/** The values as the call takes them. */
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
  /** Only the date of an interview, for an invitation that is sent again. */
  dateOnly?: boolean;
}

export function KindFields({ values, onChange, errors, dateOnly = false }: KindFieldsProps) {
  const moment = momentOf(values);
  return (
    <>
      {dateOnly ? null : (
        <>
          <SegmentedControl
            aria-label="What the invitation is for"
            size="md"
            fullWidth
            value={values.kind}
            onChange={(kind) => onChange({ ...values, kind })}
            data={(['apply', 'interview'] as const).map((kind) => ({
              value: kind,
              label: INVITATION_KIND_WORDS[kind],
            }))}
          />
          <Text size="sm" c="dimmed">
            {values.kind === 'apply'
              ? 'The person reads about the job and applies. You then accept or decline as usual.'
              : 'The person applies, and the interview is scheduled at once. You need not accept it again.'}
          </Text>
        </>
      )}
      {values.kind === 'interview' ? (
        <>
          <DatePickerInput
            label="Date of the interview"
            required
            placeholder="Select a date"
            valueFormat="D MMM YYYY"
            leftSection={<IconCalendarEvent size={18} aria-hidden />}
            leftSectionPointerEvents="none"
            minDate={today()}
            value={values.date}
            onChange={(date) => onChange({ ...values, date })}
            error={errors.date}
            previousLabel="Previous month"
            nextLabel="Next month"
          />
          <TimePicker
            label="Time"
            required
            format="12h"
            minutesStep={5}
            hoursInputLabel="Hours"
            minutesInputLabel="Minutes"
            amPmInputLabel="AM or PM"
            description={`In your time zone: ${namedZone(moment)}`}
            value={values.time}
            onChange={(time) => onChange({ ...values, time })}
            error={errors.time}
            size="md"
          />
          <Text size="sm" c="dimmed" role="status">
            {moment === null ? 'Please select a date and a time.' : openingText(moment)}
          </Text>
        </>
      ) : null}
    </>
  );
}
