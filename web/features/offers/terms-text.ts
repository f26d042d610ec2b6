import { PAY_PERIODS, type PayPeriod } from '#contract/interview/offer-terms.ts';
import { exactMoney } from '#contract/shared/money.ts';

interface Pay {
  payAmount: number;
  payCurrency: string;
  payPeriod: PayPeriod;
}

/** "$52,000 a year" */
export const payText = ({ payAmount, payCurrency, payPeriod }: Pay): string =>
  `${exactMoney(payAmount, payCurrency)} ${PAY_PERIODS[payPeriod]}`;

/** "1 March 2030": a day is the same everywhere. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
