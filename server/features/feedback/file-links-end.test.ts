import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMember } from '#contract/company/company-members.ts';
import { endToken, makeToken } from '#contract/company/company-tokens.ts';
import { getFeedback } from '#contract/interview/interview.ts';
import { TOKEN_SCOPE_NAMES } from '#contract/company/token-scopes.ts';
import { MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let owner: Person;
let job: MadeJob;
let applicationId: string;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.employer('Olga Owner');
  job = await postInterviewJob(world, owner);
  ({ applicationId } = await takeInterview(
    world,
    { job, owner },
    { name: 'Fay Files', voices: ['off-topic.wav'], choice: MCQ.answer },
  ));
});
afterAll(() => world.close());

const open = async (url: string) => (await world.app.inject({ method: 'GET', url })).statusCode;
async function linksFor(token: string): Promise<{ resume: string; sound: string }> {
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, token))!;
  const [sound] = report.questionnaireReport.flatMap(({ audioUrl }) => audioUrl ?? []);
  return { resume: report.resumeUrlPath!, sound: sound! };
}

test('links to files end with the reach of a reviewer, and with the right to see documents', async () => {
  const access = { memberRole: 'reviewer' as const, jobIds: [job.id], seesContacts: true };
  const reviewer = await joinCompany(world, owner, { name: 'Rita Reviewer', ...access });
  const { resume, sound } = await linksFor(reviewer.token);
  expect([await open(resume), await open(sound)]).toEqual([200, 200]);
  const change = (to: object) =>
    world.call(changeMember, { memberId: reviewer.id, ...access, ...to }, owner.token);
  expectSuccess(await change({ seesContacts: false }));
  expect([await open(resume), await open(sound)]).toEqual([404, 200]);
  expectSuccess(await change({ jobIds: [] }));
  expect([await open(resume), await open(sound)]).toEqual([404, 404]);
});

test('links to files end with the API token that got them', async () => {
  const made = { name: 'Payroll', scopes: [...TOKEN_SCOPE_NAMES], expires: null };
  const { _id: tokenId, token } = expectSuccess(await world.call(makeToken, made, owner.token));
  const { resume, sound } = await linksFor(token);
  expect([await open(resume), await open(sound)]).toEqual([200, 200]);
  expectSuccess(await world.call(endToken, { tokenId }, owner.token));
  expect([await open(resume), await open(sound)]).toEqual([404, 404]);
});
