import * as said from '#contract/messages/en/pipeline-refusals.ts';
import type { changeQuestion } from '#contract/company/question-figures.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { QuestionKind } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { exchangeQuestion } from '#server/features/jobs/changes/exchange-question.ts';
import type { NewQuestion } from '#server/features/jobs/question-store.ts';
import { spellOut } from '#server/features/jobs/wizard/submit-questions.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { findQuestion } from './question-store.ts';

const notAsked = () => new Refusal('question.not-asked', said.notAsked());

type Worded = Pick<NewQuestion, 'skillId' | 'question' | 'answer' | 'acceptedAnswers' | 'options'>;
type Change = RequestOf<typeof changeQuestion>;

/** Replaces a question with another one, or with none. No answers or figures change. */
export async function changeAskedQuestion(
  ctx: Context,
  caller: EmployerCaller,
  change: Change,
  address: string,
): Promise<OutputOf<typeof changeQuestion>> {
  return inTransaction(ctx.db, async (tx) => {
    const { copies } = await findQuestion(tx, caller.companyId, change.questionId);
    const asked = copies.filter(({ isAsked }) => isAsked);
    if (asked.length === 0) throw notAsked();
    const [{ kind, question }] = copies;
    const other = await questionInPlace(tx, kind, change);
    if (other !== null && asked.every((copy) => isSame(copy, other)))
      throw new Refusal('question.same-words', said.sameWords());
    const jobIds = [...new Set(asked.map(({ jobId }) => jobId))];
    const copyIds = new Set(asked.map(({ id }) => id));
    const how = { by: caller.id, at: ctx.clock.now() };
    const newQuestionId = await exchangeQuestion(tx, jobIds, copyIds, other, how);
    // Someone else changed it first.
    if (other !== null && newQuestionId === null) throw notAsked();
    const action = other === null ? 'retired' : other.masterId === null ? 'reworded' : 'replaced';
    await recordAct(ctx, tx, caller, address, {
      action: `question.${action}`,
      details: { question, jobs: jobIds.length, ...(other === null ? {} : { now: other.question }) },
    });
    return { newQuestionId };
  });
}

const isSame = (one: Worded, other: Worded): boolean => wordsOf(one) === wordsOf(other);
const wordsOf = ({ skillId, question, answer, acceptedAnswers, options }: Worded) =>
  JSON.stringify([skillId, question, answer, acceptedAnswers, options ?? []]);

async function questionInPlace(
  tx: Database,
  kind: QuestionKind,
  { spoken, mcq }: Change,
): Promise<NewQuestion | null> {
  if (kind === 'skill' && mcq) throw badInput('mcq', said.spokenInPlace());
  if (kind === 'mcq' && spoken) throw badInput('spoken', said.choiceInPlace());
  const given = spoken
    ? { ...spoken, options: null, path: 'spoken' }
    : mcq && { ...mcq, acceptedAnswers: [], path: 'mcq' };
  if (given === undefined) return null;
  const { bankId = null, ...wanted } = given;
  const [other] = await spellOut(tx, [{ ...wanted, kind, masterId: bankId }], []);
  return other!;
}
