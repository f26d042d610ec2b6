import { language, locale } from '../messages/message.ts';

/** Amounts of money. Those of a job are whole units of its company's currency. */

/** The currency of a company that chose none. */
export const USUAL_CURRENCY = 'USD';

/** Codes that `Intl` lists although nobody is paid in them, or no longer is. */
const NOT_PAID_IN = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'XDR', 'XSU', 'ZWL']);

/** The ISO 4217 codes of currencies that people are paid in. */
export const currencies = (): string[] =>
  Intl.supportedValuesOf('currency').filter((code) => !NOT_PAID_IN.has(code));

/** In English, '$' means the dollar of most readers, the US dollar. */
const spoken = () => (language() === 'en' ? 'en-US' : locale());

const formatOf = (currency: string) =>
  new Intl.NumberFormat(spoken(), { style: 'currency', currency, maximumFractionDigits: 0 });

/** '$95,000' for '95000' in USD. Text that is not a number stays unchanged. */
export function money(amount: string | number, currency: string): string {
  const value = Number(amount);
  return Number.isFinite(value) ? formatOf(currency).format(value) : String(amount);
}

/** '$' for USD, 'CHF' for CHF. */
export const currencySign = (currency: string): string =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** 'US Dollar (USD)' */
export const currencyLabel = (currency: string): string =>
  `${new Intl.DisplayNames(spoken(), { type: 'currency' }).of(currency)} (${currency})`;

/** How many digits after the point an amount of this currency has: 2 for USD, 0 for JPY. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits!;

/** The amount to the cent: '$23.50', and '$52,000' without cents. */
export const exactMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(spoken(), {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : fractionDigits(currency),
    maximumFractionDigits: Number.isInteger(amount) ? 0 : fractionDigits(currency),
  }).format(amount);

/**
 * The number to send in a call for an amount that someone typed: '52,000', '52.000' and '52 000' are all '52000', and
 * '23,50' is '23.50'. Text that is not an amount is returned unchanged.
 */
export function amountTyped(typed: string): string {
  const plain = typed.replace(/[\s'’]/g, '');
  const cents = /[.,](\d{1,2})$/.exec(plain);
  const whole = (cents === null ? plain : plain.slice(0, cents.index)).replace(/[.,]/g, '');
  return cents === null ? whole : `${whole}.${cents[1]}`;
}
