import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { getCompletedJobs } from '#contract/account/employer.ts';
import { getCandidateApplications, getFeedback } from '#contract/interview/interview.ts';
import type { QuestionnaireEntry, Report } from '#contract/interview/report.ts';
import { correctAnswer, decideCorrection, markAnswer, unmarkAnswer } from '#contract/interview/review.ts';
import { CLOSURES, beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Harriet Hiring');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

/**
 * Takes the interview with these recordings for the skill question and the personal one. The MCQ is answered
 * incorrectly.
 */
async function take(name: string, recordings: string[], of = { job, employer }) {
  const { job: posted, employer: owner } = of;
  const taken = await takeInterview(
    world,
    { job: posted, owner },
    { name, voices: recordings, choice: 'var' },
  );
  return { ...taken, questionId: taken.skillId };
}
type Taken = Awaited<ReturnType<typeof take>>;

async function read({ applicationId }: { applicationId: string }, token?: string): Promise<Report> {
  return expectSuccess(await world.call(getFeedback, { applicationId }, token))!;
}

async function skillEntry(taken: Taken, token = employer.token): Promise<QuestionnaireEntry> {
  return (await read(taken, token)).questionnaireReport[1]!;
}

type Verdict = 'Correct' | 'Partially Correct' | 'Incorrect' | 'Not Answered';
const mark = ({ applicationId, questionId }: Taken, verdict: Verdict, reason = '', token = employer.token) =>
  world.call(markAnswer, { applicationId, questionId, verdict, reason }, token);

describe('a person’s verdict', () => {
  let taken: Taken;
  let before: Report;
  beforeAll(async () => {
    taken = await take('Vera Verdict', ['closures-wrong.wav']);
    before = await read(taken, employer.token);
  });

  test('needs a reason only where it changes what is settled', async () => {
    expect(before.questionnaireReport[1]).toMatchObject({ answerStatus: 'Needs Review', review: null });
    const { applicationId, mcqId } = taken;
    const option = { applicationId, questionId: mcqId, verdict: 'Correct' as const };
    expect(await world.call(markAnswer, option, employer.token)).toMatchObject({
      httpStatus: 400,
      data: { issues: [{ path: 'reason' }] },
    });
    expectSuccess(await mark(taken, 'Incorrect'));
    const marked = await read(taken, employer.token);
    expect(marked.questionnaireReport[1]).toMatchObject({
      answerStatus: 'Incorrect',
      review: { verdict: 'Incorrect', reason: '', by: 'Harriet Hiring' },
    });
    expect(before).toMatchObject({ totalAnalyzedQuestions: 1, findApplicationId: { isSensePercent: null } });
    expect(marked).toMatchObject({ totalAnalyzedQuestions: 2, findApplicationId: { isSensePercent: 0 } });
  });

  test('counts in every total, and the analysis’s verdict stays visible', async () => {
    const reason = 'She explained it well in the second half.';
    expectSuccess(await mark(taken, 'Correct', reason));
    const report = await read(taken, employer.token);
    const entry = report.questionnaireReport[1]!;
    expect(entry).toMatchObject({
      answerStatus: 'Correct',
      score: 1,
      analysisVerdict: 'Needs Review',
      review: { verdict: 'Correct', reason, by: 'Harriet Hiring', at: expect.any(String) },
    });
    expect(entry.reviewHistory.map(({ verdict }) => verdict)).toEqual(['Incorrect', 'Correct']);
    expect(report).toMatchObject({ totalCorrectQuestions: 1, totalAnalyzedQuestions: 2 });
    expect(report.findApplicationId.isSensePercent).toBe(50);
    expect(report.iHireReport).toContain('1 of 2 settled answers is correct.');
    expect(report.skillSummaryReport).toEqual([
      { skillName: 'JavaScript', note: expect.stringContaining('1 of 2 correct') },
    ]);
    const completed = expectSuccess(await world.call(getCompletedJobs, {}, employer.token));
    expect(completed.find(({ _id }) => _id === taken.applicationId)?.isSensePercent).toBe(50);
    const own = expectSuccess(await world.call(getCandidateApplications, {}, taken.candidate.token));
    expect(own[0]?.iSensePercent).toBe(50);
  });

  test('is shown to the candidate with its reason, and to visitors without', async () => {
    const forCandidate = await skillEntry(taken, taken.candidate.token);
    expect(forCandidate.review).toMatchObject({
      verdict: 'Correct',
      reason: expect.stringContaining('well'),
    });
    expect(forCandidate.reviewHistory).toEqual([]);
    const forVisitor = (await read(taken)).questionnaireReport[1]!;
    expect(forVisitor).toMatchObject({
      answerStatus: 'Correct',
      analysisVerdict: 'Needs Review',
      review: { verdict: 'Correct', reason: '', by: 'Harriet Hiring' },
      reviewHistory: [],
    });
  });

  test('can be taken back, and stays in the history', async () => {
    const { applicationId, questionId } = taken;
    for (const _ of [1, 2])
      expectSuccess(await world.call(unmarkAnswer, { applicationId, questionId }, employer.token));
    const report = await read(taken, employer.token);
    expect({ ...report.questionnaireReport[1], reviewHistory: [] }).toEqual(before.questionnaireReport[1]);
    expect(report.questionnaireReport[1]?.reviewHistory.map(({ verdict }) => verdict)).toEqual([
      'Incorrect',
      'Correct',
      null,
    ]);
    expect(report.findApplicationId).toEqual(before.findApplicationId);
    expect(report.summarySentences).toEqual(before.summarySentences);
  });

  test('can be given for a multiple-choice answer, but not for a personal one', async () => {
    const { applicationId, mcqId } = taken;
    const give = (questionId: string, verdict: Verdict) =>
      world.call(
        markAnswer,
        { applicationId, questionId, verdict, reason: 'The key was wrong.' },
        employer.token,
      );
    expect(await give(mcqId, 'Partially Correct')).toMatchObject({ httpStatus: 400 });
    expectSuccess(await give(mcqId, 'Correct'));
    const { questionnaireReport, totalCorrectQuestions } = await read(taken, employer.token);
    expect(totalCorrectQuestions).toBe(1);
    expect(await give(questionnaireReport[2]!.questionId, 'Correct')).toMatchObject({ statusCode: 1 });
    expect(await give('00000000-0000-4000-8000-000000000000', 'Correct')).toMatchObject({ httpStatus: 404 });
  });
});

test('an interview whose report is not made yet cannot be marked', async () => {
  const candidate = await world.candidate('Earl Early');
  const applicationId = await beScheduled(world, job, employer, candidate);
  const asked = await beginInterview(world, job, applicationId, candidate);
  const questionId = asked.skillBasedQuestions[0]!._id;
  const verdict = { applicationId, questionId, verdict: 'Correct' as const, reason: 'Surely.' };
  expect(await world.call(markAnswer, verdict, employer.token)).toMatchObject({ statusCode: 1 });
});

describe('marks change later grades', () => {
  test('five of them change the next candidate’s band, in every job of the employer that asks the question', async () => {
    const strict = await world.employer('Stella Strict');
    const first = { employer: strict, job: await postInterviewJob(world, strict) };
    const second = { employer: strict, job: await postInterviewJob(world, strict) };
    const earlier: Taken[] = [];
    for (const name of ['Ann', 'Ben', 'Cem', 'Dot', 'Eva'])
      earlier.push(
        await take(`${name} Earlier`, ['closures-wrong.wav'], earlier.length < 3 ? first : second),
      );
    const reports = await Promise.all(earlier.map((taken) => skillEntry(taken, strict.token)));
    expect(new Set(reports.map(({ score }) => score)).size).toBe(1);
    expect(reports[0]).toMatchObject({ answerStatus: 'Needs Review', marksUsed: 0 });
    const reason = 'Closing is what counts here.';
    for (const taken of earlier) expectSuccess(await mark(taken, 'Partially Correct', reason, strict.token));

    const next = await Promise.all([
      take('Fay Next', ['closures-wrong.wav'], first),
      take('Gus Next', ['closures-wrong.wav'], second),
    ]);
    const [fay, gus] = await Promise.all(next.map((taken) => skillEntry(taken, strict.token)));
    expect(fay).toMatchObject({ answerStatus: 'Partially Correct', settledBy: 'marks', marksUsed: 5 });
    expect({ ...gus, questionId: '', audioUrl: '' }).toEqual({ ...fay, questionId: '', audioUrl: '' });

    // Existing reports do not change, nor do another employer's.
    expect(await skillEntry(earlier[0]!, strict.token)).toMatchObject({
      analysisVerdict: 'Needs Review',
      analysisScore: null,
      marksUsed: 0,
    });
    const elsewhere = await take('Hal Elsewhere', ['closures-wrong.wav']);
    expect(await skillEntry(elsewhere)).toMatchObject({
      answerStatus: 'Needs Review',
      score: null,
      marksUsed: 0,
    });

    // A mark that was undone no longer has any effect, including on reports that it had settled.
    for (const { applicationId, questionId } of earlier)
      expectSuccess(await world.call(unmarkAnswer, { applicationId, questionId }, strict.token));
    expect(await skillEntry(next[0], strict.token)).toMatchObject({ answerStatus: 'Needs Review' });
    const last = await take('Ida Last', ['closures-wrong.wav'], first);
    expect(await skillEntry(last, strict.token)).toMatchObject({
      answerStatus: 'Needs Review',
      marksUsed: 0,
    });
  });

  test('an answer’s own marks never change its own grade', async () => {
    const taken = await take('Olaf Own', ['closures-wrong.wav']);
    const heard = await skillEntry(taken);
    expectSuccess(await mark(taken, 'Correct', 'He is right.'));
    const { applicationId, questionId } = taken;
    const corrections = [{ wordIndex: 0, text: heard.words[0]!.text }];
    expectSuccess(
      await world.call(correctAnswer, { applicationId, questionId, corrections }, taken.candidate.token),
    );
    const { correction } = await skillEntry(taken);
    expect(correction).toMatchObject({
      answerStatus: heard.answerStatus,
      score: heard.score,
      mustDecide: false,
    });
  });
});

describe('a candidate corrects misheard words', () => {
  let taken: Taken;
  let heard: QuestionnaireEntry;
  const correct = (corrections: { wordIndex: number; wordCount?: number; text: string }[], of = taken) =>
    world.call(
      correctAnswer,
      { applicationId: of.applicationId, questionId: of.questionId, corrections },
      of.candidate.token,
    );
  const decide = (take_: 'heard' | 'corrected') =>
    world.call(
      decideCorrection,
      { applicationId: taken.applicationId, questionId: taken.questionId, take: take_ },
      employer.token,
    );
  beforeAll(async () => {
    // No one has marked an answer to this employer's questions.
    employer = await world.employer('Henry Hiring');
    job = await postInterviewJob(world, employer);
    taken = await take('Cora Corrector', ['closures-wrong.wav', 'introduction.wav']);
    heard = await skillEntry(taken);
  });

  test('words that do not exist, or that are named twice, are refused', async () => {
    const last = heard.words.length;
    expect(await correct([{ wordIndex: last, text: 'x' }])).toMatchObject({ httpStatus: 400 });
    expect(
      await correct([
        { wordIndex: 0, wordCount: 3, text: 'x' },
        { wordIndex: 2, text: 'y' },
      ]),
    ).toMatchObject({ httpStatus: 400, message: 'A word can be corrected only once' });
  });

  test('both texts and both grades are shown; the recognised text counts until a person decides', async () => {
    const wordCount = heard.words.length - 2;
    expectSuccess(await correct([{ wordIndex: 2, wordCount, text: CLOSURES.answer.slice(10) }]));
    const report = await read(taken, employer.token);
    const entry = report.questionnaireReport[1]!;
    expect(entry).toMatchObject({
      answer: heard.answer,
      answerStatus: 'Needs Review',
      correction: {
        answerStatus: 'Correct',
        replacedWords: wordCount,
        mustDecide: true,
        decision: null,
        at: expect.any(String),
      },
    });
    expect(entry.correction!.answer).toContain('remembers the variables');
    expect(entry.correction!.newWords).toBe(entry.correction!.words.filter((word) => word.corrected).length);
    expect(entry.correction!.words.slice(0, 2).map(({ corrected }) => corrected)).toEqual([false, false]);
    // The typed words have the times of the words they replace, so that a click plays the recording there.
    const times = entry.correction!.words.map(({ startSeconds }) => startSeconds);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(heard.words.at(-1)!.endSeconds);
    expect(report.totalCorrectQuestions).toBe(0);
    const mails = await world.mailTo(employer.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Words corrected: Cora'))).toHaveLength(1);
  });

  test('the employer chooses one of the texts, and can change the decision', async () => {
    expectSuccess(await decide('corrected'));
    const taking = await read(taken, employer.token);
    expect(taking.questionnaireReport[1]).toMatchObject({
      answerStatus: 'Correct',
      analysisVerdict: 'Needs Review',
      correction: { mustDecide: false, decision: { take: 'corrected', by: 'Henry Hiring' } },
    });
    expect(taking.totalCorrectQuestions).toBe(1);
    expect(await correct([])).toMatchObject({ statusCode: 1 });
    expectSuccess(await decide('heard'));
    expect(await skillEntry(taken, taken.candidate.token)).toMatchObject({
      answerStatus: 'Needs Review',
      correction: { mustDecide: false, decision: { take: 'heard' } },
    });
  });

  test('a personal answer can be corrected too, without a decision', async () => {
    const { questionnaireReport } = await read(taken, taken.candidate.token);
    const personal = { ...taken, questionId: questionnaireReport[2]!.questionId };
    const index = questionnaireReport[2]!.words.findIndex(({ text }) => text.startsWith('Daniel'));
    expectSuccess(await correct([{ wordIndex: index, text: 'Cora.' }], personal));
    const entry = (await read(taken, employer.token)).questionnaireReport[2]!;
    expect(entry.correction).toMatchObject({ answerStatus: 'Not Scored', mustDecide: false, newWords: 1 });
    expect(entry.correction!.answer).toMatch(/my name is Cora\./i);
    expectSuccess(await correct([], personal));
    expect((await read(taken, employer.token)).questionnaireReport[2]?.correction).toBeNull();
  });

  test('a chosen option and an answer without words cannot be corrected', async () => {
    const refused = { statusCode: 1, httpStatus: 200 };
    expect(await correct([], { ...taken, questionId: taken.mcqId })).toMatchObject(refused);
    const silent = await take('Sid Silent', []);
    expect(await correct([{ wordIndex: 0, text: 'x' }], silent)).toMatchObject(refused);
  });

  test('is possible until 7 days after the report, by the server’s clock', async () => {
    const late = await take('Lea Late', ['dont-know.wav']);
    const { correctUntil, canCorrect } = await read(late, late.candidate.token);
    expect(canCorrect).toBe(true);
    expect(Date.parse(correctUntil!)).toBeGreaterThan(world.clock.now().getTime() + 604_800_000 - 60_000);
    expect(Date.parse(correctUntil!)).toBeLessThanOrEqual(world.clock.now().getTime() + 604_800_000);
    const change = [{ wordIndex: 0, text: 'We' }];
    world.clock.set(new Date(Date.parse(correctUntil!) - 60_000));
    const { email, password } = late.candidate;
    const { token } = expectSuccess(await world.call(signIn, { email, password }));
    const again = { ...late, candidate: { ...late.candidate, token } };
    expectSuccess(await correct(change, again));
    world.clock.set(new Date(Date.parse(correctUntil!) + 1));
    expect(await correct(change, again)).toMatchObject({
      statusCode: 1,
      message: 'You could correct words for 7 days after the report. That time has passed.',
    });
    expect((await read(late, token)).canCorrect).toBe(false);
  });
});
