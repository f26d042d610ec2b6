import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSessions } from '#contract/account/account.ts';
import { endpoints } from '#contract/shared/api.ts';
import { removeMember } from '#contract/company/company-members.ts';
import { moveApplications } from '#contract/interview/decisions.ts';
import { EMPLOYER, type Endpoint, SIGNED_IN, memberRolesOf } from '#contract/shared/endpoint.ts';
import { getJobById } from '#contract/job/jobs.ts';
import { makeGuestLink } from '#contract/interview/guest-links.ts';
import { CONSENT_VERSION, DAY_MS } from '#contract/shared/limits.ts';
import { addPasskey, getSecondFactor, startPasskey } from '#contract/account/second-factor.ts';
import { applyTo, beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import { inviteSomebody, joinCompany } from '#server/testing/members.ts';
import { inputsOfOwned } from '#server/testing/owned.ts';
import { REVIEWER_CALLS } from '#server/testing/reviewer-calls.ts';
import { softwarePasskey } from '#server/testing/passkey.ts';
import { type MadeJob, miscInfo, questionsFromBank } from '#server/testing/jobs.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { getAvatar } from '#contract/account/users.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { PNG } from '#server/testing/documents.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

/** Generated from the contract: how every endpoint answers each kind of caller. */

let world: World;
let owner: { employer: Person; candidate: Person };
let other: { employer: Person; candidate: Person };
/** Members of the owner's company, by kind. */
let members: Record<'recruiter' | 'assigned' | 'notAssigned' | 'removed' | 'ofAnother', Person>;
const SOME_ID = '00000000-0000-4000-8000-000000000000';
/** A valid input for each endpoint that takes someone's id, with the owner's ids. */
let inputs: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  owner = { employer: await world.employer('Olga Owner'), candidate: await world.candidate('Oscar Owner') };
  other = { employer: await world.employer('Otto Other'), candidate: await world.candidate('Odile Other') };
  const job = await postInterviewJob(world, owner.employer);
  const applicationId = await beScheduled(world, job, owner.employer, owner.candidate);
  const posted = expectSuccess(await world.call(getJobById, { jobId: job.id }, owner.employer.token));
  members = {
    recruiter: await joinCompany(world, owner.employer, { name: 'Rita Recruiter', memberRole: 'recruiter' }),
    assigned: await joinCompany(world, owner.employer, {
      name: 'Ada Assigned',
      memberRole: 'reviewer',
      jobIds: [job.id],
    }),
    notAssigned: await joinCompany(world, owner.employer, { name: 'Nils Elsewhere', memberRole: 'reviewer' }),
    removed: await joinCompany(world, owner.employer, { name: 'Remo Removed', memberRole: 'recruiter' }),
    ofAnother: await joinCompany(world, other.employer, { name: 'Otis Other', memberRole: 'recruiter' }),
  };
  const removal = { memberId: members.removed.id };
  expectSuccess(await world.call(removeMember, removal, owner.employer.token));
  const { invitationId } = await inviteSomebody(world, owner.employer, { memberRole: 'recruiter' });
  const memberId = members.recruiter.id;
  const sessions = expectSuccess(await world.call(getSessions, {}, owner.employer.token));
  const ref = { refJobId: job.id };
  const passkeyId = await addSomePasskey(owner.candidate);
  const expires = new Date(world.clock.now().getTime() + DAY_MS).toISOString();
  const guestLink = { applicationId, name: 'Greta Guest', expires, inFull: false };
  const { guestLinkId } = expectSuccess(await world.call(makeGuestLink, guestLink, owner.employer.token));
  const decisionId = await declineSomebody(job);
  inputs = {
    'candidate/candidateAnswerAudio': { audioName: `${applicationId}answer1` },
    'candidate/candidateDetailProfile': { candidateId: owner.candidate.id },
    'users/renamePasskey': { passkeyId, name: 'Mine now' },
    'users/removePasskey': { passkeyId, current: other.employer.password },
    'jobs/getJobById': { jobId: job.id },
    'jobs/getCreateJobPreview': ref,
    'jobs/getUploadedVideo/:name': { name: posted.uploadedData[0]!.name },
    'jobs/repostJob': ref,
    'jobs/closeJob': ref,
    'jobs/deleteJob': { jobId: job.id },
    'jobs/restoreJob': { jobId: job.id },
    'jobs/saveAsDraft': ref,
    'jobs/publishJob': { jobId: job.id },
    'jobs/discardChanges': { jobId: job.id },
    'jobs/getTouchedPeople': { jobId: job.id },
    'jobs/submitJobDetails': {
      ...ref,
      type: 'Direct Hire',
      salary: '90000',
      role: 'Thief of Jobs',
      sectorId: posted.sectorId._id,
      description: '<p>Mine now</p>',
    },
    'jobs/submitSkillMatrix': {
      jobId: job.id,
      skill: [{ value: 'Stealing', preference: 'Required', minExperience: '1 Year' }],
    },
    'jobs/submitQualifyingQuestions': { ...(await questionsFromBank(world, owner.employer, job.id)) },
    'jobs/submitEducation': ref,
    'jobs/submitMiscInfo': { ...miscInfo(job.id) },
    'jobs/submitInterviewProcess': { jobId: job.id, rounds: 1 },
    'jobs/submitWorkLocation': { ...ref, address: '1 Stolen Street', ...somePlace(), zipcode: '94105' },
    'jobs/submitOnBoardingDetails': { ...ref, boardingListId: posted.boardingId.map(({ _id }) => _id) },
    'jobs/uploadVideo': ref,
    'company/changeMember': { memberId, memberRole: 'owner' },
    'company/removeMember': { memberId },
    'company/transferOwnership': { memberId },
    'company/resendInvitation': { invitationId },
    'company/revokeInvitation': { invitationId },
    'users/endSession': { sessionId: sessions[0]!.sessionId },
    'interview/getApplicationDetailsCandidate': { applicationId },
    'interview/withdrawApplication': { applicationId },
    'interview/getApplicationByJobId': { jobId: job.id },
    'interview/getReceivedApplications': { jobId: job.id },
    'interview/setAccommodation': { applicationId, timeFactor: 2, recordOnly: true },
    'interview/rejectJobApplication': { applicationId },
    'interview/moveApplications': { applicationIds: [applicationId], outcome: 'declined' },
    'interview/undoDecision': { decisionId },
    'interview/sendDecision': { decisionId },
    'interview/reopenApplication': { applicationId },
    'interview/previewDecisionMail': { applicationId, outcome: 'declined' },
    'interview/getApplicationHistory': { applicationId },
    'interview/getTimeline': { applicationId },
    'interview/scheduleInterview': { applicationId, date: world.clock.now().getTime() },
    'interview/rescheduleInterview': { applicationId, date: world.clock.now().getTime() },
    'interview/cancelInterview': { applicationId },
    'interview/giveAgain': { applicationId, what: 'all', date: world.clock.now().getTime() },
    'interview/findFollowUps': { applicationId },
    'interview/skipFollowUp': { applicationId, questionId: SOME_ID },
    'interview/holdInterview': { applicationId, holderId: SOME_ID, deviceId: SOME_ID },
    'interview/getInterviewCourse': { applicationId },
    'interview/getQuestionsForInterview': { jobId: job.id },
    'privacy/withdrawConsent': { applicationId },
    'privacy/answerDeletionRequest': { applicationId, answer: 'declined', reason: 'A claim' },
    'interview/startInterview': { applicationId, consentVersion: CONSENT_VERSION },
    'interview/recordProctoringEvent': { applicationId, kind: 'tab-hidden' },
    'interview/getInterviewSession': { applicationId },
    'interview/startQuestion': { applicationId, questionId: '00000000-0000-4000-8000-000000000000' },
    'interview/chooseOption': {
      applicationId,
      questionId: '00000000-0000-4000-8000-000000000000',
      option: 'let',
    },
    'interview/submitAnswerVideo': { applicationId },
    'interview/submitInterview': { applicationId, answers: [] },
    'company/makeGuestLink': guestLink,
    'company/getGuestLinks': { applicationId },
    'company/endGuestLink': { guestLinkId },
    'interview/getFeedback': { applicationId },
    'interview/setReportVisibility': { applicationId, isPublic: false },
    'interview/markAnswer': { applicationId, questionId: SOME_ID, verdict: 'Correct', reason: 'Mine now' },
    'interview/unmarkAnswer': { applicationId, questionId: SOME_ID },
    'interview/correctAnswer': { applicationId, questionId: SOME_ID, corrections: [] },
    'interview/decideCorrection': { applicationId, questionId: SOME_ID, take: 'corrected' },
    ...(await inputsOfOwned(world, { ...owner, job, applicationId })),
  };
});
afterAll(() => world.close());

