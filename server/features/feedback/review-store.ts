import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnswerGrade } from '#contract/interview/answer-grades.ts';
import type { AnswerText, Certainty, PersonsVerdict, Verdict } from '#contract/interview/verdicts.ts';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { isOneOf } from '#server/features/applications/attempt-store.ts';
import { type StoredCorrection, storedCorrection } from './stored-report.ts';

/** A key made from a question and its reference answer, so that copies in several jobs share their marks. */
export function questionKey(question: string, reference: string): string {
  const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return createHash('sha256')
    .update(`${plain(question)}\n${plain(reference)}`)
    .digest('hex');
}

export interface NewMark extends Attempt {
  questionId: string;
  employerId: string;
  /** The member who gave it. */
  markedBy: string;
  questionKey: string;
  /** Null removes the previous verdict. */
  verdict: PersonsVerdict | null;
  /** Null if the verdict was given on a report. */
  grade: AnswerGrade | null;
  reason: string;
  analysisVerdict: string;
  analysisScore: number | null;
  answerText: string;
  /** The score for the grader. Null if the text says nothing about the question's scale. */
  teaches: number | null;
  at: Date;
}

export async function insertMark(db: Database, mark: NewMark): Promise<void> {
  await db
    .insertInto('answer_marks')
    .values({
      application_id: mark.applicationId,
      attempt: mark.attempt,
      question_id: mark.questionId,
      employer_id: mark.employerId,
      marked_by: mark.markedBy,
      question_key: mark.questionKey,
      verdict: mark.verdict,
      grade: mark.grade,
      reason: mark.reason,
      analysis_verdict: mark.analysisVerdict,
      analysis_score: mark.analysisScore,
      answer_text: mark.answerText,
      teaches: mark.teaches,
      marked_at: mark.at,
    })
    .execute();
}

export interface Mark {
  questionId: string;
  verdict: PersonsVerdict | null;
  grade: AnswerGrade | null;
  reason: string;
  /** The member's name. Null if the account no longer exists. */
  by: string | null;
  at: Date;
}

/** All marks on the answers of several interviews, oldest first, by application. */
async function marksOfInterviews(db: Database, attempts: readonly Attempt[]): Promise<Map<string, Mark[]>> {
  const rows = await db
    .selectFrom('answer_marks')
    .leftJoin('users', 'users.id', 'answer_marks.marked_by')
    .select([
      'answer_marks.application_id as applicationId',
      'answer_marks.question_id as questionId',
      'answer_marks.verdict',
      sql<AnswerGrade | null>`answer_marks.grade`.as('grade'),
      'answer_marks.reason',
      'users.name as by',
      'answer_marks.marked_at as at',
    ])
    .where(isOneOf(attempts))
    .orderBy('answer_marks.id')
    .execute();
  return Map.groupBy(rows, ({ applicationId }) => applicationId);
}

/** The verdict on an answer that follows from marks on other answers to the question. */
export interface Learned {
  questionId: string;
  /** *Needs Review* if the marks and the analysis disagree. */
  verdict: Verdict;
  score: number | null;
  certainty: Certainty;
  marksUsed: number;
}

async function learnedOfInterviews(
  db: Database,
  attempts: readonly Attempt[],
): Promise<Map<string, Learned[]>> {
  const rows = await db
    .selectFrom('learned_verdicts')
    .select(['application_id', 'question_id as questionId', 'verdict', 'score', 'certainty'])
    .select('marks_used as marksUsed')
    .where(isOneOf(attempts))
    .execute();
  return Map.groupBy(rows, ({ application_id }) => application_id);
}

/** People's judgements on the answers of an interview, and what their marks on other answers show. */
export interface Opinions {
  marks: readonly Mark[];
  corrections: readonly Correction[];
  learned: readonly Learned[];
}

export const NO_OPINIONS: Opinions = { marks: [], corrections: [], learned: [] };

export async function opinionsOn(db: Database, attempt: Attempt): Promise<Opinions> {
  return (await opinionsOnAll(db, [attempt]))(attempt.applicationId);
}

/** The same for several interviews, by application. Each must be for a different application. */
export async function opinionsOnAll(
  db: Database,
  attempts: readonly Attempt[],
): Promise<(applicationId: string) => Opinions> {
  if (attempts.length === 0) return () => NO_OPINIONS;
  const marks = await marksOfInterviews(db, attempts);
  const corrections = await correctionsOfInterviews(db, attempts);
  const learned = await learnedOfInterviews(db, attempts);
  return (applicationId) => ({
    marks: marks.get(applicationId) ?? [],
    corrections: corrections.get(applicationId) ?? [],
    learned: learned.get(applicationId) ?? [],
  });
}

