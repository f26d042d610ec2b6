import { locale } from '#contract/messages/message.ts';

/** A share from 0 to 1, as the language writes it: '83%', '83 %', '66,67 %'. */
export const percent = (share: number, decimals = 0): string =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(share);
