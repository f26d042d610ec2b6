import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { OPEN_DAYS_MAX, OPEN_DAYS_MIN } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import {
  MomentFields,
  momentErrors,
  momentOf,
  type MomentErrors,
} from '#web/features/decisions/moment-fields.tsx';
import { openingText } from '#web/features/decisions/opening-text.ts';
import { minutesAheadOfUtc } from '#web/features/decisions/viewer-clock.ts';

export interface ChosenWindow {
  date: number;
  openDays: number;
  timeZoneOffsetMinutes: number;
}

export interface WindowFormProps {
  label: string;
  submitLabel: string;
  busy: boolean;
  /** What the server found wrong in a field. */
  refused: { date?: string; openDays?: string };
  /** Where the fields begin. */
  initial: { date: string | null; time: string; openDays: number };
  /** The interview has begun, so it opens when it did. */
  fixedDate?: Date;
  onSubmit: (window: ChosenWindow) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** When an interview is open: from when, and for how many days. */
export default function WindowForm(props: WindowFormProps) {
  const { label, submitLabel, busy, refused, initial, fixedDate, onSubmit, onClose, children } = props;
  const [date, setDate] = useState(initial.date);
  const [time, setTime] = useState(initial.time);
  const [openDays, setOpenDays] = useState<number | string>(initial.openDays);
  const [errors, setErrors] = useState<MomentErrors & { openDays?: string }>({});
  const moment = fixedDate ?? momentOf(date, time);
  const days = typeof openDays === 'number' ? openDays : Number.NaN;
  const isPossible = Number.isInteger(days) && days >= OPEN_DAYS_MIN && days <= OPEN_DAYS_MAX;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = {
      ...(fixedDate ? {} : momentErrors(date, time)),
      ...(isPossible ? {} : { openDays: TEXTS.openDays }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || moment === null || busy) return;
    onSubmit({ date: moment.getTime(), openDays: days, timeZoneOffsetMinutes: minutesAheadOfUtc() });
  };

  return (
    <form noValidate onSubmit={submit} aria-label={label}>
      <Stack gap="md">
        {children}
        {fixedDate ? null : (
          <MomentFields
            date={date}
            time={time}
            errors={{ ...refused, ...errors }}
            onDate={setDate}
            onTime={setTime}
          />
        )}
        <NumberInput
          label="Open for (days)"
          required
          min={OPEN_DAYS_MIN}
          max={OPEN_DAYS_MAX}
          allowDecimal={false}
          clampBehavior="none"
          value={openDays}
          onChange={setOpenDays}
          error={errors.openDays ?? refused.openDays}
        />
        <Text size="sm" c="dimmed" role="status">
          {moment === null || !isPossible
            ? 'Please select when the interview is open.'
            : openingText(moment, days)}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
