import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMember } from '#contract/company/company-members.ts';
import { startInterview, withdrawApplication } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { searchApplicants } from '#contract/interview/pipeline.ts';
import { correctAnswer } from '#contract/interview/review.ts';
import { MCQ, applyTo, beScheduled, postInterviewJob, speak } from '#server/testing/interviews.ts';
import { joinCompany } from '#server/testing/members.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const search = async ({ token }: Person, text: string, page: { limit?: number; cursor?: string } = {}) =>
  expectSuccess(await world.call(searchApplicants, { text, ...page }, token));
const names = async (person: Person, text: string) =>
  (await search(person, text)).people.map(({ candidateName }) => candidateName);

async function hiring(name: string) {
  const owner = await world.employer(name);
  const job = await postInterviewJob(world, owner);
  return { owner, job };
}

test('finds people by name, address, skill and by what they said, with what was found marked', async () => {
  const { owner, job } = await hiring('Olga Searches');
  const voices = ['closures-good.wav', 'introduction.wav'];
  const taken = await takeInterview(
    world,
    { job, owner },
    { name: 'José Álvarez', voices, choice: MCQ.answer },
  );
  const will = await world.candidate('Will Going');
  await applyTo(world, job, owner, will);

  expect(await names(owner, 'jose')).toEqual(['José Álvarez']);
  expect(await names(owner, 'ÁLV')).toEqual(['José Álvarez']);
  expect(await names(owner, 'will')).toEqual(['Will Going']);
  expect(await names(owner, will.email.slice(0, 12))).toEqual(['Will Going']);
  expect(await names(owner, 'counter')).toEqual(['José Álvarez']);
  expect(await names(owner, 'remembering variable')).toEqual(['José Álvarez']);
  expect(await names(owner, 'functi')).toEqual(['José Álvarez']);
  expect(await names(owner, '"event handlers"')).toEqual(['José Álvarez']);
  expect(await names(owner, '"handlers event"')).toEqual([]);
  // Each word is searched for everywhere: one is in the name, one in an answer, one in another answer.
  expect(await names(owner, 'jose counter hospitals')).toEqual(['José Álvarez']);
  expect(await names(owner, 'jose counter bicycles')).toEqual([]);
  expect(await names(owner, 'o -jose')).toEqual(['Will Going']);
  expect(await names(owner, '-jose')).toEqual([]);
  expect(await names(owner, '...')).toEqual([]);
  expect(await names(owner, '%')).toEqual([]);

  const { people } = await search(owner, 'jose counter');
  const [person] = people;
  expect(person!.applications).toMatchObject([
    { applicationId: taken.applicationId, role: 'Web Developer', stageTitle: 'Review', hasReport: true },
  ]);
  expect(person!.found[0]).toMatchObject({
    where: 'name',
    parts: [
      { text: 'José', found: true },
      { text: ' Álvarez', found: false },
    ],
  });
  const words = person!.found.find(({ where }) => where === 'words')!;
  expect(words).toMatchObject({
    applicationId: taken.applicationId,
    question: 'What is a closure in JavaScript?',
  });
  expect(words.parts.filter(({ found }) => found).map(({ text }) => text.toLowerCase())).toEqual(['counter']);
});

test('finds the corrected words, and none of an application that was withdrawn', async () => {
  const { owner, job } = await hiring('Olga Corrects');
  const voices = ['closures-good.wav'];
  const taken = await takeInterview(world, { job, owner }, { name: 'Cora Corrects', voices, choice: 'var' });
  expect(await names(owner, 'kubernetes')).toEqual([]);
  const { applicationId, skillId: questionId, candidate } = taken;
  const corrections = [{ wordIndex: 0, text: 'Kubernetes' }];
  expectSuccess(await world.call(correctAnswer, { applicationId, questionId, corrections }, candidate.token));
  const { people } = await search(owner, 'kubernetes');
  expect(people[0]!.found[0]!.parts.find(({ found }) => found)).toEqual({ text: 'Kubernetes', found: true });
  expectSuccess(
    await world.call(correctAnswer, { applicationId, questionId, corrections: [] }, candidate.token),
  );
  expect(await names(owner, 'kubernetes')).toEqual([]);

  const leaving = await world.candidate('Lena Leaves');
  const leftId = await applyTo(world, job, owner, leaving);
  expect(await names(owner, 'lena')).toEqual(['Lena Leaves']);
  expectSuccess(await world.call(withdrawApplication, { applicationId: leftId }, leaving.token));
  await world.settle();
  const rows = await world.db.selectFrom('spoken_words').select('application_id').execute();
  expect(rows.map(({ application_id }) => application_id)).not.toContain(leftId);
});

test('the words of an interview that is not submitted are nobody’s to find, and go with the application', async () => {
  const { owner, job } = await hiring('Olga Waits');
  const candidate = await world.candidate('Ida Interrupted');
  const applicationId = await beScheduled(world, job, owner, candidate);
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  expectSuccess(await world.call(startInterview, consent, candidate.token));
  await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
  await world.settle();
  const stored = () =>
    world.db.selectFrom('spoken_words').select('heard').where('application_id', '=', applicationId).execute();
  expect(await stored()).toHaveLength(1);
  expect(await names(owner, 'counter')).toEqual([]);
  await world.db.deleteFrom('applications').where('id', '=', applicationId).execute();
  expect(await stored()).toEqual([]);
});

test('finds only what is in reach: no other company, no other job, no hidden address', async () => {
  const { owner, job } = await hiring('Olga Reaches');
  const stranger = (await hiring('Otto Stranger')).owner;
  const voices = ['closures-good.wav'];
  const { candidate } = await takeInterview(
    world,
    { job, owner },
    { name: 'Rhea Reached', voices, choice: MCQ.answer },
  );
  const access = { name: 'Rita Reviewer', memberRole: 'reviewer' as const };
  const assigned = await joinCompany(world, owner, { ...access, jobIds: [job.id] });
  const elsewhere = await joinCompany(world, owner, { ...access, jobIds: [] });
  for (const text of ['rhea', 'counter', candidate.email]) {
    expect(await names(owner, text)).toEqual(['Rhea Reached']);
    expect(await names(stranger, text)).toEqual([]);
    expect(await names(elsewhere, text)).toEqual([]);
  }
  expect(await names(assigned, 'counter')).toEqual(['Rhea Reached']);
  expect(await names(assigned, candidate.email)).toEqual([]);
  expect(JSON.stringify(await search(assigned, 'rhea'))).not.toContain(candidate.email);
  const allowed = {
    memberId: assigned.id,
    memberRole: 'reviewer' as const,
    jobIds: [job.id],
    seesContacts: true,
  };
  expectSuccess(await world.call(changeMember, allowed, owner.token));
  expect(await names(assigned, candidate.email)).toEqual(['Rhea Reached']);
});

test('names come first, then the newest; the cursor gives everybody once', async () => {
  const { owner, job } = await hiring('Olga Pages');
  const people = ['Ann Marlow', 'Ben Marlow', 'Closure Marlow', 'Dan Marlow'];
  for (const name of people) await applyTo(world, job, owner, await world.candidate(name));
  await takeInterview(
    world,
    { job, owner },
    { name: 'Eve Speaks', voices: ['closures-good.wav'], choice: 'var' },
  );
  expect(await names(owner, 'closure')).toEqual(['Closure Marlow', 'Eve Speaks']);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search(owner, 'marlow', { limit: 1, ...(cursor && { cursor }) });
    expect(page.total).toBe(4);
    seen.push(...page.people.map(({ candidateName }) => candidateName));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(people.toReversed());
});
