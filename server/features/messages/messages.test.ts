import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setMailPreferences } from '#contract/account/notices.ts';
import { getHistory, removeMember } from '#contract/company/company-members.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import type { TokenScope } from '#contract/company/token-scopes.ts';
import { moveApplications } from '#contract/interview/decisions.ts';
import { withdrawApplication } from '#contract/interview/interview.ts';
import * as contract from '#contract/interview/messages.ts';
import { requestErasure } from '#contract/privacy/privacy.ts';
import { deleteJob } from '#contract/job/jobs.ts';
import { takeDownCompany } from '#contract/shared/operator.ts';
import { HOUR_MS, MESSAGES_PER_HOUR, MESSAGE_MAIL_MINUTES, MESSAGE_MAX } from '#contract/shared/limits.ts';
import { applyTo } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { mailMessagesTask } from './mail-messages.ts';

let world: World;
let owner: Person;
let recruiter: Person;
let reviewer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.employer('Ada Owner');
  job = await postJob(world, owner);
  recruiter = await joinCompany(world, owner, { name: 'Rita Cruiter', memberRole: 'recruiter' });
  reviewer = await joinCompany(world, owner, {
    name: 'Rev Iewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
});
afterAll(() => world.close());

async function applied(name: string, of = { job, owner }) {
  const candidate = await world.candidate(name);
  return { candidate, applicationId: await applyTo(world, of.job, of.owner, candidate) };
}
type Writer = Pick<Person, 'token'>;
const write = (by: Writer, applicationId: string, text: string, messageId?: string) =>
  world.call(
    contract.sendMessage,
    { applicationId, text, ...(messageId === undefined ? {} : { messageId }) },
    by.token,
  );
const read = async (by: Writer, applicationId: string) =>
  expectSuccess(await world.call(contract.getMessages, { applicationId }, by.token));
const unread = async (by: Writer) =>
  expectSuccess(await world.call(contract.getUnreadMessages, {}, by.token));
const mailsTo = async ({ email }: Person) =>
  (await world.mailTo(email)).filter(({ subject }) => subject.startsWith('Message from'));

/** Advances the clock until the waiting email is due. */
async function afterSomeMinutes(): Promise<void> {
  world.clock.set(new Date(world.clock.now().getTime() + MESSAGE_MAIL_MINUTES * 60_000));
  await world.ctx.tasks.makeDue(world.db, mailMessagesTask, {});
  await world.settle();
}

test('a company and a candidate write to each other; each message comes by mail and leads back', async () => {
  const { candidate, applicationId } = await applied('Cara Candid');
  const text = 'When could you start?\n\n<b>A rough date</b> {{ job_title }} is fine.';
  expectSuccess(await write(recruiter, applicationId, text));
  const [mail] = await mailsTo(candidate);
  expect(mail!.subject).toBe('Message from Ada Owner about Web Developer');
  expect(mail!.text).toContain(text);
  expect(mail!.text).toContain('– Rita Cruiter');
  expect(mail!.text).toContain('Replies to this email don’t reach Ada Owner.');
  const address = `/applied-jobs?messages=${applicationId}`;
  expect(mail!.text).toContain(`Read and answer:\nhttp://localhost:3000${address}`);

  const [conversation] = (await unread(candidate)).conversations;
  expect(conversation).toMatchObject({ applicationId, with: 'Ada Owner', role: 'Web Developer', unread: 1 });
  const { messages, ...about } = await read(candidate, applicationId);
  expect(about).toMatchObject({ with: 'Ada Owner', isMuted: false, nextCursor: null });
  expect(messages).toMatchObject([
    { from: 'company', by: 'Rita Cruiter', isOwn: false, isUnread: true, text },
  ]);
  // Reading the list marks nothing as read. The page does that when it shows the message.
  const { messageId } = messages[0]!;
  expectSuccess(await world.call(contract.readMessages, { applicationId, messageId }, candidate.token));
  expect(await unread(candidate)).toEqual({ total: 0, conversations: [] });

  expectSuccess(await write(candidate, applicationId, 'In May.'));
  const [answer] = await mailsTo(recruiter);
  expect(answer!.subject).toBe('Message from Cara Candid about Web Developer');
  expect(answer!.text).toContain('In May.');
  expect(answer!.text).toContain(
    `http://localhost:3000/applicants/${candidate.id}?messages=${applicationId}`,
  );
  expect(await mailsTo(owner)).toEqual([]);
  expect(await mailsTo(reviewer)).toEqual([]);
  expect(await unread(owner)).toMatchObject({
    total: 1,
    conversations: [{ applicationId, candidateId: candidate.id, with: 'Cara Candid', unread: 1 }],
  });
  const shown = await read(owner, applicationId);
  expect(shown.messages).toMatchObject([
    { from: 'candidate', by: 'Cara Candid', isOwn: false, isUnread: true },
    { from: 'company', by: 'Rita Cruiter', isOwn: false, isUnread: false },
  ]);
  const newest = { applicationId, messageId: shown.messages[0]!.messageId };
  expectSuccess(await world.call(contract.readMessages, newest, recruiter.token));
  expect((await unread(owner)).total).toBe(0);
});

