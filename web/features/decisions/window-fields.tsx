import * as said from '#contract/messages/en/decisions.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { DatePickerInput, TimePicker } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useId } from 'react';
import * as rules from '#contract/messages/en/rules.ts';
import { openingText } from './opening-text.ts';
import { namedZone, today } from './viewer-clock.ts';
import '@mantine/dates/styles.css';

/** When an interview opens, as the fields hold it: day and time in the viewer's time zone. */
export interface OpeningWindow {
  date: string | null;
  time: string;
}

export const NO_WINDOW: OpeningWindow = { date: null, time: '10:00' };

export const momentOf = ({ date, time }: OpeningWindow): Date | null =>
  date !== null && time !== '' ? new Date(`${date}T${time}`) : null;

/** What is missing or wrong, by field. */
export function problemsOf({ date, time }: OpeningWindow): { date?: string; time?: string } {
  return {
    ...(date === null ? { date: rules.selectDate() } : {}),
    ...(date !== null && date < today() ? { date: rules.beforeToday() } : {}),
    ...(time === '' ? { time: said.selectTime() } : {}),
  };
}

export interface MomentFieldsProps {
  value: OpeningWindow;
  onChange: (value: OpeningWindow) => void;
  errors: { date?: string | undefined; time?: string | undefined };
  dateLabel?: string | undefined;
}

export interface WindowFieldsProps extends MomentFieldsProps {
  /** For how many days it is open. Defaults to the usual number. */
  openDays?: number | undefined;
}

/** The day and time fields, with when the interview then closes. */
export function WindowFields({ openDays, ...fields }: WindowFieldsProps) {
  const moment = momentOf(fields.value);
  return (
    <>
      <MomentFields {...fields} />
      <Text size="sm" c="dimmed" role="status">
        {moment === null ? said.selectDateAndTime() : openingText(moment, openDays)}
      </Text>
    </>
  );
}

/** A day and time in the viewer's time zone. */
export function MomentFields({ value, onChange, errors, dateLabel = said.date() }: MomentFieldsProps) {
  const moment = momentOf(value);
  const calendarId = useId();
  return (
    <>
      <DatePickerInput
        // The field's label names the calendar too. On its own, the calendar would refer to an id that no element has.
        id={calendarId}
        popoverProps={{
          id: calendarId,
          // Mantine adds this attribute to the buttons inside. The calendar itself can have the focus too, and then
          // Escape must also close only the calendar and not the dialog below.
          attributes: { dropdown: { 'data-mantine-stop-propagation': true } },
        }}
        label={
          <>
            {dateLabel}
            <VisuallyHidden> {said.isRequired()}</VisuallyHidden>
          </>
        }
        required
        placeholder={said.selectDate()}
        valueFormat="D MMM YYYY"
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        leftSectionPointerEvents="none"
        hideOutsideDates
        minDate={today()}
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
        error={errors.date}
        previousLabel={said.previousMonth()}
        nextLabel={said.nextMonth()}
      />
      <TimePicker
        label={said.time()}
        required
        format="12h"
        minutesStep={5}
        hoursInputLabel={said.hours()}
        minutesInputLabel={said.minutes()}
        amPmInputLabel={said.amPm()}
        description={said.inYourZone({ zone: namedZone(moment) })}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        error={errors.time}
        size="md"
      />
    </>
  );
}
