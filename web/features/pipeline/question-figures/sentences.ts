import {
  ALPHA_GOOD,
  APART,
  BANK_FIGURES,
  FIGURES_LEAST,
  type QuestionFlag,
  TOO_EASY,
  TOO_HARD,
} from '#contract/company/question-limits.ts';
import * as said from '#contract/messages/en/question-words.ts';
import { locale } from '#contract/messages/message.ts';
import { BASIS_TITLES } from '#contract/company/fairness-groups.ts';
import { listed, timeInWords } from '#contract/shared/words.ts';
import type { getQuestion } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { percent } from '#web/ui/percent.ts';

/** What the figures of a question say, in words. Each sentence is built from the values it mentions. */

export type Question = OutputOf<typeof getQuestion>;
export type Figures = NonNullable<Question['figures']>;

/** 'July 2026'. */
export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export function flagInWords(flag: QuestionFlag, { change }: Pick<Figures, 'change'>): string {
  switch (flag) {
    case 'unfair':
      return said.flagUnfair();
    case 'changed':
      return change === null ? said.flagChanged() : said.flagChangedIn({ month: monthInWords(change.month) });
    case 'disagreement':
      return said.flagDisagreement();
    case 'not-apart':
      return said.flagNotApart();
    case 'too-hard':
      return said.flagTooHard();
    case 'too-easy':
      return said.flagTooEasy();
  }
}

/** '1 answer', '34 answers, 2 need a person’s review' or '8 answers, 12 more answers needed'. */
export function answersInWords({ answers, waiting }: Pick<Figures, 'answers' | 'waiting'>): string {
  const missing = FIGURES_LEAST - answers;
  return [
    said.answers({ count: answers }),
    ...(waiting === 0 ? [] : [said.answersWaiting({ count: waiting })]),
    ...(missing > 0 ? [said.answersMissing({ count: missing })] : []),
  ].join(', ');
}

/** '60 answers, 50% fully correct' */
export const answersAndShare = (figures: Figures): string =>
  [
    answersInWords(figures),
    ...(figures.difficulty === null ? [] : [said.shareCorrect({ share: percent(figures.difficulty.share) })]),
  ].join(', ');

export function difficultySentence({ verdicts, difficulty, answers, flags }: Figures): string {
  if (verdicts === null || difficulty === null) return '';
  const share = said.correctOfAnswers({ correct: verdicts.correct, answers });
  if (flags.includes('too-easy')) return said.easyFor({ share });
  if (flags.includes('too-hard')) return said.hardFor({ share });
  return said.difficulty({
    share,
    percent: percent(difficulty.share),
    low: percent(difficulty.low),
    high: percent(difficulty.high),
  });
}

/** 'On this server: about 60% of the answers are fully correct, and it tells people apart well.' */
export function onServerSentence({ share, discrimination }: NonNullable<Question['onServer']>): string {
  const isEasy = share > TOO_EASY.share;
  const isHard = share < TOO_HARD.share;
  if (discrimination === null)
    return isEasy
      ? said.serverEasy()
      : isHard
        ? said.serverHard()
        : said.serverShare({ share: percent(share) });
  const how = howApart(discrimination);
  return isEasy
    ? said.serverEasyApart({ how })
    : isHard
      ? said.serverHardApart({ how })
      : said.serverShareApart({ share: percent(share), how });
}

export const allCompaniesSentence = ({ onServer }: Pick<Question, 'onServer'>): string | null =>
  onServer === null ? null : said.allCompanies({ onServer: onServerSentence(onServer), ...BANK_FIGURES });

const howApart = (r: number): string =>
  r < APART.marginal ? 'poorly' : r < APART.good ? 'little' : r < APART.veryGood ? 'well' : 'very-well';

/** The difference from other questions that is worth mentioning. */
const NOTICEABLE = 0.1;