test('a candidate can write first: every owner and recruiter gets the mail', async () => {
  const { candidate, applicationId } = await applied('Fay First');
  expectSuccess(await write(candidate, applicationId, 'Is the job in Berlin?'));
  for (const person of [owner, recruiter])
    expect((await mailsTo(person)).filter(({ text }) => text.includes('in Berlin?'))).toHaveLength(1);
  expect(await mailsTo(reviewer)).toEqual([]);
});

test('several messages in a row come in two mails, and what was read comes in none', async () => {
  const { candidate, applicationId } = await applied('Bea Burst');
  expectSuccess(await write(owner, applicationId, 'One'));
  expect(await mailsTo(candidate)).toHaveLength(1);
  for (const text of ['Two', 'Three']) expectSuccess(await write(owner, applicationId, text));
  expect(await mailsTo(candidate)).toHaveLength(1);
  await afterSomeMinutes();
  const mails = await mailsTo(candidate);
  expect(mails).toHaveLength(2);
  expect(mails[0]!.text).toContain('One');
  expect(mails[1]!.text).toMatch(/Two[^]*Three/);
  expect(mails[1]!.text).not.toContain('One\n');

  expectSuccess(await write(owner, applicationId, 'Four'));
  const { messages } = await read(candidate, applicationId);
  expect(messages.map(({ text }) => text)).toEqual(['Four', 'Three', 'Two', 'One']);
  const newest = { applicationId, messageId: messages[0]!.messageId };
  expectSuccess(await world.call(contract.readMessages, newest, candidate.token));
  await afterSomeMinutes();
  expect(await mailsTo(candidate)).toHaveLength(2);
});

test('a candidate mutes one application, or turns all such mails off; the company sees the former', async () => {
  const { candidate, applicationId } = await applied('Moe Muted');
  const mute = (isMuted: boolean) =>
    world.call(contract.muteMessages, { applicationId, isMuted }, candidate.token);
  expectSuccess(await mute(true));
  expectSuccess(await mute(true));
  expectSuccess(await write(owner, applicationId, 'Hello?'));
  expect(await mailsTo(candidate)).toEqual([]);
  expect((await read(owner, applicationId)).isMuted).toBe(true);
  expect((await unread(candidate)).total).toBe(1);
  expectSuccess(await mute(false));
  expectSuccess(await write(owner, applicationId, 'Still there?'));
  const [mail] = await mailsTo(candidate);
  expect(mail!.text).toMatch(/Hello\?[^]*Still there\?/);

  const other = await applied('Noa Notices');
  const off = { preferences: [{ kind: 'message' as const, isOn: false }] };
  expectSuccess(await world.call(setMailPreferences, off, other.candidate.token));
  expectSuccess(await write(owner, other.applicationId, 'Hello?'));
  expect(await mailsTo(other.candidate)).toEqual([]);
});