/** Another applicant for the owner's job, declined a moment ago. */
async function declineSomebody(job: MadeJob): Promise<string> {
  const { token } = owner.employer;
  const declined = await applyTo(world, job, owner.employer, await world.candidate('Dora Declined'));
  const order = { applicationIds: [declined], outcome: 'declined' as const };
  return expectSuccess(await world.call(moveApplications, order, token)).decisionId!;
}

async function addSomePasskey({ token, password }: Person): Promise<string> {
  const options = expectSuccess(await world.call(startPasskey, { current: password }, token));
  const passkey = softwarePasskey(world.ctx.config.publicUrl).create(options);
  expectSuccess(await world.call(addPasskey, { name: 'My phone', passkey }, token));
  const { passkeys } = expectSuccess(await world.call(getSecondFactor, {}, token));
  return passkeys[0]!._id;
}

/**
 * Uses a different address for each endpoint, because together they are more calls than one address may make in a
 * minute.
 */
function send(endpoint: Endpoint, input: Record<string, unknown>, token?: string) {
  const address = `10.0.0.${endpoints.indexOf(endpoint) % 250}`;
  if (!endpoint.upload) return world.callRaw(endpoint, input, token, { address });
  const content = endpoint.upload.kind === 'wav' ? readVoice('dont-know.wav') : PNG;
  return world.upload(endpoint, input, { filename: 'file', content }, token);
}

