import { beforeAll, expect, test } from 'vitest';
import { loadRules } from '#web/ui/form/check.ts';
import {
  checkProfile,
  emptyProfile,
  missingIn,
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

test('what is missing is named in the order of the form', () => {
  expect(missingIn(complete)).toEqual([]);
  expect(
    missingIn({
      ...complete,
      resumePath: null,
      mobile: ' ',
      cityId: '',
      experienceInYear: '',
      experienceInMonth: '',
    }),
  ).toEqual(['resume', 'mobile', 'city', 'experience']);
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
