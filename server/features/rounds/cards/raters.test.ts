import { expect, test } from 'vitest';
import type { CriterionLevel } from '#contract/interview/kit-limits.ts';
import { agreementAmong, leniencyOf, unitsOf } from './raters.ts';
import type { CardLevel } from './stored-levels.ts';

/**
 * Ann and Ben each send a card on this many people. Ben gives 1 to 3 in turn, and Ann gives what `levelOfAnn` returns.
 */
const judged = (
  people: number,
  criteria: number,
  levelOfAnn: (ben: CriterionLevel, person: number) => CriterionLevel | null,
) =>
  unitsOf(
    Array.from({ length: people }, (_, person) =>
      (['ann', 'ben'] as const).map((memberId) => ({
        roundId: `round ${person}`,
        applicationId: `application ${person}`,
        memberId,
        levels: Array.from({ length: criteria }, (__, criterion): CardLevel => {
          const ben = (((person * criteria + criterion) % 3) + 1) as CriterionLevel;
          const level = memberId === 'ben' ? ben : levelOfAnn(ben, person);
          return { criterionId: `criterion ${criterion}`, level, reason: '', quotes: [] };
        }),
      })),
    ).flat(),
  );
const same = (ben: CriterionLevel) => ben;
const oneUp = (ben: CriterionLevel) => (ben + 1) as CriterionLevel;

test('agreement has a figure from 40 criteria on that two people judged', () => {
  expect(agreementAmong(judged(1, 39, same))).toEqual({ criteria: 39, alpha: null });
  expect(agreementAmong(judged(1, 40, same))).toEqual({ criteria: 40, alpha: 1 });
  // Criteria that only one person judged do not count.
  expect(agreementAmong(judged(1, 40, () => null))).toEqual({ criteria: 0, alpha: null });
});

test('leniency is the mean difference to the others on the same criteria', () => {
  const known = { shared: 30, people: 10 };
  expect(leniencyOf(judged(10, 3, oneUp), 'ann')).toEqual({ ...known, difference: 1, isClear: true });
  expect(leniencyOf(judged(10, 3, oneUp), 'ben')).toEqual({ ...known, difference: -1, isClear: true });
  expect(leniencyOf(judged(10, 3, same), 'ann')).toEqual({ ...known, difference: 0, isClear: false });
});

test('leniency has no figure of few levels, of few people, or of what nobody else judged', () => {
  const none = { difference: null, isClear: false };
  expect(leniencyOf(judged(10, 2, oneUp), 'ann')).toEqual({ shared: 20, people: 10, ...none });
  expect(leniencyOf(judged(2, 15, oneUp), 'ann')).toEqual({ shared: 30, people: 2, ...none });
  expect(
    leniencyOf(
      judged(10, 3, () => null),
      'ben',
    ),
  ).toEqual({ shared: 0, people: 0, ...none });
});

test('a difference that varies from person to person is not called clear', () => {
  // Two levels higher for half of the people, one lower for nearly all others.
  const levels = judged(10, 3, (ben, person) => (person === 9 ? ben : person < 5 ? 4 : 1));
  expect(leniencyOf(levels, 'ann')).toMatchObject({ difference: 0.6, isClear: false });
});
