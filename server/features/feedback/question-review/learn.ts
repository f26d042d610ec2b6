import { isCorrectionTaken } from '#contract/interview/report-figures.ts';
import type { Assessment, Grade } from '#server/features/analysis/grading/judge/grade.ts';
import { LEAST_MARKS } from '#server/features/analysis/grading/judge/teach.ts';
import { gradeTogether } from '#server/features/analysis/grading/judge/together.ts';
import { isUsableKey } from '#contract/job/key-help.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { judgementThatCounts, saidOf, wordsThatCount } from '#server/features/feedback/figures.ts';
import {
  type Learned,
  type Opinions,
  opinionsOnAll,
  questionKey,
} from '#server/features/feedback/review-store.ts';
import type { Judgement, StoredAnswer } from '#server/features/feedback/stored-report.ts';
import { joined } from '#server/features/feedback/with-follow-up.ts';
import {
  type AnswerHeard,
  type Asked,
  type Copies,
  type Standing,
  answersHeard,
  askedBy,
  copiesOf,
  hasMarks,
  putLessons,
} from './store.ts';

interface GradedTogether {
  answers: AnswerHeard[];
  opinionsOn: (applicationId: string) => Opinions;
  grades: ReadonlyMap<string, Grade>;
}

/** What the tool asks for next. */
export interface Wanted {
  /** Answers that need a person, ordered by how much a mark on them would teach. */
  order: readonly string[];
  stillNeeded: number;
}

/** Cached while no one marks and no answer arrives, so that members who watch a question cost little. */
const learnedOrders = new Map<string, Wanted & { version: string }>();
const KNOWN_MAX = 200;

const versionOf = (answers: readonly { markId: number | null }[]): string =>
  `${answers.length} ${Math.max(0, ...answers.map(({ markId }) => markId ?? 0))}`;

export async function wantedNext(
  db: Database,
  copies: Copies,
  asked: Asked,
  standings: readonly Standing[],
): Promise<Wanted> {
  const name = nameOf(copies, asked);
  if (learnedOrders.get(name)?.version !== versionOf(standings)) await gradeCopies(db, copies, asked);
  return learnedOrders.get(name) ?? { order: [], stillNeeded: 0 };
}

const nameOf = ({ companyId }: Copies, { question, reference }: Asked) =>
  `${companyId} ${questionKey(question, reference)}`;

/** Grades all answers to one question, using the marks on them. */
async function gradeCopies(db: Database, copies: Copies, asked: Asked): Promise<GradedTogether> {
  const answers = await answersHeard(db, copies);
  const opinionsOn = await opinionsOnAll(db, answers);
  const keys = [asked.reference, ...answers.flatMap(({ stored }) => stored.acceptedAnswers)];
  const [reference = '', ...references] = [...new Set(keys)].filter(isUsableKey);
  // A mark on silence or on misheard words says nothing about the other answers, and the marked answer needs no grade.
  const taught = answers.filter(({ isMarked, teaches }) => !isMarked || teaches !== null);
  const { grades, order } = gradeTogether(
    { question: asked.question, reference, references },
    taught.map((answer) => ({
      id: answer.answerId,
      transcript: spokenOf(answer, opinionsOn(answer.applicationId)),
      mark: answer.teaches,
    })),
    { assessments: assessmentsOf(JSON.stringify([asked.question, reference, ...references])) },
  );
  const marks = taught.filter(({ teaches }) => teaches !== null).length;
  const stillNeeded = Math.min(order.length, Math.max(0, LEAST_MARKS - marks));
  if (learnedOrders.size >= KNOWN_MAX) learnedOrders.clear();
  learnedOrders.set(nameOf(copies, asked), { version: versionOf(answers), order, stillNeeded });
  return { answers, opinionsOn, grades };
}

/** Answers are assessed only once while a question is reviewed. Each assessment takes a few kilobytes. */
const assessments = new Map<string, Map<string, Assessment>>();
const QUESTIONS_ASSESSED_MAX = 5;

