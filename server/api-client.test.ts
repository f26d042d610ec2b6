import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '#contract/company/company-tokens.ts';
import { sendCandidateApplication, submitInterview } from '#contract/interview/interview.ts';
import { TOKEN_SCOPE_NAMES } from '#contract/company/token-scopes.ts';
import { giveConsent } from '#server/testing/interviews.ts';
import { MP4 } from '#server/testing/jobs.ts';
import { clientFromDocument } from '#server/testing/openapi-client.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/**
 * A company's program, written from /api/openapi.json alone, does the company's main job with an API token. Only the
 * candidate's part uses the contract.
 */

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
});
afterAll(() => world.close());

interface Named {
  _id: string;
  name: string;
}

test('a client from the document posts a job, schedules an applicant and reads the report', async () => {
  const made = await world.call(
    makeToken,
    { name: 'Applicant tracking', scopes: [...TOKEN_SCOPE_NAMES], expires: null },
    employer.token,
  );
  const { call } = await clientFromDocument(world.app, expectSuccess(made).token);

  const [sector] = await call<Named[]>('/master/getMasterCompanySector');
  const { _id: jobId } = await call<{ _id: string }>('/jobs/submitJobDetails', {
    type: 'Contract',
    startDate: 1,
    endDate: 6,
    role: 'Ferry Pilot',
    sectorId: sector!._id,
    description: '<p>Steers the ferry.</p>',
  });
  const skill = [{ value: 'JavaScript', preference: 'Required', minExperience: '2 Years' }];
  await call('/jobs/submitSkillMatrix', { jobId, skill });
  await call('/jobs/submitQualifyingQuestions', await questionsFor(call, jobId));
  await call('/jobs/submitEducation', { refJobId: jobId });
  await call('/jobs/submitMiscInfo', {
    refJobId: jobId,
    hourlyRate: '40',
    positionQualifiesForOvertime: 'true',
    workVisaSponcer: 'false',
    offeredBenifitsApplicable: 'false',
    isRelocationApplicable: 'false',
    isTravelApplicable: 'false',
    isWFHAvailable: 'false',
    startDate: '2031-01-15',
    whyShouldHire: 'false',
  });
  await call('/jobs/submitInterviewProcess', { jobId, rounds: 1 });
  await call('/jobs/submitWorkLocation', { refJobId: jobId, ...(await somewhere(call)) });
  const [requirement] = await call<Named[]>('/master/getMasterBoardingRequirements');
  await call('/jobs/submitOnBoardingDetails', { refJobId: jobId, boardingListId: [requirement!._id] });
  await call('/jobs/uploadVideo', { refJobId: jobId }, MP4);
  await call('/jobs/publishJob', { jobId });
  expect(await call('/jobs/getJobById', { jobId })).toMatchObject({ role: 'Ferry Pilot', status: 'open' });

  const candidate = await world.candidate('Ada Applicant');
  const wish = { jobId, isTravelPreferred: 'true' as const, isReloactionPreferred: 'false' as const };
  expectSuccess(await world.call(sendCandidateApplication, wish, candidate.token));
  const received = await call<{ applicationId: string; candidateId: string }[]>(
    '/interview/getApplicationByJobId',
    { jobId, applicationType: 'PENDING' },
  );
  expect(received).toEqual([expect.objectContaining({ candidateId: candidate.id })]);
  const { applicationId } = received[0]!;
  expect(await call('/candidate/candidateDetailProfile', { candidateId: candidate.id })).toMatchObject({
    name: 'Ada Applicant',
  });
  await call('/interview/scheduleInterview', { applicationId, date: world.clock.now().getTime() });

  await giveConsent(world, applicationId, candidate);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  expect(await call('/interview/getFeedback', { applicationId })).toMatchObject({
    analysisStatus: 'ready',
    position: 'Ferry Pilot',
    viewer: 'employer',
  });
});

type Call = Awaited<ReturnType<typeof clientFromDocument>>['call'];

async function questionsFor(call: Call, jobId: string) {
  const skills = await call<Named[]>('/skills/getSkills', { search: 'JavaScript' });
  const skillId = skills.find(({ name }) => name === 'JavaScript')!._id;
  const bank = await call<{
    masterPersonalQuestions: { _id: string }[];
    masterSkillBasedQuestion: { _id: string; answer: string }[];
    masterSkillBasedMcqQuestion: { _id: string; answer: string; options: string[] }[];
  }>('/questions/getInterviewQuestions', { skill0: skillId });
  const [spoken] = bank.masterSkillBasedQuestion;
  const [mcq] = bank.masterSkillBasedMcqQuestion;
  return {
    refJobId: jobId,
    personalQuestions: [{ questionId: bank.masterPersonalQuestions[0]!._id }],
    skillBasedQuestion: [{ skillId, questionId: spoken!._id, answer: spoken!.answer }],
    skilMcq: [{ skillId, questionId: mcq!._id, options: mcq!.options, answer: mcq!.answer }],
  };
}

async function somewhere(call: Call) {
  const countries = await call<Named[]>('/master/getMasterCountry');
  const country = countries.find(({ name }) => name === 'United States')!;
  const [state] = await call<Named[]>('/master/getMasterState', { countryId: country._id });
  const [city] = await call<Named[]>('/master/getCityMasterData', { stateId: state!._id });
  const place = { countryId: country._id, stateId: state!._id, cityId: city!._id };
  return { address: '500 Market Street', ...place, zipcode: '94105' };
}
