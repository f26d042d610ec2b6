import {
  ALPHA_GOOD,
  APART,
  BANK_FIGURES,
  FIGURES_LEAST,
  type QuestionFlag,
  TOO_EASY,
  TOO_HARD,
} from '#contract/company/question-limits.ts';
import { BASIS_TITLES } from '#contract/company/fairness-groups.ts';
import { counted, daysInWords, listed, timeInWords } from '#contract/shared/words.ts';
import type { getQuestion } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

/** What the figures of a question say, in words. Each sentence is made from the values that it tells. */

export type Question = OutputOf<typeof getQuestion>;
export type Figures = NonNullable<Question['figures']>;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** 'July 2026'. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

const percent = (share: number): string => `${Math.round(share * 100)}%`;

export function flagInWords(flag: QuestionFlag, { change }: Pick<Figures, 'change'>): string {
  switch (flag) {
    case 'unfair':
      return 'May be unfair';
    case 'changed':
      return change === null ? 'Changed' : `Changed in ${monthInWords(change.month)}`;
    case 'disagreement':
      return 'People disagree';
    case 'not-apart':
      return 'Tells people apart poorly';
    case 'too-hard':
      return 'Hardly anyone gets it';
    case 'too-easy':
      return 'Almost everyone gets it';
  }
}

/** '1 answer', '34 answers, 2 wait for a person' or '8 answers, 12 more answers needed'. */
export function answersInWords({ answers, waiting }: Pick<Figures, 'answers' | 'waiting'>): string {
  const missing = FIGURES_LEAST - answers;
  return [
    counted(answers, 'answer'),
    ...(waiting === 0 ? [] : [`${waiting} ${waiting === 1 ? 'waits' : 'wait'} for a person`]),
    ...(missing > 0 ? [`${counted(missing, 'more answer')} needed`] : []),
  ].join(', ');
}

/** '60 answers, 50% fully correct' */
export const answersAndShare = (figures: Figures): string =>
  [
    answersInWords(figures),
    ...(figures.difficulty === null ? [] : [`${percent(figures.difficulty.share)} fully correct`]),
  ].join(', ');

export function difficultySentence({ verdicts, difficulty, answers, flags }: Figures): string {
  if (verdicts === null || difficulty === null) return '';
  const share = `${verdicts.correct} of ${answers} answers ${verdicts.correct === 1 ? 'is' : 'are'} fully correct`;
  if (flags.includes('too-easy')) return `Almost everyone gets this right: ${share}.`;
  if (flags.includes('too-hard')) return `Hardly anyone gets this right: ${share}.`;
  return `${share} (${percent(difficulty.share)}). With so many answers, the share could well lie anywhere between ${percent(difficulty.low)} and ${percent(difficulty.high)}.`;
}

/** 'On this server: about 60% of the answers are fully correct, and it tells people apart well.' */
export function onServerSentence({ share, discrimination }: NonNullable<Question['onServer']>): string {
  const difficulty =
    share > TOO_EASY.share
      ? 'almost everyone gets this right'
      : share < TOO_HARD.share
        ? 'hardly anyone gets this right'
        : `about ${percent(share)} of the answers are fully correct`;
  const apart = discrimination === null ? '' : `, and it tells people apart ${howApart(discrimination)}`;
  return `On this server: ${difficulty}${apart}.`;
}

export const allCompaniesSentence = ({ onServer }: Pick<Question, 'onServer'>): string | null =>
  onServer === null
    ? null
    : `${onServerSentence(onServer)} These figures come from at least ${BANK_FIGURES.companies} companies, are rounded, and change every ${daysInWords(BANK_FIGURES.days)}.`;

const howApart = (r: number): string =>
  r < APART.marginal ? 'poorly' : r < APART.good ? 'a little' : r < APART.veryGood ? 'well' : 'very well';

/** So much less or more than other questions is worth saying. */
const NOTICEABLE = 0.1;

