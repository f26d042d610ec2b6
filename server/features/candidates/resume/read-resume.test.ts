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
    [['Boise, ID', 'ID 12 | 503 555 0143']],
    [['Tel. 503 555 0143, Fax 503 226 0199']],
    [['Fax 503 226 0199, Tel. 503 555 0143']],
    [['Home phone: 503 226 0199', 'Mobile: 503 555 0143']],
    [['Registered nurse, license 12345, phone 503 555 0143']],
    [['EXPERIENCE', 'Nurse, 2016 - 2018', 'References available on request', 'Phone 503 555 0143']],
    [['EXPERIENCE', 'Reference librarian', 'CONTACT', '503 555 0143']],
    [['PROFILE', 'A nurse.', 'Phone', '503 555 0143']],
    [['Portland | nora@mail.example | 503.555.0143']],
    [['503 226 0199 fax, 503 555 0143 cell']],
    [['503 226 0199 fax, 503 555 0143']],
    [['503 226 0199 fax 503 555 0143 cell phone']],
    [['503 226 0199 - fax, 503 555 0143 - cell']],
    [['(503) 226-0199 (fax) | (503) 555-0143 (mobile)']],
    [['(503) 226-0199 (home) | (503) 555-0143 (mobile)']],
    [['(503) 226-0199 (fax) (503) 555-0143 (mobile)']],
    [['503 226 0199 (emergency contact), 503 555 0143']],
    [['Phone: 503 226 0199 (work), 503 555 0143 (cell), nora@mail.example']],
    [['Fax: 503 226 0199 Mobile: 503 555 0143']],
    [['Mobile: 503 555 0143 Fax: 503 226 0199']],
    [['Mobile 503 555 0143, Fax 503 226 0199']],
    [['Mobile 503 555 0143 Fax 503 226 0199']],
    [['(fax) 503 226 0199 (mobile) 503 555 0143']],
    [['Mobile: 503 555 0143 Fax/Tel: 503 226 0199']],
    [['Mobile 503 555 0143, fax on request']],
    [['503 555 0143 Office manager, 503 226 0199 office']],
  ])('takes the own number of %j', (lines) => {
    expect(read('Nora Newcomer', ...lines).mobile?.value).toBe('5035550143');
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
    ['what its line calls so', ['Affiliations: Harbour Chess, 2006 - 2020']],
    ['a leader of scouts', ['Scout leader, 2006 - 2020']],
    ['a team of rowers', ['Rowing team 2006 - 2020']],
    ['a trade union', ['Trade union, 2006 - present']],
    ['a board', ['Board member, Harbour Trust, 2006 - 2020']],
    ['a voluntary office', ['Treasurer, Rotary Club of Portland (volunteer), 2006 - 2020']],
    ['an office in a club', ['2006 - 2020: Treasurer, Rotary Club of Portland']],
    ['a membership', ['IEEE, member, 2006 - 2020']],
    ['a senior membership', ['IEEE Senior Member, 2006 - 2020']],
    ['a volunteer', ['Food bank volunteer', '2006 - 2020']],
  ])('does not count %s as years at work', (_what, lines) => {
    expect(read('Nora Newcomer', ...lines).experience).toBeNull();
    const working = ['WORK EXPERIENCE', 'Nurse, City Hospital, 2016 - 2018'];
    expect(read('Nora Newcomer', ...working, ...lines).experience?.value).toEqual({ years: 2, months: 0 });
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
    '03/2018 bis jetzt',
    '03/2018 - aujourd’hui',
    '03/2018 à présent',
    '03/2018 – actualidad',
    '03/2018 hasta la actualidad',
    '03/2018 – presente',
    '03/2018 – oggi',
    '03/2018 – heden',
    '03/2018 – hoje',
    '03/2018 – obecnie',
    '03/2018 – prezent',
    '03/2018 – настоящее время',
    '03/2018 – nuvarande',
    '03/2018 – present',
  ])('knows that the present job goes on: %s', (dates) => {
    expect(read('Nora Newcomer', 'EXPERIENCE', `Baker, ${dates}`).experience).toEqual(
      found({ years: 12, months: 1 }, dates),
    );
  });

  test.each(['Clerk, since spring 2020', '2020 onwards: Clerk', 'Clerk, Q1 2020 - Q3 2021'])(
    'offers no years if it has dates that are not read: %s',
    (line) => {
      expect(read('Nora Newcomer', 'EXPERIENCE', 'Clerk, 2010 - 2012', line).experience).toBeNull();
    },
  );

  test.each([
    'Team member, Burger House',
    'Crew Member | Burger House',
    'Cast Member, Theme Park',
    'Staff member, City Library',
    'Member of Technical Staff, Acme Corp',
    'Senior Member of the Technical Staff, Acme Corp',
    'Member Technical Staff - Acme Corp',
    'Member of the payments team, Acme Corp',
    'Member Services Representative, Harbour Credit Union',
    'Treasurer, Acme Corp',
    'Board engineer, Acme Corp',
    'Circuit board designer, Acme Corp',
    'Volunteer Coordinator, Food Bank',
    'Director of Volunteer Services, City Hospital',
    'Trade Union Officer, Harbour Workers',
    'Teller, Harbour Credit Union',
    'Talent Scout, Harbour United',
    'Football team coach, Harbour United',
    'Nurse, City Hospital, member of the hygiene group',
    'Nurse, City Hospital. Trained each new volunteer',
    'Rotary drilling engineer, Acme Oil',
  ])('counts %s as work', (job) => {
    const years = { value: { years: 8, months: 0 } };
    expect(read('Nora Newcomer', `${job}, 2012 - 2020`)).toMatchObject({ experience: years });
    expect(read('Nora Newcomer', 'EXPERIENCE', `2012 - 2020 ${job}`)).toMatchObject({ experience: years });
    expect(read('Nora Newcomer', 'EXPERIENCE', job, '2012 - 2020')).toMatchObject({ experience: years });
  });

  test('does not count unpaid work under a heading about work', () => {
    for (const line of [
      'Treasurer, Rotary Club of Portland (volunteer)',
      'IEEE, member',
      'Scout leader',
      'Volunteer, Food bank',
      'Affiliations: Harbour Chess',
      'Board member, Harbour Trust',
    ]) {
      expect([line, read('Nora Newcomer', 'EXPERIENCE', `${line}, 2006 - 2020`).experience]).toEqual([
        line,
        null,
      ]);
    }
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