async function signed(
  person: Person,
  change: { key?: Uint8Array; expires?: number; audience?: string; type?: string } = {},
): Promise<string> {
  const now = Math.floor(world.clock.now().getTime() / 1000);
  const claims = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString()) as {
    sid: string;
  };
  // Everything else is valid, and the session has not ended.
  return new SignJWT({ roleType: 'employer', sid: claims.sid })
    .setProtectedHeader({ alg: 'HS256', typ: change.type ?? 'login+jwt' })
    .setIssuer('roundone')
    .setAudience(change.audience ?? 'roundone-api')
    .setSubject(person.id)
    .setIssuedAt(now - 100)
    .setExpirationTime(change.expires ?? now + 1000)
    .sign(change.key ?? keyFor(world.ctx.secret, 'login tokens'));
}

test('a login token is valid only with its own key, this audience and its own type', async () => {
  const person = owner.candidate;
  const asks = async (token: string) => (await world.call(getAvatar, {}, token)).httpStatus;
  expect(await asks(person.token)).toBe(200);
  for (const change of [
    { key: world.ctx.secret },
    { key: keyFor(world.ctx.secret, 'file links') },
    { audience: 'another-api' },
    { type: 'JWT' },
  ]) {
    expect([change, await asks(await signed(person, change))]).toEqual([change, 401]);
  }
  const [header, claims] = person.token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(header).toMatchObject({ alg: 'HS256', typ: 'login+jwt' });
  expect(claims).toMatchObject({ iss: 'roundone', aud: 'roundone-api', sub: person.id });
});

const forPeople = endpoints.filter(({ audience }) => !audience.includes('visitor'));

