import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInterviewLanguages } from '#contract/account/master.ts';
import { getInterviewSession, writeAnswer } from '#contract/interview/interview-session.ts';
import { getFeedback, submitInterview } from '#contract/interview/interview.ts';
import { answerRequest, getRequests, makeRequest } from '#contract/interview/requests.ts';
import { submitInterviewProcess } from '#contract/job/job-steps.ts';
import { getJobById, publishJob } from '#contract/job/jobs.ts';
import type { Language } from '#contract/messages/languages.ts';
import { beScheduled, beginInterview, speak } from '#server/testing/interviews.ts';
import { type MadeJob, postJob, skillId } from '#server/testing/jobs.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** The world has the default model, which recognises English. */
let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Elena Empresa');
  const skill = await skillId(world, 'JavaScript');
  job = await postJob(world, employer, {
    process: process('es'),
    questions: {
      personalQuestions: [],
      personalCustomeQuestions: [{ question: 'Háblame de ti' }],
      skillBasedQuestion: [],
      skillBasedCustomeQuestion: [
        {
          skillId: skill,
          question: '¿Qué es una clausura en JavaScript?',
          answer: 'Una función que recuerda las variables del lugar donde se creó.',
        },
      ],
    },
  });
});
afterAll(() => world.close());

const process = (language: Language) => ({
  rounds: '1',
  communicationMode: {},
  tips: { tip: 'false' as const, tipText: '' },
  settings: { language, followUps: true },
});
const sessionOf = async (candidate: Person, applicationId: string) =>
  expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));

async function scheduled(name: string) {
  const candidate = await world.candidate(name);
  return { candidate, applicationId: await beScheduled(world, job, employer, candidate) };
}

/** Submits the interview and returns what the company sees of the spoken questions. */
async function reportOf(candidate: Person, applicationId: string) {
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
  return report.questionnaireReport.filter(({ kind }) => kind !== 'mcq');
}

test('the wizard is told what each language offers on this server', async () => {
  expect(expectSuccess(await world.call(getInterviewLanguages, {}, employer.token))).toEqual([
    { language: 'en', offer: 'graded' },
    { language: 'es', offer: 'recorded' },
    { language: 'de', offer: 'recorded' },
  ]);
});

test('an interview keeps the language that its job had when it was scheduled', async () => {
  const { candidate, applicationId } = await scheduled('Ana Antes');
  const wrong = { ...process('es'), jobId: job.id, settings: { language: 'fr' as Language } };
  expect(await world.call(submitInterviewProcess, wrong, employer.token)).toMatchObject({
    httpStatus: 400,
    message: 'Please choose one of the languages in the list.',
  });
  const change = async (language: Language) => {
    const input = { ...process(language), jobId: job.id };
    expectSuccess(await world.call(submitInterviewProcess, input, employer.token));
    expectSuccess(await world.call(publishJob, { jobId: job.id, isUpdate: 'YES' }, employer.token));
  };
  await change('de');
  const shown = expectSuccess(await world.call(getJobById, { jobId: job.id }, candidate.token));
  expect(shown.interviewProcessId?.settings.language).toBe('de');
  // The follow-ups of the question bank exist only in English.
  expect(await sessionOf(candidate, applicationId)).toMatchObject({
    language: 'es',
    offer: 'recorded',
    followUps: false,
  });
  const later = await scheduled('Dora Danach');
  expect(await sessionOf(later.candidate, later.applicationId)).toMatchObject({ language: 'de' });
  await change('es');
});

test('without a model of its language an answer is recorded, and people decide', async () => {
  const { candidate, applicationId } = await scheduled('Rita Recorded');
  await beginInterview(world, job, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
  await speak(world, candidate, applicationId, 2, readVoice('introduction.wav'));
  const recorded = {
    answer: '',
    words: [],
    ideas: [],
    score: null,
    audioUrl: expect.any(String),
    reasons: ['Recorded only, because we can’t write down this language: a person listens and decides.'],
  };
  expect(await reportOf(candidate, applicationId)).toMatchObject([
    { ...recorded, answerStatus: 'Needs Review', certainty: 'low' },
    { ...recorded, answerStatus: 'Not Scored' },
  ]);
});

test('an answer in the language of its interview is compared in it, and is not another language', async () => {
  const { candidate, applicationId } = await scheduled('Wilma Written');
  const wish = { applicationId, kinds: ['in-writing' as const], text: '' };
  expectSuccess(await world.call(makeRequest, wish, candidate.token));
  const { requests } = expectSuccess(await world.call(getRequests, { applicationId }, employer.token));
  const decision = { requestId: requests[0]!.requestId, granted: true };
  expectSuccess(await world.call(answerRequest, decision, employer.token));
  await beginInterview(world, job, applicationId, candidate);
  const questions = (await sessionOf(candidate, applicationId)).questions.slice(1);
  const texts = [
    'Una clausura es una función que recuerda las variables del lugar donde se creó, también más tarde.',
    'Llevo ocho años trabajando en la construcción de páginas web para tiendas pequeñas.',
  ];
  for (const [at, { questionId }] of questions.entries())
    expectSuccess(
      await world.call(writeAnswer, { applicationId, questionId, text: texts[at]! }, candidate.token),
    );
  expect(await reportOf(candidate, applicationId)).toMatchObject([
    {
      answer: texts[0],
      answerStatus: 'Needs Review',
      reasons: [
        'We found the expected point.',
        'Words alone can’t settle this answer: a person should mark it.',
      ],
    },
    { answer: texts[1], answerStatus: 'Not Scored' },
  ]);
});
