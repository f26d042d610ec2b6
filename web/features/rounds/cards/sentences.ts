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

/** What people agree on in the rounds of one person, in plain counts; null if nothing was judged by two. */
export function agreedInWords({ criteria, same, apart }: Agreement): string | null {
  if (criteria === 0) return null;
  const first =
    criteria === 1
      ? `One criterion was judged by more than one person, ${same === 1 ? 'with the same level' : 'with different levels'}.`
      : `Of ${criteria} criteria that more than one person judged, ${same === 0 ? 'none has' : same === 1 ? '1 has' : `${same} have`} the same level from all.`;
  if (apart.length === 0) return first;
  const titles = [...new Set(apart.map(({ title }) => title))];
  return `${first} Levels are far apart on ${listed(titles, 'and')}: talk about ${titles.length === 1 ? 'it' : 'them'} before you decide.`;
}

/** How far those who interview agree. */
export function alphaInWords({ criteria, alpha }: Raters['agreement']): string {
  if (criteria < AGREEMENT_UNITS_MIN)
    return `It’s too early to say how well they agree: two people have judged ${criteria} of the ${AGREEMENT_UNITS_MIN} criteria that this takes.`;
  if (alpha === null)
    return 'Everybody gave the same level each time, so agreement cannot be told from chance.';
  const figure = `Krippendorff’s alpha is ${alpha.toFixed(2)}, from ${criteria} criteria that two or more people judged.`;
  if (alpha >= ALPHA_RELIABLE) return `Your interviewers agree well. ${figure}`;
  if (alpha >= ALPHA_TENTATIVE) return `Your interviewers agree fairly well. ${figure}`;
  return `Your interviewers agree little, so a level says as much about who gave it as about the person. Clearer levels in the kit help. ${figure}`;
}

/** How lenient a member is against the others. */
export function leniencyInWords({ shared, people, difference, isClear }: Raters['raters'][number]): string {
  if (difference === null)
    return `Too early to say: ${shared} of the ${LENIENCY_LEVELS_MIN} levels that this takes are shared with others, on ${people} of ${LENIENCY_PEOPLE_MIN} applicants.`;
  if (!isClear) return 'About the same levels as the others.';
  return `On average ${Math.abs(difference).toFixed(1)} levels ${difference > 0 ? 'higher' : 'lower'} than the others on the same criteria.`;
}
