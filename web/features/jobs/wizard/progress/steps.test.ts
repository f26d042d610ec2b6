import { expect, test } from 'vitest';
import { WIZARD_STEPS } from '#contract/wizard-steps.ts';
import {
  firstIncompleteStep,
  nextStepTitle,
  reachableStep,
  stagesFor,
  stepAfter,
  stepBefore,
} from './steps.ts';

const done = (count: number) =>
  Object.fromEntries(WIZARD_STEPS.map((stage, index) => [stage.flag, index < count])) as Record<
    (typeof WIZARD_STEPS)[number]['flag'],
    boolean
  >;
const office = (count: number) => ({ miscInfo: null, steps: done(count) });
const remote = (count: number) => ({
  miscInfo: { isWFHAvailable: true, wfhValue: '100% Remote' },
  steps: done(count),
});

test('a job continues at its first incomplete step', () => {
  expect(WIZARD_STEPS.map((_, index) => firstIncompleteStep(office(index)))).toEqual(
    WIZARD_STEPS.map(({ key }) => key),
  );
  expect(firstIncompleteStep(office(9))).toBe('preview');
  expect(firstIncompleteStep(null)).toBe('jobDetail');
  expect(nextStepTitle(office(2))).toBe('Questions');
  expect(nextStepTitle(office(9))).toBe('Preview');
});

test('a fully remote job skips the work location in both directions', () => {
  expect(stepAfter(remote(6), 'interviewProcess')).toBe('onBoarding');
  expect(stepBefore(remote(6), 'onBoarding')).toBe('interviewProcess');
  expect(firstIncompleteStep(remote(6))).toBe('onBoarding');
  expect(stagesFor(remote(6))).toHaveLength(8);
  expect(stepAfter(office(6), 'interviewProcess')).toBe('workLocation');
  expect(stepBefore(office(7), 'onBoarding')).toBe('workLocation');
});

test('the first and the last step of the wizard', () => {
  expect(stepBefore(office(0), 'jobDetail')).toBeNull();
  expect(stepBefore(office(9), 'preview')).toBe('personalMessage');
  expect(stepAfter(office(9), 'personalMessage')).toBe('preview');
});

test('an address cannot skip an incomplete step', () => {
  expect(reachableStep(office(3), 'onBoarding')).toBe('education');
  expect(reachableStep(office(3), 'skillMatrix')).toBe('skillMatrix');
  expect(reachableStep(office(3), 'preview')).toBe('education');
  expect(reachableStep(office(9), 'preview')).toBe('preview');
  expect(reachableStep(remote(9), 'workLocation')).toBe('preview');
  expect(reachableStep(office(3), 'nonsense')).toBe('education');
  expect(reachableStep(null, 'question')).toBe('jobDetail');
});
