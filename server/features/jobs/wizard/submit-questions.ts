import * as said from '#contract/messages/en/job-questions.ts';
import { QUESTION_KINDS, type QuestionKind } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import type { Database } from '#server/database/database.ts';
import { type BankQuestion, bankQuestionsByIds, skillsByIds } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { editJob } from '#server/features/jobs/changes/change-job.ts';
import type { Edit } from '#server/features/jobs/changes/revisions.ts';
import {
  type JobQuestion,
  type NewQuestion,
  interviewQuestions,
} from '#server/features/jobs/question-store.ts';
import { updateJob } from '#server/features/jobs/store.ts';
import { replaceQuestions } from './questions.ts';

/** A question of the bank (`masterId`) or a custom one (`question`), and its position in the request. */
export interface QuestionWanted {
  kind: QuestionKind;
  masterId: string | null;
  skillId: string | null;
  question: string | null;
  options: string[] | null;
  answer: string | null;
  acceptedAnswers: string[];
  /** The job's question that this one was. */
  replaces?: string | undefined;
  path: string;
}

/** Sets the questions of a job. */
export async function submitQuestions(
  ctx: Context,
  edit: Edit,
  wanted: readonly QuestionWanted[],
): Promise<void> {
  await editJob(ctx, edit, async (tx, job) => {
    const existing = await interviewQuestions(tx, job.id);
    const spelled = await spellOut(tx, wanted, existing);
    // At the first change of a posted job, the client names the questions of the job itself.
    const earlier = (named: string | null) =>
      existing.find(({ id, replaces }) => named !== null && [id, replaces].includes(named));
    const questions = spelled.map((one) => ({ ...one, replaces: earlier(one.replaces)?.replaces ?? null }));
    refuseDoubles(questions, wanted);

    const now = ctx.clock.now();
    await replaceQuestions(tx, job, questions, now);
    await updateJob(tx, job.id, { questions_submitted_at: now, updated_at: now });
  });
}

/** Copies the bank's texts. A question that is no longer in the bank can stay if this job already has it. */
export async function spellOut(
  tx: Database,
  wanted: readonly QuestionWanted[],
  existing: readonly JobQuestion[],
): Promise<NewQuestion[]> {
  const bank = await bankQuestionsFor(tx, wanted);
  for (const { kind, masterId, skillId, question } of existing) {
    const key = `${kind} ${masterId}`;
    if (masterId !== null && !bank.has(key)) bank.set(key, { id: masterId, skillId, question });
  }
  const skills = await skillsByIds(
    tx,
    wanted.flatMap(({ skillId }) => skillId ?? []),
  );
  return wanted.map(({ path, replaces = null, ...rest }) => {
    const own = { ...rest, replaces };
    const { kind, masterId, skillId, question } = own;
    if (skillId !== null && !skills.has(skillId)) {
      throw badInput(`${path}.skillId`, rules.nameSkill());
    }
    if (masterId === null) return { ...own, question: question ?? '' };
    const master = bank.get(`${kind} ${masterId}`);
    if (!master) throw badInput(`${path}.questionId`, rules.notInBank());
    if (master.skillId !== skillId) throw badInput(`${path}.skillId`, said.ofOtherSkill());
    return { ...own, question: master.question };
  });
}

async function bankQuestionsFor(
  tx: Database,
  wanted: readonly QuestionWanted[],
): Promise<Map<string, BankQuestion>> {
  const found = new Map<string, BankQuestion>();
  for (const kind of QUESTION_KINDS) {
    const ids = wanted.flatMap((question) => (question.kind === kind ? (question.masterId ?? []) : []));
    for (const [id, question] of await bankQuestionsByIds(tx, kind, ids))
      found.set(`${kind} ${id}`, question);
  }
  return found;
}

export const textKey = (question: string): string => question.replace(/\s+/g, ' ').toLowerCase();

/** Answers identify their question by its text, so each text must be unique. */
function refuseDoubles(questions: readonly NewQuestion[], wanted: readonly QuestionWanted[]): void {
  const seen = new Set<string>();
  for (const [index, { question }] of questions.entries()) {
    const key = textKey(question);
    if (seen.has(key)) throw badInput(wanted[index]!.path, said.askedTwice({ question }));
    seen.add(key);
  }
}
