import type { ReactNode } from 'react';
import { Checkbox, Group, NumberInput, Radio, VisuallyHidden } from '@mantine/core';
import type { YesNo } from '../misc-info/misc-info-values.ts';
import classes from './step-form.module.css';

export interface MiscFieldProps {
  display?: { label: string; isDisplayed: boolean; onDisplay: (isOn: boolean) => void };
  children: ReactNode;
}

/** A field and, beside it, whether candidates see it. */
export function MiscField({ display, children }: MiscFieldProps) {
  return (
    <div className={classes.field}>
      <div className={classes.fieldBody}>{children}</div>
      {display ? (
        <Checkbox
          className={classes.display}
          label={
            <>
              Display To Candidates<VisuallyHidden>: {display.label}</VisuallyHidden>
            </>
          }
          checked={display.isDisplayed}
          onChange={(event) => display.onDisplay(event.currentTarget.checked)}
        />
      ) : null}
    </div>
  );
}

export interface YesNoFieldProps {
  label: string;
  value: YesNo;
  onChange: (answer: 'true' | 'false') => void;
  error: string | undefined;
}

export function YesNoField({ label, value, onChange, error }: YesNoFieldProps) {
  return (
    <Radio.Group
      label={label}
      required
      value={value || null}
      onChange={(answer) => onChange(answer === 'true' ? 'true' : 'false')}
      error={error}
    >
      <Group gap="lg">
        <Radio value="true" label="Yes" className={classes.choice} />
        <Radio value="false" label="No" className={classes.choice} />
      </Group>
    </Radio.Group>
  );
}

export interface DollarInputProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error: string | undefined;
}

/** Whole dollars, as digits. */
export function DollarInput({ label, value, onChange, error }: DollarInputProps) {
  return (
    <NumberInput
      label={label}
      leftSection="$"
      thousandSeparator=","
      allowNegative={false}
      allowDecimal={false}
      maxLength={11}
      hideControls
      inputMode="numeric"
      value={value}
      onChange={(amount) => onChange(String(amount))}
      error={error}
    />
  );
}