test('a program writes in the name of its company, and marks nothing as read', async () => {
  const { candidate, applicationId } = await applied('Tom Token');
  const scopes: TokenScope[] = ['applications:read', 'applications:write'];
  const input = { name: 'Beeper', scopes, expires: null };
  const program = expectSuccess(await world.call(makeToken, input, owner.token));
  expectSuccess(await write(candidate, applicationId, 'Hello'));
  expectSuccess(await write(program, applicationId, 'Beep'));
  expect((await read(program, applicationId)).messages).toMatchObject([
    { from: 'company', by: 'Ada Owner', isOwn: false, text: 'Beep' },
    { from: 'candidate', isUnread: true },
  ]);
  expect((await mailsTo(candidate))[0]!.text).not.toContain('– ');
});

test('people write also after a decision, a withdrawal and the end of the job; a company that was taken down does not', async () => {
  const boss = await world.employer('Otto Operator');
  await makeOperator(world, boss);
  const down = await world.employer('Dora Down');
  const itsJob = await postJob(world, down);
  const of = { job: itsJob, owner: down };
  const declined = await applied('Dee Clined', of);
  const withdrawn = await applied('Wyn Withdrawn', of);
  const order = { applicationIds: [declined.applicationId], outcome: 'declined' as const };
  expectSuccess(await world.call(moveApplications, order, down.token));
  const { applicationId } = withdrawn;
  expectSuccess(await world.call(withdrawApplication, { applicationId }, withdrawn.candidate.token));
  expectSuccess(await world.call(deleteJob, { jobId: itsJob.id }, down.token));
  for (const one of [declined, withdrawn]) {
    expectSuccess(await write(down, one.applicationId, 'Thank you for your time.'));
    expectSuccess(await write(one.candidate, one.applicationId, 'Thank you too.'));
  }
  const { company_id: companyId } = await world.db
    .selectFrom('company_members')
    .select('company_id')
    .where('user_id', '=', down.id)
    .executeTakeFirstOrThrow();
  const taken = { companyId, reason: 'Spam', current: boss.password };
  expectSuccess(await world.callRaw(takeDownCompany, taken, boss.token));
  expect(await write(down, applicationId, 'Send me money')).toMatchObject({ code: 'company.taken-down' });
  expectSuccess(await write(withdrawn.candidate, applicationId, 'Hello?'));
});

test('texts have a limit, and so has their number in an hour; a message that is sent again is one', async () => {
  const { candidate, applicationId } = await applied('Lim Limits');
  expect(await write(candidate, applicationId, ' \n ')).toMatchObject({
    httpStatus: 400,
    message: 'Please write a message',
  });
  expect(await write(candidate, applicationId, 'x'.repeat(MESSAGE_MAX + 1))).toMatchObject({
    httpStatus: 400,
    message: 'A message has at most 5,000 characters',
  });
  const id = randomUUID();
  for (const _ of ['once', 'again']) expectSuccess(await write(candidate, applicationId, 'Once', id));
  expect((await read(candidate, applicationId)).messages).toHaveLength(1);
  const other = await applied('Ola Other');
  expect(await write(other.candidate, other.applicationId, 'Mine', id)).toMatchObject({ httpStatus: 404 });
  expect(await write(owner, applicationId, 'Mine', id)).toMatchObject({ httpStatus: 404 });

  for (let count = 1; count < MESSAGES_PER_HOUR; count += 1)
    expectSuccess(await write(candidate, applicationId, `Number ${count}`));
  expect(await write(candidate, applicationId, 'One more')).toMatchObject({ code: 'message.too-many' });
  expectSuccess(await write(owner, applicationId, 'Slow down'));
  world.clock.set(new Date(world.clock.now().getTime() + HOUR_MS));
  expectSuccess(await write(candidate, applicationId, 'One more'));
});

