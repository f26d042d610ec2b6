import { describe, expect, test } from 'vitest';
import { readResumeText } from './read-resume.ts';

const read = (...lines: string[]) =>
  readResumeText(lines.join('\n'), { skills: [], educations: [], today: new Date('2030-03-05') });
const found = (value: unknown, words: unknown = expect.stringMatching(/\S/)) => ({ value, words });

describe('a resume', () => {
  test.each([
    ['J OHN D OE', 'John Doe'],
    ['J O H N   D O E', 'John Doe'],
    ['John\nDoe', 'John Doe'],
    ['Claud D.Park | Engineer', 'Claud D. Park'],
    ['Franc¸ois Lef`evre — Welder', 'François Lefèvre'],
    ['Mar´ıa Nu˜nez', 'María Nuñez'],
    ['Larry Page\nlarry.page@mail.example', 'Larry Page'],
  ])('whose name is written %j gives %s', (head, name) => {
    expect(read(head, '12 Main Street').name?.value).toBe(name);
  });

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

  test('gives no phone number whose length does not fit the form', () => {
    expect(read('Jürgen Groß', 'Berlin, Germany', 'Mobil: +49 1512 3456789')).toMatchObject({
      mobile: null,
    });
  });

  test.each([
    ['a club', ['Member, Harbour Chess Club, 2006 - 2020']],
    ['a club under its heading', ['MEMBERSHIPS', 'Harbour Chess', '2006 - 2020']],
    ['a club for so many years', ['Working with wood.', 'Member of the chess club for 14 years']],
    ['voluntary work', ['Volunteer Experience', 'Food bank, 2006 - 2020']],
  ])('does not count %s as years at work', (_what, lines) => {
    expect(read('Nora Newcomer', ...lines).experience).toBeNull();
    const working = ['WORK EXPERIENCE', 'Nurse, City Hospital, 2016 - 2018'];
    expect(read('Nora Newcomer', ...working, ...lines).experience?.value).toEqual({ years: 2, months: 0 });
  });

  test('counts work at a club, and jobs before other headings', () => {
    const years = (years: number) => ({ value: { years, months: 0 } });
    expect(read('Nora Newcomer', 'EXPERIENCE', 'Manager, Fitness Club, 2012 - 2020')).toMatchObject({
      experience: years(8),
    });
    expect(
      read('Nora Newcomer', 'Training Coordinator', 'Acme, 2012 - 2020', 'PROJECTS', 'A bridge, 2019 - 2021'),
    ).toMatchObject({ experience: years(9) });
  });
});
