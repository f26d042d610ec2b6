import * as said from '#contract/messages/en/decisions.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { DatePickerInput, TimePicker } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useId } from 'react';
import * as rules from '#contract/messages/en/rules.ts';
import { openingText } from './opening-text.ts';
import { namedZone, today } from './viewer-clock.ts';
import '@mantine/dates/styles.css';

/** When an interview opens, as the fields have it: the day and the time of the viewer. */
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
  /** For how many days it is open; the usual number if it is left out. */
  openDays?: number | undefined;
}

/** The day and the time, and until when the interview is open then. */
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

/** A day and a time of the viewer. */
export function MomentFields({ value, onChange, errors, dateLabel = said.date() }: MomentFieldsProps) {
  const moment = momentOf(value);
  const calendarId = useId();
  return (
    <>
      <DatePickerInput
        // The label of the field names the calendar as well. Alone, the calendar refers to an id that no element has.
        id={calendarId}
        popoverProps={{
          id: calendarId,
          // Mantine marks the buttons in it. The focus may be on the calendar itself: Escape then closes it alone, too, and
          // not the dialog below it.
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
