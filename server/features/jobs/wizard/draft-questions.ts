import { z } from 'zod';
import * as said from '#contract/messages/en/job-questions.ts';
import { customMcq, customPersonal, customSkill } from '#contract/job/job-questions.ts';
import type { Job } from '#contract/job/job.ts';
import { isUsableKey } from '#contract/job/key-help.ts';
import { asksAbout } from '#contract/job/may-not-ask.ts';
import type { draftQuestions as endpoint } from '#contract/job/question-drafts.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { QuestionKind } from '#contract/shared/limits.ts';
import { listed } from '#contract/shared/words.ts';
import { previewJob } from '#server/features/jobs/lists/show-jobs.ts';
import { questionBank } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { type Llm, LlmUnusable } from '#server/platform/llm/llm.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { plainTextOf } from '#server/platform/text/rich-text.ts';
import { FORMS, systemOf } from './draft-prompt.ts';
import { textKey } from './submit-questions.ts';

type Draft = OutputOf<typeof endpoint>['questions'][number];
type Skills = readonly { _id: string; value: string }[];

/** As much as a model with a small context can read. */
const DESCRIPTION_READ = 6_000;
const KNOWN_READ = 20;

const RULES = { personal: customPersonal, skill: customSkill, mcq: customMcq };

/** No personal data is sent to the model. */
export async function draftQuestions(
  ctx: Context,
  caller: EmployerCaller,
  { jobId, kind, known: given }: RequestOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const job = await previewJob(ctx, caller, jobId);
  if (ctx.llm === null) throw new Refusal('drafts.no-model', said.draftsNoModel());
  const skills = job.skillMatrixId?.skill ?? [];
  const known = [...new Set([...questionsOf(job), ...given])];
  const data = {
    title: job.role,
    description: plainTextOf(job.description).slice(0, DESCRIPTION_READ),
    skills: skills.map(({ value }) => value),
    known: known.slice(-KNOWN_READ),
  };
  const drafts = await askForDrafts(ctx.llm, kind, data, skills).catch((error: unknown) => {
    if (!(error instanceof LlmUnusable)) throw error;
    ctx.log.warn({ err: error }, 'the language model gave no usable drafts');
    throw new Refusal('drafts.unusable', said.draftsUnusable());
  });
  const ids = skills.map(({ _id }) => _id);
  const bank = await questionBank(ctx, caller, ids);
  const inBank = Object.values(bank).flatMap((rows) => rows.map(({ question }) => question));
  const seen = new Set([...known, ...inBank].map(textKey));
  const fresh = drafts.filter(({ question }) => {
    const key = textKey(question);
    return !seen.has(key) && seen.add(key);
  });
  const mayBeAsked = fresh.filter(({ question }) => asksAbout(question) === null);
  return { questions: mayBeAsked, leftOut: leftOutInWords(fresh) };
}

const questionsOf = ({ qualifyingQuestionId: questions }: Job): string[] =>
  Object.values(questions ?? {}).flatMap((rows) => rows.map(({ questionId }) => questionId.name));

/** Keeps only the drafts that follow the rules of the wizard, because the model may answer with anything. */
async function askForDrafts(llm: Llm, kind: QuestionKind, data: object, skills: Skills): Promise<Draft[]> {
  const { schema } = FORMS[kind];
  const reply = z.object({ questions: z.array(z.unknown()) }).safeParse(
    await llm.askForJson({
      system: systemOf(kind),
      user: JSON.stringify(data),
      name: 'drafts',
      schema: z.toJSONSchema(z.object({ questions: z.array(schema) })),
    }),
  );
  const rows = reply.data?.questions ?? null;
  const drafts = rows?.flatMap((one) => readDraft(kind, one, skills) ?? []);
  if (drafts === undefined || (drafts.length === 0 && rows?.length !== 0))
    throw new LlmUnusable('The language model answered with something else than questions.');
  return drafts;
}

const anyDraft = z.object({
  skill: z.string().default(''),
  question: z.string().trim().min(1),
  points: z.array(z.string()).default([]),
  acceptedAnswers: z.array(z.string()).default([]),
  options: z.array(z.string()).default([]),
  answer: z.string().default(''),
});

function readDraft(kind: QuestionKind, given: unknown, skills: Skills): Draft | null {
  const { data: read } = anyDraft.safeParse(given);
  if (read === undefined) return null;
  const named = skills.find(({ value }) => value.toLowerCase() === read.skill.trim().toLowerCase());
  // Each point is a line of the reference answer.
  const answer = kind === 'skill' ? read.points.join('\n') : read.answer;
  const { data: row } = RULES[kind].safeParse({ ...read, skillId: named?._id, answer });
  if (row === undefined || (kind === 'skill' && !isUsableKey(answer))) return null;
  const nothing = { answer: '', acceptedAnswers: [], options: [] };
  return { ...nothing, ...row, kind, skill: kind === 'personal' ? '' : named!.value };
}

function leftOutInWords(drafts: readonly Draft[]): string | null {
  const topics = drafts.flatMap(({ question }) => asksAbout(question) ?? []);
  if (topics.length === 0) return null;
  return said.draftsLeftOut({ count: topics.length, topics: listed([...new Set(topics)], 'and') });
}