export function apartSentence({ discrimination, flags }: Figures, usual: number | null): string {
  if (discrimination === null) return said.apartUnknown();
  const { r } = discrimination;
  const isNoticeable = usual !== null && Math.abs(r - usual) > NOTICEABLE;
  const isLess = isNoticeable && r < usual;
  if (flags.includes('too-easy')) return isLess ? said.easyApartLess() : said.easyHardlyApart();
  if (flags.includes('too-hard')) return isLess ? said.hardApartLess() : said.hardHardlyApart();
  const rest = r < APART.marginal ? said.restHardly() : said.restWell();
  const isAsExpected = usual !== null && r >= APART.good === r > usual;
  const beside = isNoticeable
    ? `${isAsExpected ? 'and' : 'but'}${isLess ? 'Less' : 'More'}`
    : usual === null
      ? 'none'
      : 'same';
  return said.apart({ how: howApart(r), beside, rest });
}

export function laterSentence({ laterRounds }: Figures): string | null {
  if (laterRounds === null) return null;
  const { r, answers: count } = laterRounds;
  return (r < APART.marginal ? said.laterLittle : said.laterWell)({ count });
}

export function agreementSentence({ agreement }: Figures): string | null {
  if (agreement === null) return null;
  return (agreement.alpha < ALPHA_GOOD ? said.disagree : said.agree)({ count: agreement.answers });
}

const howMuch = (size: 'A' | 'B' | 'C', isEasier: boolean): string =>
  `${size === 'B' ? 'somewhat' : 'much'}${isEasier ? 'Easier' : 'Harder'}`;

export function changeSentence({ change, months }: Figures): string | null {
  if (change === null) return months.length < 2 ? null : said.changeUnknown();
  const { month, size, isEasier } = change;
  if (size === 'A') return said.changeNone();
  const since = said.change({ month: monthInWords(month), how: howMuch(size, isEasier) });
  return isEasier && size === 'C' ? `${since} ${said.changeKnown()}` : since;
}

export function fairnessSentences({ fairness }: Figures): string[] {
  const bases = fairness.filter(({ size }) => size === 'A').map(({ basis }) => said.basis({ basis }));
  return [
    ...fairness
      .filter(({ size }) => size !== 'A')
      .map(({ basis, title, isHarder, size }) =>
        said.fairness({ basis: BASIS_TITLES[basis](), how: howMuch(size, !isHarder), group: title }),
      ),
    ...(bases.length === 0 ? [] : [said.fairnessEven({ bases: listed(bases, 'or') })]),
  ];
}

export function workSentence({ withoutPerson }: Figures): string | null {
  return withoutPerson === null ? null : said.work({ share: percent(withoutPerson) });
}

export function answeringSentence({ seconds, again, corrected }: Figures): string | null {
  if (again === null || corrected === null) return null;
  const changed = [
    ...(again === 0 ? [] : [said.again({ share: percent(again) })]),
    ...(corrected === 0 ? [] : [said.corrected({ share: percent(corrected) })]),
  ];
  const sentence =
    changed.length === 0 ? said.noneChanged() : said.changedLine({ changed: listed(changed, 'and') });
  return seconds === null ? sentence : `${said.halfTook({ duration: timeInWords(seconds) })} ${sentence}`;
}

const NAMED_MOST = 5;

const IN_STATUS = {
  draft: said.titleDraft,
  closed: said.titleClosed,
  template: said.titleTemplate,
};

/** 'Asked in 2 jobs: Nurse and Web Developer (draft).' */
export function askedInWords(askedIn: Question['askedIn']): string {
  if (askedIn.length === 0) return said.notAsked();
  const isJob = ({ status }: Question['askedIn'][number]) => status !== 'template';
  const [jobs, templates] = [askedIn.filter(isJob).length, askedIn.filter((one) => !isJob(one)).length];
  const places = [
    ...(jobs === 0 ? [] : [said.jobs({ count: jobs })]),
    ...(templates === 0 ? [] : [said.templates({ count: templates })]),
  ];
  const titles = askedIn
    .slice(0, NAMED_MOST)
    .map(({ title, status }) => (status === 'open' ? title : IN_STATUS[status]({ title })));
  const more = askedIn.length - titles.length;
  return said.askedIn({
    places: listed(places, 'and'),
    titles: listed([...titles, ...(more === 0 ? [] : [said.more({ count: more })])], 'and'),
  });
}
