import { expect, test } from 'vitest';
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
])('%s is refused: attackers try it first', (password) => {
  expect(isGuessable(password, person)).toBe(true);
});

test.each([
  'Quoin7!vex',
  'Brisk9?owl',
  'Monday7#tram',
  'k7$Rw!q2Zp',
  'blau#Kanne42x',
  'Correct4#horse',
  '9!Teal?Otter',
])('%s is accepted', (password) => {
  expect(isGuessable(password, person)).toBe(false);
});