test.each(forPeople.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s is for signed-in people of its roles alone',
  async (_, endpoint) => {
    expect(await send(endpoint, {})).toMatchObject({ httpStatus: 401, statusCode: 2 });
    for (const role of SIGNED_IN) {
      if (endpoint.audience.includes(role)) continue;
      const { token } = other[role as 'employer' | 'candidate'];
      expect(await send(endpoint, {}, token)).toMatchObject({ httpStatus: 403, statusCode: 2 });
    }
    const [role] = endpoint.audience as ('employer' | 'candidate')[];
    const person = owner[role!];
    const key = createHmac('sha256', 'not the key').digest();
    const expired = await signed(person, { expires: Math.floor(world.clock.now().getTime() / 1000) - 1 });
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${person.token.split('.')[1]}.`;
    for (const token of [await signed(person, { key }), expired, unsigned, `${person.token}x`, 'nonsense']) {
      expect(await send(endpoint, {}, token)).toMatchObject({ httpStatus: 401, statusCode: 2 });
    }
  },
);

test.each(
  endpoints.filter(({ operatorOnly }) => operatorOnly).map((endpoint) => [endpoint.path, endpoint] as const),
)('%s is for operators alone', async (_, endpoint) => {
  for (const { token } of [owner.employer, owner.candidate, members.recruiter, members.assigned])
    expect(await send(endpoint, {}, token)).toMatchObject({ httpStatus: 403, code: 'not-allowed' });
});

const forAll = endpoints.filter(({ audience }) => audience.includes('visitor'));

test.each(forAll.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s is open to all, with a stale login too',
  async (_, endpoint) => {
    for (const token of [undefined, 'nonsense', other.employer.token, other.candidate.token]) {
      const { httpStatus } = await send(endpoint, {}, token);
      expect([401, 403]).not.toContain(httpStatus);
    }
  },
);

describe('what belongs to somebody', () => {
  const owned = endpoints.filter(({ owns }) => owns !== undefined);
  test.each(owned.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s answers 404 to another person of the role, and for ids that are not there',
    async (_, endpoint) => {
      const input = inputs[endpoint.path];
      expect(input, `the test has no input for ${endpoint.path}`).toBeDefined();
      const stranger = endpoint.audience.includes('employer') ? other.employer : other.candidate;
      expect(await send(endpoint, input!, stranger.token)).toMatchObject({ httpStatus: 404, statusCode: 2 });

      const { field, of } = endpoint.owns!;
      const unknown =
        field === 'audioName'
          ? [`${'x'.repeat(32)}answer1`]
          : of === 'application' && field.startsWith('applicationId')
            ? ['x'.repeat(32), "' OR 1=1 --"]
            : ['00000000-0000-4000-8000-000000000000', 'not-an-id'];
      for (const id of unknown) {
        const foreign = Array.isArray(input![field]) ? [id] : id;
        const reply = await send(endpoint, { ...input, [field]: foreign }, stranger.token);
        expect(reply).toMatchObject({ httpStatus: 404, statusCode: 2 });
      }
    },
  );

  test('the refused calls changed nothing', async () => {
    const { jobId } = inputs['jobs/getJobById'] as { jobId: string };
    const job = expectSuccess(await world.call(getJobById, { jobId }, owner.employer.token));
    expect(job).toMatchObject({ role: 'Web Developer', status: 'open' });
    const application = await world.db
      .selectFrom('applications')
      .select(['status', 'report_public'])
      .where('candidate_id', '=', owner.candidate.id)
      .executeTakeFirstOrThrow();
    expect(application).toEqual({ status: 'SCHEDULED', report_public: true });
    const { passkeys } = expectSuccess(await world.call(getSecondFactor, {}, owner.candidate.token));
    expect(passkeys).toMatchObject([{ name: 'My phone' }]);
  });
});

describe('the members of a company', () => {
  const forMembers = forPeople.filter(({ audience }) => audience.includes('employer'));
  const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.path, endpoint] as const);
  const isOfJob = ({ owns }: Endpoint) =>
    owns !== undefined && ['job', 'application', 'candidate', 'jobVideo'].includes(owns.of);

  test.each(named(forMembers))('%s answers 401 to a removed member', async (_, endpoint) => {
    const reply = await send(endpoint, inputs[endpoint.path] ?? {}, members.removed.token);
    expect(reply).toMatchObject({ httpStatus: 401, statusCode: 2 });
  });

  test.each(named(forMembers.filter((endpoint) => memberRolesOf(endpoint).length < 3)))(
    '%s answers 403 to members without the role',
    async (_, endpoint) => {
      const roles = memberRolesOf(endpoint);
      for (const [role, person] of [
        ['recruiter', members.recruiter],
        ['reviewer', members.assigned],
        ['reviewer', members.notAssigned],
      ] as const) {
        if (roles.includes(role)) continue;
        const reply = await send(endpoint, inputs[endpoint.path] ?? {}, person.token);
        expect(reply).toMatchObject({ httpStatus: 403, statusCode: 2, code: 'company.not-allowed' });
      }
    },
  );

  test.each(named(forMembers.filter(isOfJob)))(
    '%s answers 404 to a reviewer of other jobs, and to members of another company',
    async (_, endpoint) => {
      const input = inputs[endpoint.path]!;
      if (memberRolesOf(endpoint).includes('reviewer')) {
        const reply = await send(endpoint, input, members.notAssigned.token);
        // A candidate may read any open job. A reviewer is not a candidate.
        expect(reply).toMatchObject({ httpStatus: 404, statusCode: 2 });
      }
      if (!memberRolesOf(endpoint).includes('recruiter')) return;
      expect(await send(endpoint, input, members.ofAnother.token)).toMatchObject({ httpStatus: 404 });
    },
  );

  const reads = forMembers.filter((endpoint) => isOfJob(endpoint) && endpoint.method === 'GET');
  test.each(named(reads))('%s answers each member of the job who has the role', async (_, endpoint) => {
    const roles = memberRolesOf(endpoint);
    expect(roles).toContain('recruiter');
    const readers = [
      owner.employer,
      members.recruiter,
      ...(roles.includes('reviewer') ? [members.assigned] : []),
    ];
    for (const { token } of readers) {
      expect(await send(endpoint, inputs[endpoint.path]!, token)).toMatchObject({ httpStatus: 200 });
    }
  });

  test('business of a company is for reviewers only where the contract says so', () => {
    const open = endpoints.filter(
      (endpoint) =>
        endpoint.audience.length === 1 &&
        endpoint.audience[0] === EMPLOYER[0] &&
        memberRolesOf(endpoint).includes('reviewer'),
    );
    expect(open.map(({ path }) => path).toSorted()).toEqual(REVIEWER_CALLS);
  });
});

test('an unknown path of the API is an enveloped 404', async () => {
  const response = await world.app.inject({ method: 'GET', url: '/api/jobs/nothing' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ responseStatus: { statusCode: 2, message: expect.any(String) } });
});
