import { beforeAll, expect, test } from 'vitest';
import { loadRules } from '#web/ui/form/check.ts';
import { miscInfoErrors, miscInfoInput, miscInfoValues, type MiscInfoValues } from './misc-info-values.ts';

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

test('a start date in the past is refused unless it was saved before', () => {
  expect(errorsOf({ startDate: '2030-03-04' })).toEqual({
    startDate: 'The start date can’t be before today',
  });
  expect(errorsOf({ startDate: '2030-03-04' }, '2030-03-04')).toEqual({});
});

test('details of questions answered with no are not sent', () => {
  const input = miscInfoInput({ ...complete, wfhValue: '100% Remote', travelPercentage: '50' }, 'job');
  expect(input).toMatchObject({ wfhValue: '', travelPercentage: '' });
});
