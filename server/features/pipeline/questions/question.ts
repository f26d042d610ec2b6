import type { getQuestion } from '#contract/company/question-figures.ts';
import { FIGURES_LEAST } from '#contract/company/question-limits.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import { bankFigures } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { bankIdsOf, edgesOf, figuresOf, findQuestion, versionsOf } from './question-store.ts';
import { seenBy } from './show.ts';
import { figuresOfCompany } from './store.ts';

/** The number of answers listed for each edge. */
const EDGES_MOST = 3;
/** With fewer other questions, a median says little. */
const OTHERS_LEAST = 3;

export async function showQuestion(
  ctx: Context,
  caller: EmployerCaller,
  { questionId, jobId }: RequestOf<typeof getQuestion>,
): Promise<OutputOf<typeof getQuestion>> {
  const { db } = ctx;
  const { companyId, memberRole } = caller;
  if (jobId !== undefined) await getOwnJob(db, companyId, jobId);
  const found = await findQuestion(db, companyId, questionId);
  const [shown] = found.copies;
  const asked = found.copies.filter(({ isAsked }) => isAsked);
  const jobs = new Map(asked.map((copy) => [copy.jobId, { title: copy.title, status: copy.status }]));
  const made = await figuresOf(db, found, jobId ?? null);
  const onServer = await bankFigures(ctx, 'question_key', [found.key]);
  const isEnough = made !== null && made.figures.answers >= FIGURES_LEAST;
  const edges = isEnough && shown.kind === 'skill' ? await edgesOf(db, found, EDGES_MOST) : [];
  return {
    questionId: shown.id,
    question: shown.question,
    skillName: shown.skillName,
    isSpoken: shown.kind === 'skill',
    isAsked: shown.isAsked,
    skillId: shown.skillId,
    answer: shown.answer,
    acceptedAnswers: shown.acceptedAnswers,
    options: shown.options,
    askedIn: [...jobs.values()],
    bankIds: await bankIdsOf(db, [...jobs.keys()]),
    earlier: await versionsOf(db, found, 'earlier'),
    later: await versionsOf(db, found, 'later'),
    madeAt: made?.madeAt.toISOString() ?? null,
    figures: made && seenBy(memberRole, made.figures),
    onServer: onServer.get(found.key) ?? null,
    usualDiscrimination: await usualDiscrimination(ctx, caller, found.key),
    edges: {
      missedByStrong: edges.filter(({ isStrong }) => isStrong),
      gotByWeak: edges.filter(({ isStrong }) => !isStrong),
    },
  };
}

/** The median of the company's other questions. Null if there are too few. */
async function usualDiscrimination(
  { db }: Context,
  caller: EmployerCaller,
  key: string,
): Promise<number | null> {
  const rows = await figuresOfCompany(db, caller, null);
  const others = rows
    .flatMap(({ question_key, figures }) => (question_key === key ? [] : (figures.discrimination?.r ?? [])))
    .toSorted((one, other) => one - other);
  return others.length < OTHERS_LEAST ? null : others[Math.floor(others.length / 2)]!;
}
