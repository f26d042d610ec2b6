import * as said from '#contract/messages/en/applicants.ts';
import { Checkbox, Input, SegmentedControl, Stack } from '@mantine/core';
import { TIME_FACTORS } from '#contract/shared/limits.ts';
import { type Accommodation, readTimeFactor, timeFactorLabel } from './accommodation.ts';

export interface AccommodationFieldsProps {
  value: Accommodation;
  onChange: (value: Accommodation) => void;
}

export function AccommodationFields({ value, onChange }: AccommodationFieldsProps) {
  return (
    <Stack gap="md">
      <Input.Wrapper label={said.timeForAnswers()} labelElement="div">
        <SegmentedControl
          aria-label={said.timeForAnswers()}
          size="md"
          fullWidth
          value={String(value.timeFactor)}
          onChange={(factor) => onChange({ ...value, timeFactor: readTimeFactor(factor) })}
          data={TIME_FACTORS.map((factor) => ({ value: String(factor), label: timeFactorLabel(factor) }))}
        />
      </Input.Wrapper>
      <Checkbox
        label={said.recordOnly()}
        description={said.recordOnlyHint()}
        checked={value.recordOnly}
        onChange={(event) => onChange({ ...value, recordOnly: event.currentTarget.checked })}
      />
    </Stack>
  );
}
