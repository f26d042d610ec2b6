import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { OPEN_DAYS_MAX, OPEN_DAYS_MIN } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { openingText } from '#web/features/decisions/opening-text.ts';
import { minutesAheadOfUtc } from '#web/features/decisions/viewer-clock.ts';
import {
  WindowFields,
  momentOf,
  problemsOf,
  type OpeningWindow,
} from '#web/features/decisions/window-fields.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';

export interface ChosenWindow {
  date: number;
  openDays: number;
  timeZoneOffsetMinutes: number;
}

export interface WindowFormProps {
  label: string;
  submitLabel: string;
  busy: boolean;
  /** What the server found wrong, in a field or in all of it. */
  refused: { date?: string; openDays?: string; form?: string };
  /** Where the fields begin. */
  initial: OpeningWindow & { openDays: number };
  /** The interview has begun, so it opens when it did. */
  fixedDate?: Date;
  /** It is open for as many days as before. */
  hasFixedDays?: boolean;
  onSubmit: (window: ChosenWindow) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** When an interview is open: from when, and for how many days. */
export default function WindowForm(props: WindowFormProps) {
  const { label, submitLabel, busy, refused, initial, fixedDate, hasFixedDays = false, onClose } = props;
  const [opening, setOpening] = useState<OpeningWindow>({ date: initial.date, time: initial.time });
  const [openDays, setOpenDays] = useState<number | string>(initial.openDays);
  const [errors, setErrors] = useState<{ date?: string; time?: string; openDays?: string }>({});
  const moment = fixedDate ?? momentOf(opening);
  const days = typeof openDays === 'number' ? openDays : Number.NaN;
  const isPossible = Number.isInteger(days) && days >= OPEN_DAYS_MIN && days <= OPEN_DAYS_MAX;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = {
      ...(fixedDate ? {} : problemsOf(opening)),
      ...(isPossible ? {} : { openDays: rules.openDays({ min: OPEN_DAYS_MIN, max: OPEN_DAYS_MAX }) }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || moment === null || busy) return;
    props.onSubmit({ date: moment.getTime(), openDays: days, timeZoneOffsetMinutes: minutesAheadOfUtc() });
  };

  return (
    <PlainForm onSubmit={submit} aria-label={label}>
      <Stack gap="md">
        {props.children}
        {hasFixedDays ? null : (
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
        )}
        {fixedDate ? (
          <Text size="sm" c="dimmed" role="status">
            {isPossible ? openingText(fixedDate, days) : 'Please say for how many days it is open.'}
          </Text>
        ) : (
          <WindowFields
            value={opening}
            onChange={setOpening}
            errors={{ ...refused, ...errors }}
            {...(isPossible ? { openDays: days } : {})}
          />
        )}
        {refused.form === undefined ? null : (
          <Text c="brick" role="alert">
            {refused.form}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