export function apartSentence({ discrimination, flags }: Figures, usual: number | null): string {
  if (discrimination === null) return 'It can’t be said yet whether this question tells people apart.';
  const { r } = discrimination;
  const than =
    usual === null || Math.abs(r - usual) <= NOTICEABLE
      ? null
      : `${r < usual ? 'less' : 'more'} than your other questions`;
  if (flags.includes('too-easy') || flags.includes('too-hard')) {
    const who = flags.includes('too-easy') ? 'Almost everyone' : 'Hardly anyone';
    return than?.startsWith('less')
      ? `${who} gets it, so it tells people apart ${than}.`
      : `${who} gets it, so it hardly tells people apart.`;
  }
  const rest =
    r < APART.marginal
      ? 'Those who do well in the rest of the interview do hardly better here.'
      : 'Those who do well in the rest of the interview tend to do well here.';
  const isAsExpected = usual !== null && r >= APART.good === r > usual;
  const beside =
    than !== null
      ? `, ${isAsExpected ? 'and' : 'but'} ${than}`
      : usual === null
        ? ''
        : ', as your other questions do';
  return `It tells people apart ${howApart(r)}${beside}. ${rest}`;
}

export function laterSentence({ laterRounds }: Figures): string | null {
  if (laterRounds === null) return null;
  const { r, answers } = laterRounds;
  const said =
    r < APART.marginal
      ? 'How people do here says little about how later rounds go'
      : 'Those who do well here tend to do well in later rounds too';
  return `${said} (${counted(answers, 'answer')}).`;
}

export function agreementSentence({ agreement }: Figures): string | null {
  if (agreement === null) return null;
  const said =
    agreement.alpha < ALPHA_GOOD
      ? 'People often disagree about the same answer, so the question or its expected answer may be read in two ways'
      : 'People who judge the same answer mostly agree';
  return `${said} (${counted(agreement.answers, 'answer')}).`;
}

export function changeSentence({ change, months }: Figures): string | null {
  if (change === null) return months.length < 2 ? null : 'It can’t be told yet whether it changed.';
  if (change.size === 'A') return 'It has stayed as hard as it was.';
  const how = change.size === 'B' ? 'somewhat' : 'much';
  const since = `Since ${monthInWords(change.month)} it has been ${how} ${change.isEasier ? 'easier' : 'harder'}, also for people who do as well in the rest of the interview.`;
  return change.isEasier && change.size === 'C' ? `${since} It may have become known.` : since;
}

export function fairnessSentences({ fairness }: Figures): string[] {
  const even = fairness.filter(({ size }) => size === 'A');
  const bases = even.map(({ basis }) => BASIS_TITLES[basis].toLowerCase());
  return [
    ...fairness
      .filter(({ size }) => size !== 'A')
      .map(
        ({ basis, title, isHarder, size }) =>
          `${BASIS_TITLES[basis]}: it is ${size === 'B' ? 'somewhat' : 'much'} ${isHarder ? 'harder' : 'easier'} for “${title}” than for others who do as well in the rest of the interview.`,
      ),
    ...(bases.length === 0 ? [] : [`No difference worth a look by ${listed(bases, 'or')}.`]),
  ];
}

export function workSentence({ withoutPerson }: Figures): string | null {
  return withoutPerson === null
    ? null
    : `${percent(withoutPerson)} of all answers were settled without a person.`;
}

export function answeringSentence({ seconds, again, corrected }: Figures): string | null {
  if (again === null || corrected === null) return null;
  const time = seconds === null ? '' : `Half of the answers took at most ${timeInWords(seconds)}. `;
  const changed = [
    ...(again === 0 ? [] : [`${percent(again)} were given again`]),
    ...(corrected === 0 ? [] : [`${percent(corrected)} were corrected by the candidate`]),
  ];
  return `${time}${changed.length === 0 ? 'None was given again or corrected' : listed(changed, 'and')}.`;
}

const NAMED_MOST = 5;

/** 'Asked in 2 jobs: Nurse and Web Developer (draft).' */
export function askedInWords(askedIn: Question['askedIn']): string {
  if (askedIn.length === 0) return 'No job asks this question any more.';
  const isJob = ({ status }: Question['askedIn'][number]) => status !== 'template';
  const [jobs, templates] = [askedIn.filter(isJob).length, askedIn.filter((one) => !isJob(one)).length];
  const counts = [
    ...(jobs === 0 ? [] : [counted(jobs, 'job')]),
    ...(templates === 0 ? [] : [counted(templates, 'template')]),
  ];
  const titles = askedIn
    .slice(0, NAMED_MOST)
    .map(({ title, status }) => (status === 'open' ? title : `${title} (${status})`));
  const more = askedIn.length - titles.length;
  return `Asked in ${listed(counts, 'and')}: ${listed([...titles, ...(more === 0 ? [] : [`${more} more`])], 'and')}.`;
}
