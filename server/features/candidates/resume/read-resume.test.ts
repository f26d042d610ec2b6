import { describe, expect, test } from 'vitest';
import { readResumeText } from './read-resume.ts';

const read = (...lines: string[]) =>
  readResumeText(lines.join('\n'), { skills: [], educations: [], today: new Date('2030-03-05') });
const found = (value: unknown, words: unknown = expect.stringMatching(/\S/)) => ({ value, words });

describe('a resume', () => {
  test('reads a phone number only from one line', () => {
    expect(
      read('Nora Newcomer', '742 Evergreen Terrace, Apartment 503', '555 0143', '12 Main Street'),
    ).toMatchObject({ mobile: null });
    expect(read('Nora Newcomer', '(503) 555-0143', '1200 Main Street, Portland, OR 97201')).toMatchObject({
      mobile: found('5035550143', '(503) 555-0143'),
    });
    expect(read('Nora Newcomer', '12 Main Street, Apt. 4 (503) 555-0143')).toMatchObject({
      mobile: found('5035550143'),
    });
  });

  test.each([
    ['of a referee', ['503 555 0143', 'EXPERIENCE', 'Nurse', 'REFERENCES', 'John Boss, phone 503 555 0199']],
    ['of a referee with a label', ['(503) 555-0143', 'Referees:', 'John Boss', 'Tel. (503) 226-0199']],
    ['of a referee on one line', ['503 555 0143', 'References: John Boss, mobile 503 555 0199']],
    ['of an employer', ['503 555 0143', 'EXPERIENCE', 'City Hospital', 'Tel. (503) 226-0199']],
    ['of an employer, without headings', ['503 555 0143', 'Nurse', 'a', 'b', 'c', 'Tel. (503) 226-0199']],
    ['of a supervisor', ['503 555 0143', 'EXPERIENCE', 'Supervisor: John Boss, phone 503 226 0199']],
    ['of a book', ['503 555 0143', 'PUBLICATIONS', 'Bees, ISBN 0306406152']],
    ['for an emergency', ['Emergency contact: Mary, mobile 503 226 0199', 'Phone: 503 555 0143']],
  ])('does not take the number %s', (_what, lines) => {
    expect(read('Nora Newcomer', ...lines).mobile?.value).toBe('5035550143');
    const others = lines.filter((line) => !line.includes('0143') && !line.startsWith('Tel. '));
    if (others.length > 0 && !lines.some((line) => line.startsWith('Tel. '))) {
      expect(read('Nora Newcomer', ...others).mobile).toBeNull();
    }
  });

  test.each([
    [['Boise, ID 83702 (503) 555-0143']],
    [['Fax 503 226 0199, Tel. 503 555 0143']],
    [['Home phone: 503 226 0199', 'Mobile: 503 555 0143']],
    [['Registered nurse, license 12345, phone 503 555 0143']],
    [['EXPERIENCE', 'Nurse, 2016 - 2018', 'References available on request', 'Phone 503 555 0143']],
    [['Portland | nora@mail.example | 503.555.0143']],
    [['503 226 0199 fax, 503 555 0143 cell']],
    [['(503) 226-0199 (fax) | (503) 555-0143 (mobile)']],
    [['Phone: 503 226 0199 (work), 503 555 0143 (cell), nora@mail.example']],
    [['Mobile: 503 555 0143 Fax: 503 226 0199']],
    [['(fax) 503 226 0199 (mobile) 503 555 0143']],
    [['503 555 0143 Office manager, 503 226 0199 office']],
  ])('takes the own number of %j', (lines) => {
    expect(read('Nora Newcomer', ...lines).mobile?.value).toBe('5035550143');
  });

  test('gives no phone number whose length does not fit the form', () => {
    expect(read('Jürgen Groß', 'Berlin, Germany', 'Mobil: +49 1512 3456789')).toMatchObject({
      mobile: null,
    });
  });

  test('does not count what has a heading of its own as years at work', () => {
    for (const heading of ['MEMBERSHIPS', 'Volunteer Experience', 'Interests'])
      expect(read('Nora Newcomer', heading, 'Harbour Chess', '2006 - 2020').experience).toBeNull();
  });

  test.each([
    ['At home with my children, 2006 - 2020'],
    ['2006 - 2020 Career break'],
    ['Parental leave, 2018 - 2019'],
    ['Clerk, since spring 2020'],
    ["Clerk, '15 - '18"],
  ])('gives no years of work for %j', (line) => {
    expect(read('Nora Newcomer', 'EXPERIENCE', line).experience).toBeNull();
  });

  test.each([
    '03/2018 – heute',
    '03/2018 - aujourd’hui',
    '03/2018 hasta la actualidad',
    '03/2018 – obecnie',
    '03/2018 – настоящее время',
    '03/2018 – present',
  ])('knows that the present job goes on: %s', (dates) => {
    expect(read('Nora Newcomer', 'EXPERIENCE', `Baker, ${dates}`).experience).toEqual(
      found({ experienceInYear: 12, experienceInMonth: 1 }, dates),
    );
  });

  test.each(['Clerk, since spring 2020', '2020 onwards: Clerk', 'Clerk, Q1 2020 - Q3 2021'])(
    'offers no years if it has dates that are not read: %s',
    (line) => {
      expect(read('Nora Newcomer', 'EXPERIENCE', 'Clerk, 2010 - 2012', line).experience).toBeNull();
    },
  );

  test('counts jobs before other headings', () => {
    expect(
      read('Nora Newcomer', 'Training Coordinator', 'Acme, 2012 - 2020', 'PROJECTS', 'A bridge, 2019 - 2021'),
    ).toMatchObject({ experience: { value: { experienceInYear: 9, experienceInMonth: 0 } } });
  });
});
