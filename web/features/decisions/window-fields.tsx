import { Text } from '@mantine/core';
import {
  MomentFields,
  type MomentErrors,
  momentErrors,
  momentOf as momentOfFields,
} from './moment-fields.tsx';
import { openingText } from './opening-text.ts';

/** When an interview opens, as the fields have it: the day and the time of the viewer. */
export interface OpeningWindow {
  date: string | null;
  time: string;
}

export const NO_WINDOW: OpeningWindow = { date: null, time: '10:00' };

export const momentOf = ({ date, time }: OpeningWindow): Date | null => momentOfFields(date, time);

/** What is missing or wrong, by field. */
export const problemsOf = ({ date, time }: OpeningWindow): MomentErrors => momentErrors(date, time);

export interface WindowFieldsProps {
  value: OpeningWindow;
  onChange: (value: OpeningWindow) => void;
  errors: MomentErrors;
}

/** The day and the time, and until when the interview is open then. */
export function WindowFields({ value, onChange, errors }: WindowFieldsProps) {
  const moment = momentOf(value);
  return (
    <>
      <MomentFields
        {...value}
        errors={errors}
        onDate={(date) => onChange({ ...value, date })}
        onTime={(time) => onChange({ ...value, time })}
      />
      <Text size="sm" c="dimmed" role="status">
        {moment === null ? 'Please select a date and a time.' : openingText(moment)}
      </Text>
    </>
  );
}
