import { expect, test } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/limits.ts';
import { isGuessable } from './guessable.ts';

const person = { name: "Siobhán O'Neil", email: 'siobhan.oneil@example.com' };

test.each([
  'Password1!',
  'P@ssw0rd1',
  'Pa$$w0rd!1',
  'Secret1!',
  '!Secret12',
  'Summer2024!',
  'Qwerty123!',
  'Dragon99#',
  'Iloveyou1!',
  '1q2w3e4r!',
  'Abc123!!',
  'a123456!',
  'Letmein!1',
  'Monkey#2',
  'aaaaaa1!',
  'abcabc12!',
  'Zxcvbnm1!',
  'Roundone1!',
  'R0und0ne!1',
  'Siobhan1!',
  'Oneil2024!',
  'siobhan.oneil1!',
  'OneilSiobhan1!',
  '1qaz@WSX3edc',
  'zaq1@WSX',
  '!QAZ2wsx',
  'Pass@word1',
  'P@ss-w0rd1',
  'Sun#shine42',
  'letmein123456!',
  'Dragon140798!',
  'Siobhan14071998',
  'Password!1a',
  'x1!Password',
  'aA1!aA1!',
  'aA1!aA1!9',
  'owl7owl7owl7!',
  '!@#$%^&*1a',
  'Qwerty!@#123',
  'Asdf1234!@',
  'Qwertz12#yxc',
])('%s is refused: attackers try it first', (password) => {
  expect(isGuessable(password, person)).toBe(true);
});

test('the name of the company in the e-mail address is refused', () => {
  const al = { name: 'Al', email: 'al@mail.acme-corp.com' };
  for (const password of ['acmecorp1!', 'Acme-Corp1', 'Acme2024!', '!AcmeCorp99'])
    expect([password, isGuessable(password, al)]).toEqual([password, true]);
  expect(isGuessable('acmecorp1!', person)).toBe(false);
});

test.each([
  'Quoin7!vex',
  'Brisk9?owl',
  'Monday7#tram',
  'k7$Rw!q2Zp',
  'blau#Kanne42x',
  'Correct4#horse',
  '9!Teal?Otter',
  'Horse#Monkey1',
  'Banana7!tram',
  'Mississi7!quo',
  'Kanne4711#Uhr',
  'asd7#Plum',
  'tr4m-B0ot-1x',
  'Xq3!dragon-Vu',
  'gelb3#Schuh',
  'Ohne2!Zucker',
])('%s is accepted', (password) => {
  expect(isGuessable(password, person)).toBe(false);
});

/** A generator of numbers below a limit, always in the same order. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

test('passwords made by chance are accepted', () => {
  const below = numbers(20_260_801);
  const from = (set: string) => set[below(set.length)]!;
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const all = `${letters}0123456789!@#$%^&*`;
  const refused: string[] = [];
  for (let round = 0; round < 1_000; round += 1) {
    const length = PASSWORD_MIN + (round % (PASSWORD_MAX - PASSWORD_MIN + 1));
    const made = [from(letters), from('0123456789'), from('!@#$%^&*')];
    while (made.length < length) made.splice(below(made.length + 1), 0, from(all));
    if (isGuessable(made.join(''), person)) refused.push(made.join(''));
  }
  expect(refused).toEqual([]);
});
