import { createHash, randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { getCandidateProfile, updateCandidateProfile } from '#contract/account/candidate.ts';
import { inviteCandidates } from '#contract/job/candidate-invitations.ts';
import { addNote, submitScorecard } from '#contract/company/company-reviews.ts';
import { getHistory } from '#contract/company/company-members.ts';
import { saveWebhook } from '#contract/company/company-webhooks.ts';
import { moveApplications } from '#contract/interview/decisions.ts';
import { makeGuestLink } from '#contract/interview/guest-links.ts';
import { getInsights } from '#contract/company/insights.ts';
import {
  getApplicationByJobId,
  getFeedback,
  submitInterview,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import * as contract from '#contract/privacy/privacy.ts';
import { makeRequest } from '#contract/interview/requests.ts';
import { markAnswer } from '#contract/interview/review.ts';
import { saveView } from '#contract/company/saved-views.ts';
import { signUp } from '#contract/account/users.ts';
import { WEBHOOK_EVENT_NAMES } from '#contract/company/webhook-events.ts';
import { definedTasks } from '#server/platform/tasks/definition.ts';
import { createLog } from '#server/platform/process/log.ts';
import {
  MCQ,
  applyTo,
  beScheduled,
  beginInterview,
  giveConsent,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { sha256, tusClient } from '#server/testing/resumable.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { performDueErasures } from './erase.ts';

let world: World;
let employer: Person;
let job: MadeJob;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  world = await startWorld({ log, settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  employer = await world.employer('Erin Eraser');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const now = () => world.clock.now().getTime();
const ask = (person: Person, change: { applicationId?: string; atOnce?: boolean; current?: string } = {}) =>
  world.call(contract.requestErasure, change, person.token);
const shown = async (person: Person, applicationId?: string) =>
  expectSuccess(
    await world.call(contract.getErasure, applicationId === undefined ? {} : { applicationId }, person.token),
  );
const receiptOf = async (receipt: string) =>
  expectSuccess(await world.call(contract.getReceipt, { receipt }));
const countIn = (receipt: Awaited<ReturnType<typeof receiptOf>>) =>
  Object.fromEntries(receipt.counts.map(({ kind, count }) => [kind, count]));

/** Every row of every table that contains one of the words, as `schema.table: word`. */
async function findInDatabase(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(
    world.db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ word: string }>`
      WITH rows AS MATERIALIZED (SELECT lower(row::text) AS text FROM ${sql.raw(name)} AS row)
      SELECT DISTINCT word FROM rows, unnest(${[...words]}::text[]) AS word
      WHERE strpos(text, lower(word)) > 0`.execute(world.db);
    found.push(...rows.map(({ word }) => `${name}: ${word}`));
  }
  return found;
}

/** The hash of each stored file. */
async function filesByHash(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const path of glob('files/**/*', { cwd: world.folder })) {
    const content = await readFile(join(world.folder, path)).catch(() => null);
    if (content) hashes.set(createHash('sha256').update(content).digest('hex'), path);
  }
  return hashes;
}

const words = (text: string, count: number) =>
  Array.from({ length: Math.max(0, text.split(' ').length - count + 1) }, (_, at) =>
    text
      .split(' ')
      .slice(at, at + count)
      .join(' '),
  );

/** Emails that are scheduled for tomorrow. */
async function queueMails(mails: { to: string; heading: string }[]): Promise<void> {
  const send = definedTasks().find(({ name }) => name === 'mail.send')!;
  const options = { startAfter: new Date(Date.now() + DAY_MS) };
  for (const mail of mails)
    await world.ctx.tasks.queue(world.db, send, { ...mail, subject: 'Waiting', paragraphs: [] }, options);
}

/** A candidate with applications in every state, and everything that a company can do with one. */
async function knownEverywhere() {
  const receiver = await startReceiver();
  expectSuccess(
    await world.call(
      saveWebhook,
      { address: receiver.address, events: [...WEBHOOK_EVENT_NAMES] },
      employer.token,
    ),
  );
  const person = await world.candidate('Zephyrine Quillfeather', {
    resume: 'Seventeen years of zygomorphic llama husbandry in JavaScript.',
  });
  const { profileDetail } = expectSuccess(await world.call(getCandidateProfile, {}, person.token));
  const profile = {
    ...profileDetail!,
    educationId: profileDetail!.educationId._id,
    avatarPath: profileDetail!.avatarPath!,
    resumePath: profileDetail!.resume!,
    mobile: '5550199777',
    fullAddress: '77 Nightjar Mews, behind the mill',
  };
  expectSuccess(await world.call(updateCandidateProfile, profile, person.token));
  const newJob = () => postInterviewJob(world, employer);

  const pending = await newJob();
  const pendingId = await applyTo(world, pending, employer, person);
  const invited = await newJob();
  const people = [{ email: person.email, name: person.name }];
  expectSuccess(
    await world.call(inviteCandidates, { jobId: invited.id, kind: 'apply', people }, employer.token),
  );
  const scheduledId = await beScheduled(world, await newJob(), employer, person);
  const begunId = await beScheduled(world, await newJob(), employer, person);
  await giveConsent(world, begunId, person);
  const recordingId = randomUUID();
  const client = tusClient(world, person);
  expect(await client.create({ applicationId: begunId, recordingId })).toMatchObject({ status: 201 });
  const chunk = Buffer.from(`A chunk of a recording ${recordingId}`);
  expect(await client.patch(recordingId, 0, chunk)).toMatchObject({ status: 204 });
  expectSuccess(
    await world.call(
      makeRequest,
      { applicationId: begunId, kinds: ['problem'], text: 'My camera froze, said Zephyrine Quillfeather.' },
      person.token,
    ),
  );
  const declinedId = await applyTo(world, await newJob(), employer, person);
  const mail = { subject: 'Dear Zephyrine Quillfeather', text: 'Not this time, Zephyrine Quillfeather.' };
  expectSuccess(
    await world.call(
      moveApplications,
      { applicationIds: [declinedId], outcome: 'declined', note: 'A note on Zephyrine Quillfeather', mail },
      employer.token,
    ),
  );
  const withdrawnId = await applyTo(world, await newJob(), employer, person);
  expectSuccess(await world.call(withdrawApplication, { applicationId: withdrawnId }, person.token));

  const takenJob = await newJob();
  const takenId = await beScheduled(world, takenJob, employer, person);
  const asked = await beginInterview(world, takenJob, takenId, person);
  await speak(world, person, takenId, 1, readVoice('closures-good.wav'));
  await speak(world, person, takenId, 2, readVoice('introduction.wav'));
  const answers = [{ question: MCQ.question, answer: MCQ.answer }];
  expectSuccess(await world.call(submitInterview, { applicationId: takenId, answers }, person.token));
  await world.settle();
  const questionId = asked.skillBasedQuestions[0]!._id;
  const taken = { applicationId: takenId };
  expectSuccess(
    await world.call(
      markAnswer,
      { ...taken, questionId, verdict: 'Correct', reason: 'Zephyrine Quillfeather knows it' },
      employer.token,
    ),
  );
  expectSuccess(
    await world.call(submitScorecard, { ...taken, overall: 4, reason: 'Zephyrine!' }, employer.token),
  );
  expectSuccess(await world.call(addNote, { ...taken, text: 'Call Zephyrine Quillfeather' }, employer.token));
  const expires = new Date(now() + 3 * DAY_MS).toISOString();
  expectSuccess(
    await world.call(makeGuestLink, { ...taken, name: 'Gus', expires, inFull: true }, employer.token),
  );
  const view = { name: 'Her', list: 'review' as const, query: 'text=Zephyrine+Quillfeather', isShared: true };
  expectSuccess(await world.call(saveView, view, employer.token));
  await queueMails([
    { to: person.email, heading: 'A mail to the person' },
    { to: employer.email, heading: 'About Zephyrine Quillfeather, who applied' },
    { to: employer.email, heading: 'About Zephyr Quill, who did too' },
  ]);
  await world.settle();
  const applicationIds = [pendingId, scheduledId, begunId, declinedId, withdrawnId, takenId];
  return { person, applicationIds, takenId, receiver, chunk };
}

describe('an account', () => {
  test('leaves nothing in the database, the queue, the files, the mails and the log but the receipt; figures stay', async () => {
    const from = new Date(now() - DAY_MS).toISOString();
    const { person, applicationIds, takenId, receiver, chunk } = await knownEverywhere();
    const to = new Date(now() + DAY_MS).toISOString();
    const insights = async () => expectSuccess(await world.call(getInsights, { from, to }, employer.token));
    const before = await insights();
    expect(before.applications).toBe(6);
    expect(before.scores.people).toBe(1);

    const { rows: spoken } = await sql<{ text: string }>`
      SELECT transcript ->> 'text' AS text FROM interview_answers
      WHERE application_id = ${takenId} AND transcript IS NOT NULL ORDER BY ordinal`.execute(world.db);
    const introduction = words(spoken.at(-1)!.text, 4);
    expect(introduction.length).toBeGreaterThan(3);
    const { rows: stored } = await sql<{ object_key: string }>`
      SELECT object_key FROM files WHERE owner_id = ${person.id}::uuid AND media_type <> 'image/png'`.execute(
      world.db,
    );
    const ownHashes = [...(await filesByHash())]
      .filter(([, path]) => stored.some(({ object_key }) => path.endsWith(object_key)))
      .map(([hash]) => hash);
    expect(ownHashes).toHaveLength(3);
    const hashes = [...ownHashes, sha256(chunk)];
    const traces = [
      'Zephyrine',
      'Quillfeather',
      person.email,
      '5550199777',
      'Nightjar',
      'zygomorphic',
      person.id,
      ...applicationIds.filter((id) => id !== takenId),
      ...introduction,
      ...hashes,
    ];
    // Makes sure that the search finds what is there.
    const present = await findInDatabase(traces);
    for (const table of ['users', 'candidates', 'outbox_mails', 'saved_views', 'notes', 'webhook_deliveries'])
      expect(present.some((one) => one.startsWith(`public.${table}:`))).toBe(true);
    expect(present.some((one) => one.includes('.job'))).toBe(true);

    const asked = expectSuccess(await ask(person, { atOnce: true, current: person.password }));
    expect(asked.isDone).toBe(true);
    await world.settle();
    receiver.close();

    expect(await findInDatabase(traces)).toEqual([]);
    expect([...(await filesByHash()).keys()].filter((hash) => hashes.includes(hash))).toEqual([]);
    // Emails to others still go out.
    expect(await findInDatabase(['About Zephyr Quill, who did too'])).toHaveLength(2);
    const logged = lines.join('');
    expect(
      ['Zephyrine', 'Quillfeather', person.email, 'zygomorphic'].filter((word) => logged.includes(word)),
    ).toEqual([]);
    expect(await insights()).toEqual(before);

    const receipt = await receiptOf(asked.receipt);
    expect(receipt).toMatchObject({ kind: 'account', doneDate: expect.any(String) });
    expect(countIn(receipt)).toMatchObject({ applications: expect.any(Number), recordings: 2, notes: 1 });
    expect(countIn(receipt)['mails']).toBeGreaterThan(5);
    const { events } = expectSuccess(await world.call(getHistory, {}, employer.token));
    expect(events[0]).toMatchObject({ action: 'applicant.erased', actorName: null });
    expect(events[0]!.details).toEqual([{ name: 'applications', value: 6 }]);

    // The session ended, and the address is free.
    expect(await world.call(getCandidateProfile, {}, person.token)).toMatchObject({ httpStatus: 401 });
    const form = { name: 'Zoe New', email: person.email, mobile: '5550101234', type: 'candidate' as const };
    const password = { password: person.password, confirm: person.password };
    expectSuccess(await world.call(signUp, { ...form, ...password, captcha: await world.solveCaptcha() }));
  });

  test('is deleted after 7 days, in which it can be called off', async () => {
    const person = await world.candidate('Wanda Week');
    await applyTo(world, job, employer, person);
    const first = expectSuccess(await ask(person));
    expect(first).toMatchObject({ isDone: false });
    expect(Date.parse(first.dueDate) - Date.parse(first.askedDate)).toBe(7 * DAY_MS);
    expect(expectSuccess(await ask(person))).toEqual(first);
    const [mail] = (await world.mailTo(person.email)).filter(({ subject }) => subject.includes('deleted'));
    expect(mail!.text).toContain(first.receipt);
    expectSuccess(await world.call(contract.cancelErasure, {}, person.token));
    expect((await shown(person)).erasure).toBeNull();
    expect(await receiptOf(first.receipt)).toMatchObject({ calledOffDate: expect.any(String), counts: [] });

    const second = expectSuccess(await ask(person));
    world.clock.set(new Date(now() + 6 * DAY_MS));
    await performDueErasures(world.ctx);
    expect((await receiptOf(second.receipt)).doneDate).toBeNull();
    world.clock.set(new Date(now() + DAY_MS));
    await performDueErasures(world.ctx);
    expect((await receiptOf(second.receipt)).doneDate).not.toBeNull();
    expect(await world.call(signIn, person)).toMatchObject({ httpStatus: 401 });
  });

  test('is deleted at once only with the right password', async () => {
    const person = await world.candidate('Pia Password');
    expect(await ask(person, { atOnce: true })).toMatchObject({ code: 'password.wrong-current' });
    expect(await ask(person, { atOnce: true, current: 'Brisk9?owl' })).toMatchObject({
      code: 'password.wrong-current',
    });
    expect((await shown(person)).erasure).toBeNull();
  });

  test('stays while a company must keep an application', async () => {
    const person = await world.candidate('Hanna Held');
    const applicationId = await applyTo(world, job, employer, person);
    const asked = expectSuccess(await ask(person));
    expectSuccess(await world.call(contract.setHold, { applicationId, reason: 'A claim' }, employer.token));
    world.clock.set(new Date(now() + 8 * DAY_MS));
    await performDueErasures(world.ctx);
    expect((await receiptOf(asked.receipt)).doneDate).toBeNull();
    const fresh = { ...person, token: await world.signInAgain(person) };
    const refused = await ask(fresh);
    expect(refused).toMatchObject({ httpStatus: 200, code: 'erasure.legal-hold' });
    expect(refused.message).toContain('Erin Eraser must keep your application for a legal matter');
    expect((await shown(fresh)).hold).toBe(refused.message);

    expectSuccess(await world.call(contract.liftHold, { applicationId }, employer.token));
    await performDueErasures(world.ctx);
    expect((await receiptOf(asked.receipt)).doneDate).not.toBeNull();
  });
});

describe('an interview', () => {
  test('is deleted by the company, with all that was made of it; the application stays', async () => {
    const { candidate, applicationId } = await takeInterview(
      world,
      { job, owner: employer },
      { name: 'Ina Interviewed', voices: ['off-topic.wav'], choice: MCQ.answer },
    );
    const { rows } = await sql<{ text: string }>`
      SELECT transcript ->> 'text' AS text FROM interview_answers
      WHERE application_id = ${applicationId} AND transcript IS NOT NULL`.execute(world.db);
    const said = words(rows[0]!.text, 4);
    expect(await findInDatabase(said)).not.toEqual([]);
    const asked = expectSuccess(await ask(employer, { applicationId }));
    expect((await shown(employer, applicationId)).erasure).toEqual(asked);
    world.clock.set(new Date(now() + 7 * DAY_MS));
    await performDueErasures(world.ctx);
    await world.settle();

    expect(await findInDatabase(said)).toEqual([]);
    expect(countIn(await receiptOf(asked.receipt))).toMatchObject({ answers: expect.any(Number), files: 1 });
    for (const reader of [employer, candidate]) {
      const token = await world.signInAgain(reader);
      expect(await world.call(getFeedback, { applicationId }, token)).toMatchObject({
        code: 'interview.erased',
        message: 'This interview has been deleted.',
      });
    }
    const token = await world.signInAgain(employer);
    const list = { jobId: job.id, applicationType: 'COMPLETED' as const };
    const rowsOfJob = expectSuccess(await world.call(getApplicationByJobId, list, token));
    expect(rowsOfJob.map((row) => row.applicationId)).toContain(applicationId);
    expect(await ask({ ...employer, token }, { applicationId })).toMatchObject({
      code: 'erasure.no-interview',
    });
    // A browser that still has a copy is told to delete it.
    const forgotten = await world.call(
      contract.getForgotten,
      { applicationIds: [applicationId, 'never-there'] },
      await world.signInAgain(candidate),
    );
    expect(expectSuccess(forgotten).applicationIds).toEqual([applicationId, 'never-there']);
  });

  test('stays while it is kept for a legal matter, or was never taken', async () => {
    const candidate = await world.candidate('Nora Never');
    const applicationId = await applyTo(
      world,
      job,
      { ...employer, token: await world.signInAgain(employer) },
      candidate,
    );
    const owner = { ...employer, token: await world.signInAgain(employer) };
    expect(await ask(owner, { applicationId })).toMatchObject({ code: 'erasure.no-interview' });
    expectSuccess(await world.call(contract.setHold, { applicationId, reason: 'A claim' }, owner.token));
    expect(await ask(owner, { applicationId })).toMatchObject({ code: 'erasure.legal-hold' });
    expect((await shown(owner, applicationId)).hold).toBe('A claim');
  });
});
