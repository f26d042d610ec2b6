import type { ReactNode } from 'react';
import { Checkbox, NumberInput, VisuallyHidden } from '@mantine/core';
import { YesNoField, type YesNoFieldProps } from '#web/ui/yes-no-field.tsx';
import classes from './step-form.module.css';

export interface MiscFieldProps {
  display?: { label: string; isDisplayed: boolean; onDisplay: (isOn: boolean) => void };
  children: ReactNode;
}

/** A field with a switch beside it: whether candidates see it. */
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

/** Yes and No in the size of the other choices of a step. */
export function WizardYesNo(props: Pick<YesNoFieldProps, 'label' | 'value' | 'onChange' | 'error'>) {
  return <YesNoField {...props} className={classes.choice ?? ''} />;
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
