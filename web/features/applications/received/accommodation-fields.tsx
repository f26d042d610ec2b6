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
      <Input.Wrapper label="Time for each answer" labelElement="div">
        <SegmentedControl
          aria-label="Time for each answer"
          size="md"
          fullWidth
          value={String(value.timeFactor)}
          onChange={(factor) => onChange({ ...value, timeFactor: readTimeFactor(factor) })}
          data={TIME_FACTORS.map((factor) => ({ value: String(factor), label: timeFactorLabel(factor) }))}
        />
      </Input.Wrapper>
      <Checkbox
        label="Record only"
        description="Leaving the tab or window is noted and does not end the interview."
        checked={value.recordOnly}
        onChange={(event) => onChange({ ...value, recordOnly: event.currentTarget.checked })}
      />
    </Stack>
  );
}
