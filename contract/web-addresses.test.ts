import { expect, test } from 'vitest';
import { processorMs } from '#server/testing/processor-time.ts';
import { personName } from './rules.ts';
import { TEXTS } from './texts.ts';
import { holdsWebAddress } from './web-addresses.ts';

test.each([
  'Win money at evil.com',
  'evil.com',
  'Evil.Com.',
  'www.x',
  'www.evil',
  'Visit www.evil.example now',
  'http://evil',
  'HTTPS://EVIL.EXAMPLE/x',
  'ftp://evil',
  'bit.ly/win',
  't.me',
  'Anna evil.co.uk Smith',
  'evil.de',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'выигрыш.рф',
  'xn--e1afmkfd.xn--p1ai',
  'mail me@evil.com',
  '10.20.30.40',
])('%s holds an address of the web', (text) => {
  expect(holdsWebAddress(text)).toBe(true);
});

test.each([
  'J.R. Smith',
  'J.R.R. Tolkien',
  'St.John',
  'Dr.Le',
  'Md.Ali',
  'José M.Pérez',
  'Mr.Li',
  'Ph.D',
  'Siobhán O’Neil-李',
  '山田 太郎',
  'Com Net',
  'Jean Com. Dupont',
  'Acme GmbH & Co. KG',
  '3M',
  'Inc.',
  '...',
  '',
])('%s holds none', (text) => {
  expect(holdsWebAddress(text)).toBe(false);
});

test('a person’s name with a web address is refused with the message for names', () => {
  const refused = personName.safeParse('Win money at evil.com');
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([TEXTS.invalidName]);
  expect(personName.safeParse('J.R. Smith').success).toBe(true);
});

test('a very long text is checked quickly', async () => {
  const spent = await processorMs(2_000, () => {
    for (const run of ['.', 'a', 'a.', '-', ' ', '。', 'x.y-']) holdsWebAddress(run.repeat(500_000));
  });
  expect(spent).toBeLessThanOrEqual(2_000);
});
