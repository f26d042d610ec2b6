import { DatePickerInput, TimePicker } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import { TEXTS } from '#contract/texts.ts';
import { namedZone, today } from './viewer-clock.ts';
import '@mantine/dates/styles.css';

export interface MomentErrors {
  date?: string;
  time?: string;
}

export interface MomentFieldsProps {
  /** '2026-11-12', as date pickers have it. */
  date: string | null;
  /** '10:00'; empty while none is chosen. */
  time: string;
  errors: MomentErrors;
  onDate: (date: string | null) => void;
  onTime: (time: string) => void;
}

export const momentOf = (date: string | null, time: string): Date | null =>
  date !== null && time !== '' ? new Date(`${date}T${time}`) : null;

/** What is wrong before it is sent. The server checks it too. */
export const momentErrors = (date: string | null, time: string): MomentErrors => ({
  ...(date === null ? { date: TEXTS.selectDate } : {}),
  ...(date !== null && date < today() ? { date: TEXTS.beforeToday } : {}),
  ...(time === '' ? { time: 'Please select a time' } : {}),
});

/** A date and a time in the viewer's time zone, from today on. Used in forms that are loaded later: the calendar is large. */
export function MomentFields({ date, time, errors, onDate, onTime }: MomentFieldsProps) {
  return (
    <>
      <DatePickerInput
        label="Date"
        required
        placeholder="Select a date"
        valueFormat="D MMM YYYY"
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        leftSectionPointerEvents="none"
        minDate={today()}
        value={date}
        onChange={onDate}
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
        description={`In your time zone: ${namedZone(momentOf(date, time))}`}
        value={time}
        onChange={onTime}
        error={errors.time}
        size="md"
      />
    </>
  );
}
