import { NumberInput } from '@mantine/core';
import { USUAL_CURRENCY, currencySign } from '#contract/shared/money.ts';
import { inDigits } from '#contract/shared/words.ts';
import { getCompany } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { YesNoField, type YesNoFieldProps } from '#web/ui/yes-no-field.tsx';

/** Yes and No in the size of the other choices in a step. */
export function WizardYesNo(props: Pick<YesNoFieldProps, 'label' | 'value' | 'onChange' | 'error'>) {
  return <YesNoField {...props} answerPy={10} />;
}

/** How long the company's currency counts as fresh. */
const FRESH_MS = 60_000;

/** The code of the currency the company pays in. */
export const useCurrency = (): string =>
  useRead(getCompany, {}, { staleTime: FRESH_MS }).data?.currency ?? USUAL_CURRENCY;

interface AmountInputProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error: string | undefined;
}

/** What stands between the digits of a number: ',' in English, '.' in German. */
const between = (number: number, decimals: number): string =>
  inDigits(number, decimals).replaceAll(/\d/g, '');

/** A whole amount in the company's currency, as digits. */
export function AmountInput({ label, value, onChange, error }: AmountInputProps) {
  const sign = currencySign(useCurrency());
  return (
    <NumberInput
      label={label}
      leftSection={sign}
      leftSectionWidth={`${sign.length + 2}ch`}
      thousandSeparator={between(10_000, 0)}
      decimalSeparator={between(0.5, 1)}
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
