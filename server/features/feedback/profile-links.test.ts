import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOut } from '#contract/account/account.ts';
import {
  candidateDetailProfile,
  getCandidateProfile,
  updateCandidateProfile,
  uploadCertificate,
} from '#contract/account/candidate.ts';
import { getOpenings } from '#contract/privacy/privacy.ts';
import { PNG } from '#server/testing/documents.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let candidate: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Lena Links');
  candidate = await world.candidate('Dora Documents');
  await applyTo(world, await postInterviewJob(world, employer), employer, candidate);
});
afterAll(() => world.close());

const open = async (url: string) => (await world.app.inject({ method: 'GET', url })).statusCode;
const ownProfile = async () => {
  const { profileDetail } = expectSuccess(await world.call(getCandidateProfile, {}, candidate.token));
  return profileDetail!;
};

test('links to documents of a profile end with the access, and the candidate reads who opened them', async () => {
  const file = { filename: 'diploma.png', content: PNG };
  const certificate = expectSuccess(await world.upload(uploadCertificate, {}, file, candidate.token));
  const own = await ownProfile();
  expectSuccess(
    await world.call(
      updateCandidateProfile,
      {
        name: own.name,
        mobile: own.mobile,
        fullAddress: own.fullAddress,
        countryId: own.countryId,
        stateId: own.stateId,
        cityId: own.cityId,
        zipCode: own.zipCode,
        educationId: own.educationId._id,
        skills: own.skills.map(({ name }) => ({ name })),
        experienceInYear: own.experienceInYear,
        experienceInMonth: own.experienceInMonth,
        resumePath: own.resume!,
        avatarPath: own.avatarPath!,
        certification: [certificate],
      },
      candidate.token,
    ),
  );
  const token = await world.signInAgain(employer);
  const input = { candidateId: candidate.id };
  const { filesUrl } = expectSuccess(await world.call(candidateDetailProfile, input, token));
  const links = [filesUrl.resume!.url, filesUrl.certificate[0]!.url];
  for (const link of links) expect(await open(link)).toBe(200);
  const { openings } = expectSuccess(await world.call(getOpenings, {}, candidate.token));
  expect(openings.map(({ what, role }) => [what, role])).toEqual([
    ['certificate', 'owner'],
    ['resume', 'owner'],
  ]);

  expectSuccess(await world.call(signOut, {}, token));
  for (const link of links) expect(await open(link)).toBe(404);
  // Opening your own documents is not recorded.
  const { resume } = (await ownProfile()).filesUrl;
  expect(await open(resume!.url)).toBe(200);
  expect(expectSuccess(await world.call(getOpenings, {}, candidate.token)).openings).toHaveLength(2);
});
