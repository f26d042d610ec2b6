import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/scheduled-interviews.ts';
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
  /** The problem the server found, in one field or in the whole form. */
  refused: { date?: string; openDays?: string; form?: string };
  /** The initial values of the fields. */
  initial: OpeningWindow & { openDays: number };
  /** The interview has begun, so its opening can't change. */
  fixedDate?: Date;
  /** It stays open for the same number of days as before. */
  hasFixedDays?: boolean;
  onSubmit: (window: ChosenWindow) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** When an interview opens, and for how many days it stays open. */
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
            label={said.openDays()}
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
            {isPossible ? openingText(fixedDate, days) : said.openDaysMissing()}
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
            {common.cancel()}
          </Button>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
