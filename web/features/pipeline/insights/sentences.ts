import { FEW_PEOPLE } from '#contract/company/insight-limits.ts';
import { NO_SOURCE } from '#contract/job/source.ts';
import type { getInsights } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

/** The sentence of each picture. It says what the picture shows, and no percentage of a few people. */

export type Insights = OutputOf<typeof getInsights>;

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** "12 of 40 people (30%)". Of a few people there is no percentage. */
export function shareOf(count: number, all: number): string {
  const share = `${count} of ${people(all)}`;
  return all < FEW_PEOPLE ? share : `${share} (${Math.round((count / all) * 100)}%)`;
}

/** "3 hours", "2 days". */
export function spanOf(hours: number): string {
  if (hours < 1) return 'an hour';
  if (hours < 36) return counted(Math.round(hours), 'hour');
  return counted(Math.round(hours / 24), 'day');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const few = (count: number): string =>
  `That is ${people(count)}, which is too few to conclude anything from.`;

export function funnelSentence({ applications, funnel }: Insights): string {
  const review = funnel.find(({ stage }) => stage === 'review')?.people ?? 0;
  const hired = funnel.find(({ stage }) => stage === 'hired')?.people ?? 0;
  if (applications < FEW_PEOPLE)
    return `${people(applications)} applied, which is too few to conclude anything from.`;
  return `${shareOf(review, applications)} who applied came to the review, and ${hired === 0 ? 'nobody was' : `${people(hired)} ${hired === 1 ? 'was' : 'were'}`} hired.`;
}

export function dropOffSentence({ dropOff, timeToBegin }: Insights): string {
  const of = (step: string) => dropOff.find((one) => one.step === step)?.people ?? 0;
  const [invited, began] = [of('invited'), of('began')];
  if (invited === 0) return 'Nobody was invited to an interview.';
  const first = `${shareOf(began, invited)} who were invited began the interview.`;
  if (timeToBegin.people < FEW_PEOPLE || timeToBegin.medianHours === null) return first;
  return `${first} Half of those who began did so within ${spanOf(timeToBegin.medianHours)}.`;
}

export function timesSentence({ timeInStage, timeToFirstDecision }: Insights): string {
  const longest = timeInStage
    .filter(({ people: count }) => count >= FEW_PEOPLE)
    .toSorted((a, b) => (b.medianHours ?? 0) - (a.medianHours ?? 0))[0];
  const stage =
    longest?.medianHours === undefined || longest.medianHours === null
      ? `Fewer than ${FEW_PEOPLE} people have left any stage, which is too few to conclude anything from.`
      : `People stand longest in ${longest.title}: half of those who left it had been there at most ${spanOf(longest.medianHours)}.`;
  const { people: decided, medianHours } = timeToFirstDecision;
  if (decided < FEW_PEOPLE || medianHours === null) return stage;
  return `${stage} Half of the applicants had your first decision within ${spanOf(medianHours)}.`;
}

export function sourcesSentence(sources: Insights['sources']): string {
  const all = sources.reduce((sum, one) => sum + one.people, 0);
  const best = sources.find(({ source }) => source !== NO_SOURCE)!;
  return `${shareOf(best.people, all)} came from “${best.title}”.`;
}

export function scoresSentence({ scores, hiddenInterviews }: Insights): string {
  const hidden =
    hiddenInterviews === 0
      ? ''
      : ` ${hiddenInterviews} more ${hiddenInterviews === 1 ? 'is' : 'are'} left out until your own scorecard is in.`;
  const first =
    scores.reviewFirst === 0
      ? ''
      : ` ${scores.reviewFirst} more ${scores.reviewFirst === 1 ? 'interview has' : 'interviews have'} no score until more answers are reviewed.`;
  if (scores.people === 0) return `There are no scores yet.${first}${hidden}`;
  if (scores.people < FEW_PEOPLE || scores.median === null)
    return `There ${scores.people === 1 ? 'is' : 'are'} ${counted(scores.people, 'score')}, which is too few to conclude anything from.${first}${hidden}`;
  return `Half of the ${scores.people} scores are ${Math.round(scores.median)}% or more.${first}${hidden}`;
}

export function questionsSentence({ questions }: Insights): string {
  const hardest = questions.find(({ people: count }) => count >= FEW_PEOPLE);
  if (!hardest) {
    const most = Math.max(0, ...questions.map(({ people: count }) => count));
    return most === 0 ? 'No question was answered yet.' : few(most);
  }
  return `The hardest question was “${hardest.question}”: ${shareOf(hardest.correct, hardest.people)} answered it correctly.`;
}