/** How many verdicts people have decided in these interviews, and how many of them they changed. */
export async function checkedVerdicts(
  db: Database,
  attempts: readonly Attempt[],
): Promise<{ checked: number; changed: number }> {
  if (attempts.length === 0) return { checked: 0, changed: 0 };
  const newest = await db
    .selectFrom('answer_marks')
    .distinctOn(['application_id', 'attempt', 'question_id'])
    .select(['verdict', 'analysis_verdict'])
    .where(isOneOf(attempts))
    .orderBy('application_id')
    .orderBy('attempt')
    .orderBy('question_id')
    .orderBy('id', 'desc')
    .execute();
  const checked = newest.filter(({ verdict }) => verdict !== null);
  return {
    checked: checked.length,
    changed: checked.filter(({ verdict, analysis_verdict }) => verdict !== analysis_verdict).length,
  };
}

/** Null removes the previous correction. */
export async function insertCorrection(
  db: Database,
  correction: Attempt & { questionId: string; content: StoredCorrection | null; at: Date },
): Promise<void> {
  await db
    .insertInto('answer_corrections')
    .values({
      application_id: correction.applicationId,
      attempt: correction.attempt,
      question_id: correction.questionId,
      correction: correction.content === null ? null : storedCorrection.write(correction.content),
      made_at: correction.at,
    })
    .execute();
}

export interface Correction {
  id: number;
  questionId: string;
  content: StoredCorrection;
  at: Date;
  decision: { take: AnswerText; by: string | null; at: Date } | null;
}

/** The valid corrections of an interview, with the employer's latest decision. */
export async function correctionsOf(db: Database, attempt: Attempt): Promise<Correction[]> {
  return (await correctionsOfInterviews(db, [attempt])).get(attempt.applicationId) ?? [];
}

async function correctionsOfInterviews(
  db: Database,
  attempts: readonly Attempt[],
): Promise<Map<string, Correction[]>> {
  const newest = await db
    .selectFrom('answer_corrections')
    .distinctOn(['application_id', 'question_id'])
    .select(['id', 'application_id', 'question_id', 'correction', 'made_at'])
    .where(isOneOf(attempts))
    .orderBy('application_id')
    .orderBy('question_id')
    .orderBy('id', 'desc')
    .execute();
  const standing = newest.filter(({ correction }) => correction !== null);
  if (standing.length === 0) return new Map();
  const decisions = await db
    .selectFrom('correction_decisions')
    .leftJoin('users', 'users.id', 'correction_decisions.decided_by')
    .distinctOn('correction_id')
    .select(['correction_id', 'take', 'users.name as by', 'decided_at as at'])
    .where(
      'correction_id',
      'in',
      standing.map(({ id }) => id),
    )
    .orderBy('correction_id')
    .orderBy('correction_decisions.id', 'desc')
    .execute();
  const all = standing.map(({ id, application_id, question_id, correction, made_at }) => {
    const decision = decisions.find(({ correction_id }) => correction_id === id);
    return {
      applicationId: application_id,
      id,
      questionId: question_id,
      content: storedCorrection.read(correction, id),
      at: made_at,
      decision: decision ? { take: decision.take, by: decision.by, at: decision.at } : null,
    };
  });
  return Map.groupBy(all, ({ applicationId }) => applicationId);
}

export async function insertDecision(
  db: Database,
  decision: { correctionId: number; take: AnswerText; employerId: string; decidedBy: string; at: Date },
): Promise<void> {
  await db
    .insertInto('correction_decisions')
    .values({
      correction_id: decision.correctionId,
      take: decision.take,
      employer_id: decision.employerId,
      decided_by: decision.decidedBy,
      decided_at: decision.at,
    })
    .execute();
}

/**
 * Copies people's judgements on these answers from the previous attempt: their verdicts, the candidate's corrections,
 * and which text counts.
 */
export async function keepJudgements(
  tx: Database,
  { applicationId, attempt }: Attempt,
  questionIds: readonly string[],
): Promise<void> {
  const isKept = sql`application_id = ${applicationId} AND attempt = ${attempt - 1}::int
    AND question_id IN (${sql.join(questionIds)})`;
  await sql`
    INSERT INTO answer_marks (application_id, attempt, question_id, employer_id, marked_by, question_key, verdict, grade, reason,
      analysis_verdict, analysis_score, answer_text, teaches, marked_at)
    SELECT application_id, attempt + 1, question_id, employer_id, marked_by, question_key, verdict, grade, reason,
      analysis_verdict, analysis_score, answer_text, teaches, marked_at
    FROM answer_marks WHERE ${isKept} ORDER BY id`.execute(tx);
  const corrections = await tx
    .selectFrom('answer_corrections')
    .distinctOn('question_id')
    .select('id')
    .where(sql<boolean>`${isKept}`)
    .orderBy('question_id')
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of corrections) {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO answer_corrections (application_id, attempt, question_id, correction, made_at)
      SELECT application_id, attempt + 1, question_id, correction, made_at
      FROM answer_corrections WHERE id = ${id}::bigint RETURNING id`.execute(tx);
    await sql`
      INSERT INTO correction_decisions (correction_id, take, employer_id, decided_by, decided_at)
      SELECT ${rows[0]!.id}::bigint, take, employer_id, decided_by, decided_at
      FROM correction_decisions WHERE correction_id = ${id}::bigint ORDER BY id`.execute(tx);
  }
}
