import { createHash } from 'node:crypto';
import { MARKS_THAT_TEACH } from '#contract/review.ts';
import type { AnswerText, PersonsVerdict } from '#contract/verdicts.ts';
import type { Database } from '#server/database/database.ts';
import { type StoredCorrection, storedCorrection } from './stored-report.ts';

/**
 * A key made from a question and its reference answer, so that its copies in several jobs share their marks.
 */
export function questionKey(question: string, reference: string): string {
  const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return createHash('sha256')
    .update(`${plain(question)}\n${plain(reference)}`)
    .digest('hex');
}

export interface NewMark {
  applicationId: string;
  questionId: string;
  employerId: string;
  /** The member who gives it. */
  markedBy: string;
  questionKey: string;
  /** Null removes the previous verdict. */
  verdict: PersonsVerdict | null;
  reason: string;
  analysisVerdict: string;
  analysisScore: number | null;
  answerText: string;
  /** The score for the grader; null if the text tells nothing about the question's scale. */
  teaches: number | null;
  at: Date;
}

export async function insertMark(db: Database, mark: NewMark): Promise<void> {
  await db
    .insertInto('answer_marks')
    .values({
      application_id: mark.applicationId,
      question_id: mark.questionId,
      employer_id: mark.employerId,
      marked_by: mark.markedBy,
      question_key: mark.questionKey,
      verdict: mark.verdict,
      reason: mark.reason,
      analysis_verdict: mark.analysisVerdict,
      analysis_score: mark.analysisScore,
      answer_text: mark.answerText,
      teaches: mark.teaches,
      marked_at: mark.at,
    })
    .execute();
}

/**
 * An employer's valid marks on one question at a given time, without those of one interview; the newest last.
 */
export async function marksOf(
  db: Database,
  wanted: { employerId: string; questionKey: string; exceptApplicationId: string; until: Date },
): Promise<{ text: string; score: number }[]> {
  const standing = db
    .selectFrom('answer_marks')
    .distinctOn(['application_id', 'question_id'])
    .select(['id', 'answer_text', 'teaches'])
    .where('employer_id', '=', wanted.employerId)
    .where('question_key', '=', wanted.questionKey)
    .where('application_id', '!=', wanted.exceptApplicationId)
    .where('marked_at', '<=', wanted.until)
    .orderBy('application_id')
    .orderBy('question_id')
    .orderBy('id', 'desc')
    .as('standing');
  const rows = await db
    .selectFrom(standing)
    .select(['answer_text as text', 'teaches as score'])
    .where('teaches', 'is not', null)
    .$narrowType<{ score: number }>()
    .orderBy('id', 'desc')
    .limit(MARKS_THAT_TEACH)
    .execute();
  return rows.toReversed();
}

export interface Mark {
  questionId: string;
  verdict: PersonsVerdict | null;
  reason: string;
  /** The name of the member; null if the account does not exist any more. */
  by: string | null;
  at: Date;
}

/** All marks on an interview's answers, oldest first. */
export async function marksOfInterview(db: Database, applicationId: string): Promise<Mark[]> {
  return (await marksOfInterviews(db, [applicationId])).get(applicationId) ?? [];
}

/** The same for several interviews. */
export async function marksOfInterviews(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, Mark[]>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('answer_marks')
    .leftJoin('users', 'users.id', 'answer_marks.marked_by')
    .select([
      'answer_marks.application_id as applicationId',
      'answer_marks.question_id as questionId',
      'answer_marks.verdict',
      'answer_marks.reason',
      'users.name as by',
      'answer_marks.marked_at as at',
    ])
    .where('answer_marks.application_id', 'in', [...applicationIds])
    .orderBy('answer_marks.id')
    .execute();
  return Map.groupBy(rows, ({ applicationId }) => applicationId);
}

/** Of how many verdicts people have decided in these interviews, and how many of the decisions changed them. */
export async function checkedVerdicts(
  db: Database,
  applicationIds: readonly string[],
): Promise<{ checked: number; changed: number }> {
  if (applicationIds.length === 0) return { checked: 0, changed: 0 };
  const newest = await db
    .selectFrom('answer_marks')
    .distinctOn(['application_id', 'question_id'])
    .select(['verdict', 'analysis_verdict'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
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
  correction: { applicationId: string; questionId: string; content: StoredCorrection | null; at: Date },
): Promise<void> {
  await db
    .insertInto('answer_corrections')
    .values({
      application_id: correction.applicationId,
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
export async function correctionsOf(db: Database, applicationId: string): Promise<Correction[]> {
  return (await correctionsOfInterviews(db, [applicationId])).get(applicationId) ?? [];
}

/** The same for several interviews. */
export async function correctionsOfInterviews(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, Correction[]>> {
  if (applicationIds.length === 0) return new Map();
  const newest = await db
    .selectFrom('answer_corrections')
    .distinctOn(['application_id', 'question_id'])
    .select(['id', 'application_id', 'question_id', 'correction', 'made_at'])
    .where('application_id', 'in', [...applicationIds])
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
