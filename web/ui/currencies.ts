import { locale } from '#contract/messages/message.ts';
import { currencies, currencyLabel } from '#contract/shared/money.ts';

let choices: { value: string; label: string }[] | undefined;

/** The currencies for a select, by name. */
export const currencyChoices = () =>
  (choices ??= currencies()
    .map((value) => ({ value, label: currencyLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale())));
