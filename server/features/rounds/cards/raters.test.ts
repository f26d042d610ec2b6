import { expect, test } from 'vitest';
import {
  AGREEMENT_UNITS_MIN,
  LENIENCY_LEVELS_MIN,
  LENIENCY_PEOPLE_MIN,
} from '#contract/interview/card-limits.ts';
import type { CriterionLevel } from '#contract/interview/kit-limits.ts';
import { agreementAmong, leniencyOf } from './raters.ts';

/** Ann and Ben judge the same criteria of so many people, Ann as `level` says and Ben one of 1 to 3 in turn. */
function judged(people: number, criteria: number, levelOfAnn: (ben: CriterionLevel) => CriterionLevel) {
  return Array.from({ length: people * criteria }, (_, index) => {
    const ben = ((index % 3) + 1) as CriterionLevel;
    const unit = {
      roundId: `round ${Math.floor(index / criteria)}`,
      applicationId: `application ${Math.floor(index / criteria)}`,
      criterionId: `criterion ${index % criteria}`,
    };
    return [
      { ...unit, memberId: 'ann', level: levelOfAnn(ben) },
      { ...unit, memberId: 'ben', level: ben },
    ];
  }).flat();
}

test('agreement has a figure from enough criteria on that two people judged', () => {
  const few = judged(1, AGREEMENT_UNITS_MIN - 1, (ben) => ben);
  expect(agreementAmong(few)).toEqual({ criteria: AGREEMENT_UNITS_MIN - 1, alpha: null });
  const enough = judged(1, AGREEMENT_UNITS_MIN, (ben) => ben);
  expect(agreementAmong(enough)).toEqual({ criteria: AGREEMENT_UNITS_MIN, alpha: 1 });
  // What one person alone judged says nothing.
  const alone = enough.map((one, index) => ({ ...one, criterionId: String(index) }));
  expect(agreementAmong(alone)).toEqual({ criteria: 0, alpha: null });
});

test('leniency is the mean difference to the others on the same criteria', () => {
  const levels = judged(LENIENCY_PEOPLE_MIN, 3, (ben) => (ben + 1) as CriterionLevel);
  const known = { shared: LENIENCY_PEOPLE_MIN * 3, people: LENIENCY_PEOPLE_MIN };
  expect(leniencyOf(levels, 'ann')).toEqual({ ...known, difference: 1, isClear: true });
  expect(leniencyOf(levels, 'ben')).toEqual({ ...known, difference: -1, isClear: true });
  const same = judged(LENIENCY_PEOPLE_MIN, 3, (ben) => ben);
  expect(leniencyOf(same, 'ann')).toEqual({ ...known, difference: 0, isClear: false });
});

test('leniency has no figure of few levels, of few people, or of what nobody else judged', () => {
  const oneUp = (ben: CriterionLevel) => (ben + 1) as CriterionLevel;
  const criteria = Math.ceil(LENIENCY_LEVELS_MIN / 2);
  expect(leniencyOf(judged(2, criteria, oneUp), 'ann')).toEqual({
    shared: 2 * criteria,
    people: 2,
    difference: null,
    isClear: false,
  });
  expect(leniencyOf(judged(LENIENCY_PEOPLE_MIN, 1, oneUp), 'ann').difference).toBeNull();
  const alone = judged(LENIENCY_PEOPLE_MIN, 3, oneUp).filter(({ memberId }) => memberId === 'ann');
  expect(leniencyOf(alone, 'ann')).toEqual({ shared: 0, people: 0, difference: null, isClear: false });
});

test('a difference that varies from person to person is not called clear', () => {
  // Two levels more with half of the people, one less with nearly all others.
  const levels = judged(LENIENCY_PEOPLE_MIN, 3, (ben) => ben).map((one) => {
    const person = Number(one.applicationId.split(' ')[1]);
    if (one.memberId !== 'ann' || person === 9) return one;
    return { ...one, level: person < 5 ? (4 as const) : (1 as const) };
  });
  expect(leniencyOf(levels, 'ann')).toMatchObject({ difference: 0.6, isClear: false });
});