function assessmentsOf(question: string): Map<string, Assessment> {
  const own = assessments.get(question) ?? new Map<string, Assessment>();
  assessments.delete(question);
  assessments.set(question, own);
  for (const oldest of [...assessments.keys()].slice(0, -QUESTIONS_ASSESSED_MAX)) assessments.delete(oldest);
  return own;
}

/** The text that counts, together with the answer to the follow-up. */
function spokenOf({ stored, transcript, followUp }: AnswerHeard, opinions: Opinions): SpokenText {
  const said = saidOf(stored.questionId, opinions);
  if (isCorrectionTaken(said)) return { text: wordsThatCount(stored, said), language: transcript?.language };
  const spoken = transcript ?? { text: stored.answer };
  return followUp === null || followUp.text.trim() === '' ? spoken : joined(spoken, followUp);
}

/**
 * Stores what the marks on a question settle about its other answers. Returns the interviews with a changed verdict;
 * their results must be recomputed.
 */
export async function learnFromMarks(
  tx: Database,
  companyId: string,
  asked: Asked,
  at: Date,
): Promise<Attempt[]> {
  const taught = await lessonsOn(tx, companyId, asked);
  await putLessons(tx, taught, at);
  return taught
    .filter(({ before, learned }) => !isSame(before, learned))
    .map(({ applicationId, attempt }) => ({ applicationId, attempt }));
}

/**
 * Stores what earlier marks settle about a new report, in a transaction that has locked the marks. Its results must be
 * computed afterwards.
 */
export async function learnForReport(
  tx: Database,
  companyId: string,
  applicationId: string,
  answers: readonly StoredAnswer[],
  at: Date,
): Promise<void> {
  for (const answer of answers) {
    if (answer.kind !== 'skill' || !(await hasMarks(tx, companyId, askedBy(answer)))) continue;
    const taught = await lessonsOn(tx, companyId, askedBy(answer));
    const own = taught.filter((lesson) => lesson.applicationId === applicationId);
    await putLessons(tx, own, at);
  }
}

/** What the marks teach about each answer to which they apply, or applied before. */
async function lessonsOn(tx: Database, companyId: string, asked: Asked) {
  const { answers, opinionsOn, grades } = await gradeCopies(tx, await copiesOf(tx, companyId, asked), asked);
  return answers
    .map(({ answerId, applicationId, attempt, stored, isMarked }) => {
      const { questionId } = stored;
      const opinions = opinionsOn(applicationId);
      const own = judgementThatCounts(stored, saidOf(questionId, opinions));
      const before = opinions.learned.find((one) => one.questionId === questionId) ?? null;
      const learned = isMarked ? null : lessonFor(questionId, own, grades.get(answerId));
      return { applicationId, attempt, questionId, before, learned };
    })
    .filter(({ before, learned }) => before !== null || learned !== null);
}

/**
 * Marks settle what the analysis leaves open. If the analysis has settled an answer, marks that agree make it more
 * certain, and marks that disagree leave it to a person. `grade` uses the words and the marks, but no model.
 */
function lessonFor(questionId: string, own: Judgement, grade: Grade | undefined): Learned | null {
  if (grade === undefined || grade.marksUsed === 0 || own.verdict === 'Not Answered') return null;
  const { verdict, marksUsed } = grade;
  const isOwn = own.settledBy === 'words' || own.settledBy === 'model';
  // Without a verdict, the marks are not certain enough. If the words confirm the answer, the marks contradict them.
  if (verdict === 'Needs Review' && own.settledBy !== 'words') return null;
  if (isOwn && verdict !== own.verdict)
    return { questionId, verdict: 'Needs Review', score: null, certainty: 'low', marksUsed };
  const certainty = isOwn && grade.settledBy === 'marks' ? 'high' : grade.certainty;
  if (verdict === own.verdict && certainty === own.certainty) return null;
  // Rounded to tenths, so that a mark that moves many scores slightly does not change as many reports.
  return { questionId, verdict, score: Math.round(grade.score * 10) / 10, certainty, marksUsed };
}

const isSame = (one: Learned | null, other: Learned | null): boolean =>
  one?.verdict === other?.verdict && one?.score === other?.score && one?.certainty === other?.certainty;
