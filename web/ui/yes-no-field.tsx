import * as common from '#contract/messages/en/common.ts';
import { requiredGroup } from './form/required-group.ts';
import { Group, Radio, type MantineSpacing } from '@mantine/core';

/** Null until the question is answered. */
export type YesNo = boolean | null;

export interface YesNoFieldProps {
  label: string;
  value: YesNo;
  onChange: (answer: boolean) => void;
  error: string | undefined;
  gap?: MantineSpacing;
  /** Padding above and below the two answers. */
  py?: number;
  /** Padding above and below each answer. */
  answerPy?: number;
}

export function YesNoField({ label, value, onChange, error, gap = 'lg', py, answerPy }: YesNoFieldProps) {
  return (
    <Radio.Group
      ref={requiredGroup}
      label={label}
      required
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
      error={error}
    >
      <Group gap={gap} py={py}>
        <Radio value="yes" label={common.yes()} py={answerPy} />
        <Radio value="no" label={common.no()} py={answerPy} />
      </Group>
    </Radio.Group>
  );
}
