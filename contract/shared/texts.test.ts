import { expect, test } from 'vitest';
import { endpoints } from './api.ts';
import { NOTICES } from '../account/notice-kinds.ts';
import { TEXTS, tooLarge } from './texts.ts';
import { counted, hoursInWords, listed } from './words.ts';

test('sentences that contain a limit are worded as in the specification', () => {
  expect(TEXTS).toMatchObject({
    fileTooLarge: 'Size must be less than or equal to 5MB',
    zipcode: 'Zipcode must be of 5 digit',
    passwordRule:
      'Password must contain minimum 7 characters, atleast 1 letter, 1 number and 1 special character',
  });
  expect(NOTICES['interview-reminder'].text()).toBe('A day before your interview opens, and an hour before.');
  expect(tooLarge(500 * 1024 * 1024)).toBe('Size must be less than or equal to 500 MB');
});

test('the API’s page states the same limits', () => {
  const summaryOf = (path: string) => endpoints.find((endpoint) => endpoint.path === path)?.summary;
  expect(summaryOf('interview/scheduleInterview')).toBe(
    "Accept a pending application. The AI interview opens at the given time, for as many days as the job's settings say (3 days by default).",
  );
  expect(summaryOf('interview/correctAnswer')).toContain('within 7 days of the report.');
  expect(summaryOf('jobs/submitWorkLocation')).toBe(
    'Step 7: where the work is done. Not needed for a job that is 100% Remote.',
  );
  expect(summaryOf('jobs/uploadVideo')).toBe('Step 9: the personal message, a video.');
});

test('numbers in words', () => {
  expect([counted(1, 'day'), counted(3, 'day')]).toEqual(['1 day', '3 days']);
  expect([hoursInWords(1), hoursInWords(5)]).toEqual(['an hour', '5 hours']);
  expect([listed([], 'or'), listed([1], 'or'), listed([1, 1.5, 2], 'or')]).toEqual(['', '1', '1, 1.5 or 2']);
});
