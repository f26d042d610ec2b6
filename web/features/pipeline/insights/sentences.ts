import * as said from '#contract/messages/en/insights.ts';
import { FEW_PEOPLE } from '#contract/company/insight-limits.ts';
import { NO_SOURCE } from '#contract/job/source.ts';
import type { getInsights } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { percent } from '#web/ui/percent.ts';

/** The sentence for each chart. It says what the chart shows, without percentages of only a few people. */

export type Insights = OutputOf<typeof getInsights>;

/** "12 of 40 people (30%)". Without a percentage if there are only a few people. */
export const shareOf = (count: number, all: number): string =>
  all < FEW_PEOPLE
    ? said.share({ count, all })
    : said.shareInPercent({ count, all, percent: percent(count / all) });

/** "3 hours", "2 days". */
export function spanOf(hours: number): string {
  if (hours < 1) return said.anHour();
  if (hours < 36) return said.hours({ count: Math.round(hours) });
  return said.days({ count: Math.round(hours / 24) });
}

export function funnelSentence({ applications, funnel }: Insights): string {
  const review = funnel.find(({ stage }) => stage === 'review')?.people ?? 0;
  const hired = funnel.find(({ stage }) => stage === 'hired')?.people ?? 0;
  if (applications < FEW_PEOPLE) return said.fewApplied({ count: applications });
  return said.funnel({ share: shareOf(review, applications), hired });
}

export function dropOffSentence({ dropOff, timeToBegin }: Insights): string {
  const of = (step: string) => dropOff.find((one) => one.step === step)?.people ?? 0;
  const [invited, began] = [of('invited'), of('began')];
  if (invited === 0) return said.nobodyInvited();
  const share = shareOf(began, invited);
  const { people, medianHours } = timeToBegin;
  return people < FEW_PEOPLE || medianHours === null
    ? said.began({ share })
    : said.beganWithin({ share, span: spanOf(medianHours) });
}

export function timesSentence({ timeInStage, timeToFirstDecision }: Insights): string {
  const longest = timeInStage
    .filter(({ people }) => people >= FEW_PEOPLE)
    .toSorted((a, b) => (b.medianHours ?? 0) - (a.medianHours ?? 0))[0];
  const stage =
    longest?.medianHours === undefined || longest.medianHours === null
      ? said.fewLeft({ count: FEW_PEOPLE })
      : said.longest({ stage: longest.title, span: spanOf(longest.medianHours) });
  const { people: decided, medianHours } = timeToFirstDecision;
  if (decided < FEW_PEOPLE || medianHours === null) return stage;
  return `${stage} ${said.decidedWithin({ span: spanOf(medianHours) })}`;
}

export function sourcesSentence(sources: Insights['sources']): string {
  const all = sources.reduce((sum, one) => sum + one.people, 0);
  const best = sources.find(({ source }) => source !== NO_SOURCE)!;
  return said.cameFrom({ share: shareOf(best.people, all), source: best.title });
}

export function scoresSentence({ scores, hiddenInterviews }: Insights): string {
  const { people: count, reviewFirst, median } = scores;
  const first =
    count === 0
      ? said.noScores()
      : count < FEW_PEOPLE || median === null
        ? said.fewScores({ count })
        : said.halfOfScores({ count, percent: percent(median / 100) });
  return [
    first,
    ...(reviewFirst === 0 ? [] : [said.unscoredMore({ count: reviewFirst })]),
    ...(hiddenInterviews === 0 ? [] : [said.hiddenMore({ count: hiddenInterviews })]),
  ].join(' ');
}

export function questionsSentence({ questions }: Insights): string {
  const hardest = questions.find(({ people }) => people >= FEW_PEOPLE);
  if (!hardest) {
    const most = Math.max(0, ...questions.map(({ people }) => people));
    return most === 0 ? said.noQuestion() : said.few({ count: most });
  }
  const { question, correct, people } = hardest;
  return said.hardest({ question, share: shareOf(correct, people) });
}