test('the messages of a removed member keep the name', async () => {
  const gone = await joinCompany(world, owner, { name: 'Gwen Gone', memberRole: 'recruiter' });
  const { candidate, applicationId } = await applied('Kim Keeps');
  expectSuccess(await write(gone, applicationId, 'I will call you.'));
  expectSuccess(await world.call(removeMember, { memberId: gone.id }, owner.token));
  expect((await read(candidate, applicationId)).messages[0]).toMatchObject({ by: 'Gwen Gone' });
  expectSuccess(await write(candidate, applicationId, 'Are you there?'));
  expect((await mailsTo(owner)).at(-1)!.text).toContain('Are you there?');
});

test('a person who is erased takes the words along; the company keeps how many there were', async () => {
  const { candidate, applicationId } = await applied('Ella Erased');
  expectSuccess(await write(owner, applicationId, 'Your zeppelin hangar?'));
  expectSuccess(await write(candidate, applicationId, 'My zeppelin hangar!'));
  const told = async () =>
    (await world.mailTo(owner.email)).filter(({ text }) => text.includes('zeppelin hangar'));
  expect(await told()).toHaveLength(1);
  const erasure = { atOnce: true, current: candidate.password };
  expectSuccess(await world.call(requestErasure, erasure, candidate.token));
  expect(await world.call(contract.getMessages, { applicationId }, owner.token)).toMatchObject({
    httpStatus: 404,
  });
  expect(await told()).toEqual([]);
  const left = await world.db
    .selectFrom('messages')
    .select('id')
    .where('content', 'like', '%zeppelin%')
    .execute();
  expect(left).toEqual([]);
  const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
  expect(events[0]).toMatchObject({
    action: 'applicant.erased',
    details: [
      { name: 'messages', value: 2 },
      { name: 'applications', value: 1 },
    ],
  });
});

test('a company keeps templates, which are filled in for a candidate', async () => {
  const boss = await world.employer('Tess Templates');
  const own = { job: await postJob(world, boss), owner: boss };
  const { applicationId } = await applied('Pia Placeholder', own);
  const save = (input: object) => world.callRaw(contract.saveMessageTemplate, input, boss.token);
  const templates = async (input: { applicationId?: string } = {}) =>
    expectSuccess(await world.call(contract.getMessageTemplates, input, boss.token)).templates;
  const text = 'Dear {{ candidate_name }},\r\n{{ company_name }} liked your words on {{ job_title }}.';
  const saved = await save({ name: 'Thanks', text });
  expect(saved).toMatchObject({ statusCode: 0 });
  expectSuccess(await world.call(contract.saveMessageTemplate, { name: 'Hello', text: 'Hi!' }, boss.token));
  expect(await templates()).toMatchObject([
    { name: 'Hello', filledIn: null },
    { name: 'Thanks', filledIn: null },
  ]);
  const [, thanks] = await templates({ applicationId });
  expect(thanks).toMatchObject({
    text: text.replace('\r', ''),
    filledIn: 'Dear Pia Placeholder,\nTess Templates liked your words on Web Developer.',
  });
  const { templateId } = thanks!;
  expect(await save({ name: 'HELLO', text })).toMatchObject({ code: 'template.name-taken' });
  expect(await save({ templateId, name: 'hello', text })).toMatchObject({ code: 'template.name-taken' });
  expect(await save({ name: 'Wrong', text: 'Hi {{ salary }}' })).toMatchObject({
    httpStatus: 400,
    data: { issues: [{ path: 'text', message: expect.stringContaining('no placeholder salary') }] },
  });
  expect(await save({ templateId, name: 'Thank you', text: 'Thanks!' })).toMatchObject({ statusCode: 0 });
  expectSuccess(await world.call(contract.deleteMessageTemplate, { templateId }, boss.token));
  expect((await templates()).map(({ name }) => name)).toEqual(['Hello']);
});
