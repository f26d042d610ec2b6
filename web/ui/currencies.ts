import { currencies, currencyLabel } from '#contract/shared/money.ts';

/** The currencies of a select, by their names. */
export const CURRENCY_CHOICES = currencies()
  .map((value) => ({ value, label: currencyLabel(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
