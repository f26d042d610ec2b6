import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules } from '#web/ui/form/check.ts';
import {
  checkProfile,
  emptyProfile,
  monthFor,
  monthOptions,
  newRequestOf,
  spelledSkills,
  topmost,
  type ProfileValues,
} from './values.ts';

beforeAll(loadRules);

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const kept = (path: string) => ({ path, name: path, url: null });
const complete: ProfileValues = {
  ...emptyProfile({ name: 'Zoë O’Neil', mobile: '5550101234' }),
  fullAddress: '12 Long Street, Third Floor',
  countryId: 'US',
  stateId: 'US.NY',
  cityId: '1',
  zipCode: '10001',
  educationId: id(1),
  skills: ['javascript', 'Knot tying'],
  experienceInYear: '0',
  experienceInMonth: '3',
  avatarPath: kept('image-1.png'),
  resumePath: kept('resume-1.pdf'),
  terms: true,
};
const master = [{ id: id(2), name: 'JavaScript' }];

describe('a first profile', () => {
  test('an empty profile gets an error for every required field', () => {
    expect(checkProfile(emptyProfile({ name: '', mobile: '' }), true)).toEqual({
      name: 'Name cannot be empty',
      mobile: 'Contact No cannot be empty',
      fullAddress: 'Address cannot be empty',
      countryId: 'Please select a country',
      stateId: 'Please select a state',
      cityId: 'Please select a City',
      zipCode: 'Zipcode cannot be empty',
      educationId: 'Please select education',
      skills: 'Skill cannot be empty',
      experienceInYear: 'Please select year',
      experienceInMonth: 'Please select month',
      avatarPath: 'Profile image cannot be empty',
      resumePath: 'Resume cannot be empty',
      terms: 'Please check the terms & conditions',
    });
  });

  test('wrong values get a message with the rule', () => {
    const errors = checkProfile(
      { ...complete, mobile: '12345', zipCode: '01234', fullAddress: 'short' },
      true,
    );
    expect(errors).toEqual({
      mobile: 'Invalid contact no',
      zipCode: 'Zipcode must be of 5 digit',
      fullAddress: 'An address has at least 20 characters',
    });
  });

  test('a complete profile is sent with the ids of the skills in the master list', () => {
    expect(checkProfile(complete, true)).toEqual({});
    expect(newRequestOf(complete, master)).toMatchObject({
      skills: [{ id: id(2), name: 'javascript' }, { name: 'Knot tying' }],
      avatarPath: 'image-1.png',
      resumePath: 'resume-1.pdf',
      coverLetterPath: null,
      certification: [],
      terms: true,
    });
  });
});

test('an update does not require the terms', () => {
  expect(checkProfile({ ...complete, terms: false }, false)).toEqual({});
  expect(checkProfile({ ...complete, terms: false }, true)).toEqual({
    terms: 'Please check the terms & conditions',
  });
});

test('with 0 years month 0 is not offered, and a selected month 0 is cleared', () => {
  expect(monthOptions('0')[0]).toBe('1');
  expect(monthOptions('1')).toHaveLength(12);
  expect(monthFor('0', '0')).toBe('');
  expect(monthFor('0', '5')).toBe('5');
  expect(monthFor('2', '0')).toBe('0');
});

test('skills are spelled as in the master list, without duplicates', () => {
  expect(spelledSkills([' javascript ', 'Knot tying', 'JAVASCRIPT', ' '], master)).toEqual([
    'JavaScript',
    'Knot tying',
  ]);
});

test('the server’s message about a part of a field is shown at the field', () => {
  expect(topmost({ 'certification.1': 'Please upload this certificate again' })).toEqual({
    certification: 'Please upload this certificate again',
  });
});
