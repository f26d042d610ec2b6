import { expect, test } from 'vitest';
import { amountTyped, currencies, currencyLabel, currencySign, exactMoney, money } from './money.ts';

test('an amount is written in its currency, without cents', () => {
  expect(money('95000', 'USD')).toBe('$95,000');
  expect(money(95_000, 'EUR')).toBe('€95,000');
  expect(money('about 95', 'USD')).toBe('about 95');
  expect([currencySign('USD'), currencySign('GBP')]).toEqual(['$', '£']);
  expect(currencyLabel('EUR')).toBe('Euro (EUR)');
  expect(currencies()).toEqual(expect.arrayContaining(['CHF', 'EUR', 'INR', 'USD']));
  expect(currencies()).not.toContain('HRK');
});

test.each([
  ['52000', '52000'],
  ['52,000', '52000'],
  ['52.000', '52000'],
  ['52 000', '52000'],
  ['1,052,000.50', '1052000.50'],
  ['1.052.000,50', '1052000.50'],
  ["52'000.5", '52000.5'],
  ['23,50', '23.50'],
  ['', ''],
  ['much', 'much'],
])('the amount %j is %j', (typed, amount) => {
  expect(amountTyped(typed)).toBe(amount);
});

test('an amount has cents if it needs them, and as many as its currency has', () => {
  expect(exactMoney(52_000, 'USD')).toBe('$52,000');
  expect(exactMoney(23.5, 'EUR')).toBe('€23.50');
  expect(exactMoney(3_000_000, 'JPY')).toBe('¥3,000,000');
});
