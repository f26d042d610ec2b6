import { expect, test } from 'vitest';
import { checkApplication, type ApplyValues } from './apply-values.ts';

const empty: ApplyValues = {
  isTravelPreferred: null,
  isRelocationPreferred: null,
  resumePath: null,
  pitch: null,
  terms: false,
};
const answered: ApplyValues = {
  ...empty,
  isTravelPreferred: true,
  isRelocationPreferred: false,
  terms: true,
};

test('an empty form lists everything that is missing', () => {
  expect(checkApplication(empty, { hasResume: false, wantsPitch: true })).toEqual({
    isTravelPreferred: 'Please say if you’re willing to travel',
    isRelocationPreferred: 'Please say if you’re willing to relocate',
    resumePath: 'Resume cannot be empty',
    pitch: 'Please select a video',
    terms: 'Please check the terms & conditions',
  });
});

test('a resume is required only if the profile has none, a pitch only if the job requires one', () => {
  expect(checkApplication(answered, { hasResume: true, wantsPitch: false })).toEqual({});
  expect(checkApplication(answered, { hasResume: false, wantsPitch: false })).toHaveProperty('resumePath');
  const own = { ...answered, resumePath: 'resume-1.pdf' };
  expect(checkApplication(own, { hasResume: false, wantsPitch: false })).toEqual({});
  expect(checkApplication(answered, { hasResume: true, wantsPitch: true })).toHaveProperty('pitch');
});
