import { beforeAll, expect, test } from 'vitest';
import { loadRules } from '#web/ui/form/check.ts';
import {
  DISPLAY_FLAGS,
  miscInfoErrors,
  miscInfoInput,
  miscInfoValues,
  withAllDisplayed,
  withDisplayed,
  withHourlyRate,
  withRangeStart,
  type MiscInfoValues,
} from './misc-info-values.ts';

beforeAll(loadRules);

const empty = miscInfoValues(null);
const complete: MiscInfoValues = {
  ...empty,
  hourlyRate: '40',
  positionQualifiesForOvertime: true,
  workVisaSponsor: false,
  offeredBenefitsApplicable: false,
  isRelocationApplicable: false,
  isTravelApplicable: false,
  isWFHAvailable: false,
  startDate: '2030-03-05',
  whyShouldHire: false,
};
const errorsOf = (change: Partial<MiscInfoValues>, sentStart = '') =>
  miscInfoErrors({ ...complete, ...change }, 'job', '2030-03-05', sentStart);

test('every question must be answered', () => {
  expect(Object.keys(miscInfoErrors(empty, 'job', '2030-03-05', '')).toSorted()).toEqual(
    [
      'hourlyRate',
      'isRelocationApplicable',
      'isTravelApplicable',
      'isWFHAvailable',
      'offeredBenefitsApplicable',
      'positionQualifiesForOvertime',
      'startDate',
      'whyShouldHire',
      'workVisaSponsor',
    ].toSorted(),
  );
  expect(errorsOf({})).toEqual({});
});

test('an answer of yes requires its details', () => {
  expect(errorsOf({ offeredBenefitsApplicable: true })).toHaveProperty('offeredBenefits');
  expect(errorsOf({ isRelocationApplicable: true })).toHaveProperty('relocationBenefits');
  expect(errorsOf({ isTravelApplicable: true })).toHaveProperty('travelPercentage');
  expect(errorsOf({ isWFHAvailable: true })).toHaveProperty('wfhValue');
  expect(errorsOf({ isTravelApplicable: true, travelPercentage: '50' })).toEqual({});
});

test('pay is a single rate or a complete range', () => {
  expect(errorsOf({ hourlyRate: '' })).toHaveProperty('hourlyRate');
  expect(errorsOf({ hourlyRate: '', hourlyRateRangeStart: '30' })).toHaveProperty('hourlyRateRangeEnd');
  expect(withHourlyRate('40')).toEqual({
    hourlyRate: '40',
    hourlyRateRangeStart: '',
    hourlyRateRangeEnd: '',
  });
  expect(withRangeStart('30')).toEqual({ hourlyRateRangeStart: '30', hourlyRate: '' });
});

test('a start date in the past is refused unless it was saved before', () => {
  expect(errorsOf({ startDate: '2030-03-04' })).toEqual({
    startDate: 'The start date must not be before today',
  });
  expect(errorsOf({ startDate: '2030-03-04' }, '2030-03-04')).toEqual({});
});

test('the all-display box sets every switch, and switching one off clears the box', () => {
  const all = { ...complete, ...withAllDisplayed(true) };
  expect(DISPLAY_FLAGS.every((flag) => all[flag])).toBe(true);
  const oneOff = { ...all, ...withDisplayed('displayWorkFromHome', false) };
  expect(oneOff.allDisplayToCandidate).toBe(false);
  expect(DISPLAY_FLAGS.filter((flag) => !oneOff[flag])).toEqual(['displayWorkFromHome']);
});

test('details of questions answered with no are not sent', () => {
  const input = miscInfoInput({ ...complete, wfhValue: '100% Remote', travelPercentage: '50' }, 'job');
  expect(input).toMatchObject({ wfhValue: '', travelPercentage: '' });
});
