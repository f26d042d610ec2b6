import { describe, expect, test } from 'vitest';
import { processorMs } from '#server/testing/processor-time.ts';
import { candidateProfileForm } from '../account/candidate.ts';
import { employerProfileForm } from '../account/employer.ts';
import { workLocationForm } from '../job/job-steps.ts';
import { tidyLink } from './tidy.ts';
import { contactForm, signUpForm } from '../account/users.ts';

/** Parses one field with the schema: returns its value or the message. */
function read(schema: { shape: Record<string, unknown> }, field: string, value: unknown): unknown {
  const { success, data, error } = (schema.shape[field] as typeof contactForm.shape.phone).safeParse(value);
  return success ? data : error.issues[0]?.message;
}

const mobiles: [unknown, string][] = [
  ['5550101234', '5550101234'],
  ['(555) 010-1234', '5550101234'],
  ['555\u2011010\u00a01234', '5550101234'],
  ['+1 (555) 010-1234', '5550101234'],
  ['001 555 010 1234', '5550101234'],
  ['+44 (0)7700 900123', '7700900123'],
  ['+91 98765 43210', '9876543210'],
];
const wrongMobiles = [
  '12345678901',
  '555-010-12',
  '+1 555 010 123',
  '+55 11 91234 5678',
  '5'.repeat(2_000_000),
];

describe('a mobile number', () => {
  const ofRegistration = (value: unknown) => read(signUpForm.options[1], 'mobile', value);
  const ofProfile = (value: unknown) => read(candidateProfileForm, 'mobile', value);

  test.each(mobiles)('%j is kept as %s', (typed, kept) => {
    expect([ofRegistration(typed), ofProfile(typed)]).toEqual([kept, kept]);
  });

  test.each(wrongMobiles)('%j is refused, not shortened', (typed) => {
    const said = [
      /^\d+$/.test(typed) || !typed.startsWith('+')
        ? 'Please enter a mobile number with 10 digits'
        : 'Only numbers are allowed',
      'Invalid contact no',
    ];
    expect([ofRegistration(typed), ofProfile(typed)]).toEqual(said);
  });

  test.each(['', '   ', '--'])('%j counts as no number', (typed) => {
    expect([ofRegistration(typed), ofProfile(typed)]).toEqual([
      'Only numbers are allowed',
      'Contact No cannot be empty',
    ]);
  });

  test('a letter gets the message about digits', () => {
    expect(ofRegistration('55501o1234')).toBe('Only numbers are allowed');
  });
});

test.each([
  ['555-010-1234', '5550101234'],
  ['+49 (0) 30 / 123 456', '+49030123456'],
  [5550101234, '5550101234'],
  ['555 CALL', 'Please enter a valid Phone number'],
  ['1'.repeat(16), 'Please enter a valid Phone number'],
])('the phone number %j of a message is read as %s', (typed, kept) => {
  expect(read(contactForm, 'phone', typed)).toBe(kept);
});

test.each([
  ['10001', '10001'],
  [' 100 01 ', '10001'],
  ['1-0001', '10001'],
  ['10001-1234', 'Zipcode must be of 5 digit'],
  ['01234', 'Zipcode must be of 5 digit'],
])('the zip code %j is read as %s in all three forms', (typed, kept) => {
  expect([
    read(candidateProfileForm, 'zipCode', typed),
    read(employerProfileForm, 'zipCode', typed),
    read(workLocationForm, 'zipcode', typed),
  ]).toEqual([kept, kept, kept]);
});

const LINK = 'Please enter a link that begins with https://';
describe('a link', () => {
  test.each([
    ['', ''],
    ['linkedin.com/in/x', 'https://linkedin.com/in/x'],
    ['  www.linkedin.com/in/zoë ', 'https://www.linkedin.com/in/zoë'],
    ['example.com:8443/cv?a=1#b', 'https://example.com:8443/cv?a=1#b'],
    ['HTTPS://Example.com/x', 'HTTPS://Example.com/x'],
    ['linkedin', LINK],
    // A login before the host, and a character that turns the direction of the text.
    ['https://linkedin.com:x@evil.com/in/x', LINK],
    ['https://evil.com/\u202Efdp.emuser', LINK],
    ['javascript:alert(1)', LINK],
    ['x@example.com', LINK],
    ['https://example.com/"><script>', LINK],
    ['two words.com', LINK],
    [`example.com/${'x'.repeat(300)}`, LINK],
    [`http://${'.'.repeat(60_000)}<`, LINK],
  ])('%j is kept as %s', (typed, kept) => {
    for (const field of ['linkedinProfile', 'portfolio'])
      expect(read(candidateProfileForm, field, typed)).toBe(kept);
  });

  test.each(['a', '.', 'a.', '-', '/', 'a.b:'])('a text of many %j is parsed quickly', async (unit) => {
    const spent = await processorMs(200, () => {
      tidyLink(unit.repeat(500_000));
      read(candidateProfileForm, 'portfolio', unit.repeat(100));
    });
    expect(spent).toBeLessThanOrEqual(200);
  });
});
