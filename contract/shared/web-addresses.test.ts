import { expect, test } from 'vitest';
import { processorMs } from '#server/testing/processor-time.ts';
import { companyName, designation, personName } from './rules.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from './texts.ts';
import { holdsWebAddress, titleHoldsWebAddress } from './web-addresses.ts';

test.each([
  'Win money at evil.com',
  'evil.com',
  'www.x',
  'http://evil',
  'HTTPS://EVIL.EXAMPLE/x',
  'bit.ly/win',
  'Anna evil.co.uk Smith',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'выигрыш.рф',
  'xn--e1afmkfd.xn--p1ai',
  'mail me@evil.com',
  '10.20.30.40',
  'Win cash evil.support',
  'Go to evil.group',
  'a.de',
  'j.page',
  'evil.com-Now',
  'Acme T.Co/win',
])('%s holds an address of the web', (text) => {
  expect(holdsWebAddress(text)).toBe(true);
});

test.each([
  'J.R. Smith',
  'St.John',
  'Md.Ali',
  'José M.Pérez',
  'Ph.D',
  'Siobhán O’Neil-李',
  '山田 太郎',
  'J.Page',
  'Mohd.Al Amin',
  'Ma.De Leon',
  'John Smith.Jr',
  'john.smith',
  'J.de Vries',
  'J.Win-Smith',
  'B.Tech',
  'Acme Pvt.Ltd',
  'Acme S.A.de C.V.',
  'E.ON',
  'U.S.Bank',
  'St.Gallen Web 2.0',
  'Jean Com. Dupont',
  'Acme GmbH & Co. KG',
  '...',
  '',
])('%s holds none', (text) => {
  expect(holdsWebAddress(text)).toBe(false);
});

test.each([personName, companyName])('a name with a web address is refused with what to do', (rule) => {
  const refused = rule.safeParse('Win money at evil.com');
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([rules.nameHoldsAddress()]);
  expect(personName.safeParse('J.R. Smith').success).toBe(true);
});

test.each([
  'Visit https://evil.com now',
  'www.evil.com',
  'Win at evil.com',
  'Nurse evil.support',
  'Nurse (evil.de)',
  'Evil.NET',
  'evil.in',
])('%s is no title of a job', (title) => {
  const refused = designation.safeParse(title);
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([TEXTS.designation]);
});

test.each([
  'ASP.NET Core Developer',
  'Sr..NET Developer',
  '.NET Developer',
  'C#.NET',
  'Node.js Engineer',
  'Socket.io Developer',
  'Force.com Developer',
  'Développeur.se web',
  'Employé.es de bureau',
  'Entwickler.in',
  'Ingenieur.in (m.w.d.)',
  'Sr.Engineer',
  'Sr.Software Engineer',
  'I.T.Support',
  'Dipl.Ing',
  'Web 2.0 Designer',
])('%s is the title of a job', (title) => {
  expect(designation.safeParse(title).success).toBe(true);
});

test('a very long text is checked quickly', async () => {
  const spent = await processorMs(2_000, () => {
    for (const run of ['.', 'a', 'a.', '-', ' ', '。', 'x.y-']) {
      holdsWebAddress(run.repeat(250_000));
      titleHoldsWebAddress(run.repeat(250_000));
    }
  });
  expect(spent).toBeLessThanOrEqual(2_000);
});
