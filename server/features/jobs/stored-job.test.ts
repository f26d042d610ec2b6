import { expect, test } from 'vitest';
import {
  storedAcceptedAnswers,
  storedBoardingRequirements,
  storedInterviewProcess,
  storedMiscInfo,
  storedOptions,
} from './stored-job.ts';

/** Fixed samples of every version: stored data must stay readable for ever. */

const MISC = {
  hourlyRate: null,
  hourlyRange: { from: '20', to: '35' },
  overtime: true,
  visaSponsored: false,
  benefitsOffered: true,
  benefitIds: ['8f2c1a52-7a0e-8c5e-9b60-1c6c33f0a001'],
  relocation: false,
  relocationBenefitIds: [],
  travel: true,
  travelPercentage: 25,
  travelDetails: 'To the other clinic',
  workFromHome: true,
  workFromHomeShare: '100% Remote',
  startDay: '2026-12-01',
  expectedStartDay: null,
  notes: 'Shifts change each week.',
  pitchWanted: true,
  shown: {
    everything: false,
    pay: true,
    overtime: true,
    visa: false,
    benefits: true,
    relocation: false,
    travel: true,
    workFromHome: true,
    notes: false,
  },
};

test('reads misc info of every version', () => {
  expect(storedMiscInfo.read(MISC, 'r')).toEqual(MISC);
  expect(storedMiscInfo.read({ version: 1, ...MISC }, 'r')).toEqual(MISC);
  expect(JSON.parse(storedMiscInfo.write(MISC))).toEqual({ version: 1, ...MISC });
  expect(() => storedMiscInfo.read({ ...MISC, shown: { ...MISC.shown, pay: null } }, 'R1')).toThrow(
    'jobs.misc_info of row R1 cannot be read: at shown.pay: expected boolean (version 0).',
  );
});

test('reads the interview process of every version', () => {
  const process = { modes: ['Video call', 'On site'], tip: null };
  expect(storedInterviewProcess.read({ modes: ['Video call', 'On site'], tip: null }, 'r')).toEqual(process);
  expect(
    storedInterviewProcess.read({ version: 1, modes: ['Video call', 'On site'], tip: null }, 'r'),
  ).toEqual(process);
});

test('reads lists of every version', () => {
  expect(storedBoardingRequirements.read(['a', 'b'], 'r')).toEqual(['a', 'b']);
  expect(storedBoardingRequirements.read({ version: 1, list: ['a', 'b'] }, 'r')).toEqual(['a', 'b']);
  expect(storedAcceptedAnswers.read({ version: 1, list: ['It moves up.'] }, 'r')).toEqual(['It moves up.']);
  expect(storedOptions.read(['Yes', 'No'], 'r')).toEqual(['Yes', 'No']);
  expect(storedOptions.read({ version: 1, list: ['Yes', 'No'] }, 'r')).toEqual(['Yes', 'No']);
});
