import type { compareAnswers, getComparison } from '#contract/interview/compare.ts';
import { coverageOfIdeas } from '#contract/job/coverage.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { countVerdicts, textThatCounts } from '#contract/interview/report-figures.ts';
import { settledOf } from '#contract/interview/settled.ts';
import type { QuestionnaireEntry } from '#contract/interview/report.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { entryWithoutVerdict } from '#server/features/feedback/hide-from-member.ts';
import { inFilm, presentAnswer } from '#server/features/feedback/present-answer.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { heldBlindAmong } from '#server/features/applications/held-blind-store.ts';
import { opinionsOnAll } from '#server/features/feedback/review-store.ts';
import { recordView } from '#server/features/feedback/record-view.ts';
import { linkTo, videoUrl } from '#server/features/feedback/file-links.ts';
import { answersInVideos } from '#server/features/interviews/recording-store.ts';
import { questionsByIds } from '#server/features/jobs/question-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import { scorecardsOf } from '#server/features/reviews/scorecard-store.ts';
import { holderOf } from '#server/features/uploads/file-holder.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type ComparedRow, comparedInterviews } from './compare-store.ts';

type Comparison = OutputOf<typeof getComparison>;
type Question = Comparison['questions'][number];

/** Interviews of a job, with a cell for each answer, as far as this member may see it. */
export async function showComparison(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof getComparison>,
): Promise<Comparison> {
  const rows = await rowsOf(ctx, caller, input);
  const around = await readAround(ctx, caller, input.jobId, rows);
  return {
    questions: questionsOf(rows),
    candidates: rows.map((row) => {
      const candidate = around.candidateOf(row);
      const entries = around.answersOf(row);
      const { settled, total } = settledOf(countVerdicts(entries));
      return {
        ...candidate,
        ...(candidate.mustScoreFirst
          ? { score: null, settled: null, scored: null }
          : { score: row.report.isSensePercent, settled, scored: total }),
        cells: entries.map((entry) => ({
          questionId: entry.questionId,
          verdict: entry.answerStatus,
          coverage: coverageOf(entry),
          seconds: entry.durationSeconds,
        })),
      };
    }),
  };
}

/** Their answers to one question of the job. Interviews that did not ask it are left out. */
export async function showAnswers(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof compareAnswers>,
): Promise<OutputOf<typeof compareAnswers>> {
  const { questionId } = input;
  const asked = (await questionsByIds(ctx.db, [questionId])).get(questionId);
  const rows = await rowsOf(ctx, caller, input);
  if (!asked || asked.jobId !== input.jobId) throw notFound();
  const around = await readAround(ctx, caller, input.jobId, rows);
  const { kind, skillName, question } = asked;
  return {
    question: { questionId, kind, skillName, question },
    answers: rows.flatMap((row) => {
      const entry = around.answersOf(row).find((one) => one.questionId === questionId);
      if (!entry) return [];
      return [
        { ...around.candidateOf(row), entry, coverage: coverageOf(entry), videoUrl: around.videoOf(row) },
      ];
    }),
  };
}

async function rowsOf(ctx: Context, caller: EmployerCaller, input: RequestOf<typeof getComparison>) {
  const { jobId, applicationIds } = input;
  const reach = reachOf(caller);
  await getJobInReach(ctx.db, reach, jobId);
  return comparedInterviews(ctx.db, { reach, jobId, applicationIds });
}

/** People's judgements of the answers, the files, and the applications whose verdicts this member may not see yet. */
async function readAround(ctx: Context, caller: EmployerCaller, jobId: string, rows: readonly ComparedRow[]) {
  const attempts = rows.map(attemptOf);
  const job = await getJobInReach(ctx.db, reachOf(caller), jobId);
  const held = await heldBlindAmong(
    ctx.db,
    caller.id,
    rows.map(({ id }) => id),
  );
  const cards = job.blind_review ? await scorecardsOf(ctx.db, attempts) : [];
  const judged = new Set(
    cards.filter(({ memberId }) => memberId === caller.id).map(({ applicationId }) => applicationId),
  );
  const opinionsOn = await opinionsOnAll(ctx.db, attempts);
  const inVideos = await answersInVideos(ctx.db, attempts);
  const files = await filesByIds(
    ctx.db,
    rows.flatMap(({ avatar_file_id, video_file_id, report }) => [
      avatar_file_id,
      video_file_id,
      ...report.answers.flatMap((one) => [one.audioFileId, one.followUp?.audioFileId ?? null]),
    ]),
  );
  const holder = holderOf(caller);
  const soundOf = (applicationId: string) => (id: string | null) =>
    linkTo(ctx, files, id, { holder, applicationId, what: 'sound' });
  for (const { id } of rows)
    await recordView(ctx, { applicationId: id, what: 'report', viewer: { kind: 'member', caller } });
  const mustScoreFirst = ({ id }: ComparedRow) => held.has(id) || (job.blind_review && !judged.has(id));
  return {
    candidateOf: (row: ComparedRow) => ({
      applicationId: row.id,
      candidateName: row.candidate_name,
      avatarUrl: linkTo(ctx, files, row.avatar_file_id),
      submittedDate: row.submitted_at.toISOString(),
      mustScoreFirst: mustScoreFirst(row),
    }),
    videoOf: (row: ComparedRow) => videoUrl(ctx, row, files, { holder, applicationId: row.id }),
    answersOf: (row: ComparedRow): QuestionnaireEntry[] =>
      row.report.answers.map((stored) => {
        const reader = { viewer: 'employer' as const, isEarlier: false, company: row.company_name };
        const entry = inFilm(
          presentAnswer(stored, opinionsOn(row.id), reader, soundOf(row.id)),
          inVideos.get(row.id) ?? new Map(),
        );
        return mustScoreFirst(row) ? entryWithoutVerdict(entry) : entry;
      }),
  };
}

/** The questions of several interviews: first those of the newest interview, then those that only others have. */
function questionsOf(rows: readonly ComparedRow[]): Question[] {
  const questions = new Map<string, Question>();
  for (const { report } of rows)
    for (const { questionId, kind, skillName, question } of report.answers)
      if (!questions.has(questionId)) questions.set(questionId, { questionId, kind, skillName, question });
  return [...questions.values()];
}

/** The coverage, from the text that counts. */
function coverageOf(entry: QuestionnaireEntry) {
  if (entry.kind !== 'skill') return null;
  const text = textThatCounts(entry);
  return coverageOfIdeas(text.ideas);
}
