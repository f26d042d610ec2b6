import { expect, test } from 'vitest';
import { type Language, speakAs } from '../messages/message.ts';
import { exactMoney } from './money.ts';
import { dayInWords, timeInDigits } from './times.ts';
import { agoInWords, daysInWords, hoursInWords, listed, megabytes, timeInWords } from './words.ts';

const written = (language: Language) => {
  speakAs(() => language);
  try {
    const moment = new Date('2026-09-12T14:05:00.000Z');
    return [
      dayInWords(moment, 'Europe/Berlin'),
      timeInDigits(moment, 'Europe/Berlin'),
      [0, 90, 3_600, 200_000].map(agoInWords),
      [daysInWords(1), daysInWords(12), hoursInWords(1), timeInWords(240)],
      [listed(['A', 'B', 'C'], 'and'), listed([1, 1.5, 2], 'or'), megabytes(1_600_000)],
      exactMoney(23.5, 'EUR'),
    ];
  } finally {
    speakAs(() => 'en');
  }
};

test('days, times, amounts and lists are written as in the language that is spoken', () => {
  expect(written('en')).toEqual([
    '12 Sep 2026',
    '4:05 PM',
    ['just now', '1 minute ago', '1 hour ago', '2 days ago'],
    ['1 day', '12 days', 'an hour', '4 minutes'],
    ['A, B and C', '1, 1.5 or 2', '1.5 MB'],
    '€23.50',
  ]);
  expect(written('es')).toEqual([
    '12 sept 2026',
    '16:05',
    ['ahora mismo', 'hace 1 minuto', 'hace 1 hora', 'hace 2 días'],
    ['1 día', '12 días', 'una hora', '4 minutos'],
    ['A, B y C', '1, 1,5 o 2', '1,5 MB'],
    '23,50\u00a0€',
  ]);
  expect(written('de')).toEqual([
    '12. Sept. 2026',
    '16:05',
    ['gerade eben', 'vor 1 Minute', 'vor 1 Stunde', 'vor 2 Tagen'],
    ['1 Tag', '12 Tage', 'eine Stunde', '4 Minuten'],
    ['A, B und C', '1, 1,5 oder 2', '1,5 MB'],
    '23,50\u00a0€',
  ]);
});
