import * as said from '#contract/messages/en/round-cards.ts';
import {
  AGREEMENT_UNITS_MIN,
  ALPHA_RELIABLE,
  ALPHA_TENTATIVE,
  LENIENCY_LEVELS_MIN,
  LENIENCY_PEOPLE_MIN,
} from '#contract/interview/card-limits.ts';
import { listed } from '#contract/shared/words.ts';
import type { getRaters, getRoundReport } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

type Agreement = NonNullable<OutputOf<typeof getRoundReport>['agreement']>;
type Raters = OutputOf<typeof getRaters>;

/** What people agree on in one candidate's rounds, in plain numbers. Null if nothing was judged by two people. */
export function agreedInWords({ criteria, same, apart }: Agreement): string | null {
  if (criteria === 0) return null;
  const first = criteria === 1 ? said.agreedOne({ same }) : said.agreedMany({ criteria, same });
  if (apart.length === 0) return first;
  const titles = [...new Set(apart.map(({ title }) => title))];
  return said.agreedApart({ agreed: first, titles: listed(titles, 'and'), count: titles.length });
}

/** How far the interviewers agree. */
export function alphaInWords({ criteria, alpha }: Raters['agreement']): string {
  if (criteria < AGREEMENT_UNITS_MIN) return said.agreeTooEarly({ criteria, needed: AGREEMENT_UNITS_MIN });
  if (alpha === null) return said.sameEachTime();
  const figure = said.alpha({ alpha: alpha.toFixed(2), criteria });
  if (alpha >= ALPHA_RELIABLE) return said.agreeWell({ figure });
  if (alpha >= ALPHA_TENTATIVE) return said.agreeFairly({ figure });
  return said.agreeLittle({ figure });
}

/** How lenient a member is compared to the others. */
export function leniencyInWords({ shared, people, difference, isClear }: Raters['raters'][number]): string {
  if (difference === null)
    return said.lenientTooEarly({
      shared,
      levels: LENIENCY_LEVELS_MIN,
      people,
      peopleNeeded: LENIENCY_PEOPLE_MIN,
    });
  if (!isClear) return said.sameLevels();
  return (difference > 0 ? said.higherLevels : said.lowerLevels)({ levels: Math.abs(difference).toFixed(1) });
}
