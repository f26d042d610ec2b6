import { submitInterview } from '#contract/interview/interview.ts';
import { inTransaction } from '#server/database/database.ts';
import { recount } from '#server/features/feedback/glance.ts';
import { saveReport } from '#server/features/feedback/store.ts';
import type { Judgement } from '#server/features/feedback/stored-report.ts';
import { questionsOf } from '#server/features/interviews/store.ts';
import { storedTranscript } from '#server/features/interviews/stored-interview.ts';
import { beScheduled, giveConsent } from './interviews.ts';
import type { MadeJob } from './jobs.ts';
import { type Person, type World, expectSuccess } from './world.ts';

const OPEN = {
  verdict: 'Needs Review' as const,
  score: null,
  certainty: 'low' as const,
  settledBy: null,
  marksUsed: 0,
  ideas: [],
  reasons: [],
  notes: [],
} satisfies Judgement;

/**
 * Takes the interview of a job with one skill question. The spoken answer is given as plain text, and the report is
 * one in which the analysis leaves the answer open.
 */
export async function answerOpenly(
  world: World,
  { job, employer }: { job: MadeJob; employer: Person },
  name: string,
  text: string,
): Promise<{ applicationId: string; questionId: string; answerId: string }> {
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  const attempt = { applicationId, attempt: 1 };
  const questions = await questionsOf(world.db, attempt);
  const asked = questions.find(({ kind }) => kind === 'skill')!;
  const transcript = {
    text,
    segments: [],
    durationSeconds: 20,
    speechSeconds: 15,
    voiceSeconds: 15,
    confidence: 0.9,
    model: '',
  };
  const { id: answerId } = await world.db
    .insertInto('interview_answers')
    .values({
      application_id: applicationId,
      attempt: 1,
      question_id: asked.id,
      transcription_status: 'done',
      transcript: storedTranscript.write(transcript),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = {
    answers: [
      {
        ...OPEN,
        questionId: asked.id,
        kind: asked.kind,
        skillName: asked.skillName,
        question: asked.question,
        answer: text,
        words: [],
        durationSeconds: 20,
        audioFileId: null,
        videoOffsetSeconds: null,
        options: [],
        acceptedAnswers: [],
        correctOption: null,
        referenceAnswer: asked.answer,
      },
    ],
    isSensePercent: null,
    totalAnalyzedQuestions: 0,
    totalCorrectQuestions: 0,
    sentences: [],
    skillNotes: [],
    models: [],
  };
  await inTransaction(world.db, async (tx) => {
    await saveReport(tx, attempt, report, world.clock.now());
    await recount(tx, [{ ...attempt, report }]);
  });
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  return { applicationId, questionId: asked.id, answerId };
}
