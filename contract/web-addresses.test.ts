import { expect, test } from 'vitest';
import { processorMs } from '#server/testing/processor-time.ts';
import { companyName, designation, personName } from './rules.ts';
import { TEXTS } from './texts.ts';
import { holdsWebAddress, titleHoldsWebAddress } from './web-addresses.ts';

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
  'Win cash evil.support',
  'evil.finance',
  'evil.sbs',
  'Go to evil.group',
  'Evil.Berlin',
  'evil.nyc',
  'evil.cat',
  'x.ru',
  'a.de',
  'Go to a.de now',
  'j.page',
  'EVIL.SUPPORT',
  'evil.com-Now',
  'Acme T.Co/win',
  'X.Com',
  'вася.москва',
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
  'J.Page',
  'J.Cash',
  'A.Win',
  'Mohd.Al Amin',
  'Sk.Md Rahman',
  'Abd.El Kader',
  'Ma.De Leon',
  'John Smith.Jr',
  'John.Smith',
  'john.smith',
  'J.de Vries',
  'J.R.R.Page',
  'J.Win-Smith',
  'Dra.La Rosa',
  'B.Tech',
  'Dr.Ing Fischer',
  'Acme Pvt.Ltd',
  'Acme Co.,Ltd.',
  'Acme S.A.de C.V.',
  'Acme S.p.A.',
  'E.ON',
  'U.S.Bank',
  'H.M.Studio',
  'Dr.Oetker',
  'St.Gallen Web 2.0',
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

test.each([personName, companyName])('a name with a web address is refused with what to do', (rule) => {
  const refused = rule.safeParse('Win money at evil.com');
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([TEXTS.nameHoldsAddress]);
  expect(personName.safeParse('J.R. Smith').success).toBe(true);
});

test.each([
  'Visit https://evil.com now',
  'www.evil.com',
  'Win at evil.com',
  'Nurse evil.support',
  'Nurse (evil.de)',
  'Nurse/evil.net',
  'Evil.NET',
  'evil.io Developer',
  'evil.in',
])('%s is no title of a job', (title) => {
  const refused = designation.safeParse(title);
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([TEXTS.designation]);
});

test.each([
  'ASP.NET Core Developer',
  'ASP.NET-Entwickler*in',
  'Sr..NET Developer',
  'Sr.Net Developer',
  '.NET Developer',
  'C#/.NET Developer',
  'C#.NET',
  'VB.Net Programmer',
  'Node.js Engineer',
  'Vue.js/Next.js Developer',
  'D3.js',
  'Socket.io Developer',
  'Force.com Developer',
  'Développeur.se web',
  'Technicien.ne de surface',
  'Employé.es de bureau',
  'Chargé.e de mission',
  'Entwickler.in',
  'Ingenieur.in (m.w.d.)',
  'Sr.Engineer',
  'Mech.Engineering Lead',
  'Asst.Manager',
  'Sr.Software Engineer',
  'I.T.Support',
  'P.E.Teacher',
  'Dipl.Ing',
  'R.N., M.Sc.',
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
