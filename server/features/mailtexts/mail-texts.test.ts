import { inviteCandidates } from '#contract/job/candidate-invitations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getMailTexts,
  previewMailText,
  resetMailText,
  saveMailText,
  sendTestMail,
} from '#contract/company/company-mails.ts';
import { rescheduleInterview } from '#contract/interview/interview-again.ts';
import {
  getDecisionSettings,
  moveApplications,
  reopenApplication,
  saveDecisionSettings,
} from '#contract/interview/decisions.ts';
import {
  rejectJobApplication,
  setAccommodation,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { sendMessage } from '#contract/interview/messages.ts';
import { deleteJob } from '#contract/job/jobs.ts';
import { remindTask } from '#server/features/applications/tasks.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { feedbackForCandidate } from '#server/features/feedback/mails/feedback-for-candidate.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { jobDeletedTask } from '#server/features/jobs/tasks.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import { mailAllOfRound } from '#server/testing/rounds.ts';
import { mailAllOfOffer } from '#server/testing/offers.ts';
import { mailAllOfWindow } from '#server/testing/window-mails.ts';
import { renderHtml } from '#server/platform/mail/message.ts';
import { withOwnText } from '#server/platform/mail/own-text.ts';
import { applyTo, beInterviewed, beScheduled } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { companyMails } from './company-mails.ts';

const ALL = [
  'invitation-to-apply',
  'invitation-to-interview',
  'application-sent',
  'interview-scheduled',
  'request-answered',
  'message-to-candidate',
  'interview-reminder',
  'interview-opened',
  'interview-closing',
  'interview-closed',
  'interview-changed',
  'interview-cancelled',
  'feedback-for-candidate',
  'application-advanced',
  'round-invitation',
  'round-time',
  'round-reminder',
  'round-cancelled',
  'offer-made',
  'offer-letter',
  'offer-reminder',
  'offer-withdrawn',
  'offer-expired',
  'offer-accepted',
  'application-hired',
  'application-declined',
  'application-reopened',
  'job-deleted',
];
const SENT = ALL.filter((mail) => mail !== 'offer-letter');

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

async function company(name: string): Promise<{ employer: Person; job: MadeJob }> {
  const employer = await world.employer(name);
  return { employer, job: await postJob(world, employer) };
}
const texts = async (person: Person) => expectSuccess(await world.call(getMailTexts, {}, person.token)).mails;
const textOf = async (person: Person, name: string) =>
  (await texts(person)).find(({ mail }) => mail === name)!;
const save = (person: Person, mail: string, subject: string, text: string) =>
  world.call(saveMailText, { mail, subject, text }, person.token);

test('a company reads the texts of all mails to candidates, with their placeholders and the button', async () => {
  const { employer } = await company('Tess Texts');
  const mails = await texts(employer);
  expect(mails.map(({ mail }) => mail)).toEqual(ALL);
  const declined = mails.find(({ mail }) => mail === 'application-declined')!;
  expect(declined).toEqual({
    mail: 'application-declined',
    title: 'Application declined',
    about:
      'To the candidate, when you decline the application. It also removes a scheduled interview from their calendar.',
    button: 'See other open jobs',
    placeholders: [
      { name: 'candidate_name', meaning: 'The candidate’s name', sample: 'Ada Example' },
      { name: 'company_name', meaning: 'The name of your company', sample: 'Tess Texts' },
      { name: 'job_title', meaning: 'The title of the job', sample: 'Front-end Developer' },
      { name: 'job_id', meaning: 'The Job ID that people see', sample: 'RO-1042' },
      {
        name: 'link',
        meaning: 'The link behind the button in the email',
        sample: 'http://localhost:3000/open-jobs',
      },
      {
        name: 'shared_reason',
        meaning: 'What you share about the reason; empty if you share nothing',
        sample: 'Another candidate was a better fit for what we’re looking for.',
      },
      {
        name: 'interview_called_off',
        meaning: 'For a condition: not empty if this cancels a scheduled interview',
        sample: 'yes',
      },
    ],
    samples: ['with a reason', 'without a reason', 'with an interview that was scheduled'],
    subject: 'Your application for {{ job_title }}',
    text: expect.stringMatching(/^Dear \{\{ candidate_name \}\},\n\n\{\{ company_name \}\} has decided/),
    usual: { subject: declined.subject, text: declined.text },
    isOwn: false,
    changedAt: null,
    changedBy: null,
    failure: null,
  });
});

test('a company writes a mail; candidates get it with the button and the links; after a reset the usual one', async () => {
  const { employer, job } = await company('Harbour & Pine');
  const rival = await company('Rival Works');
  const text = 'Hello {{ candidate_name }}!\r\n\r\nCome to <b>us</b>: {{ opens_at }}\n{{ link }}';
  expect(await save(employer, 'interview-scheduled', 'Meet {{ company_name }}', text)).toMatchObject({
    statusCode: 0,
    message: 'Text saved. Emails use it from now on.',
  });
  expect(await textOf(employer, 'interview-scheduled')).toMatchObject({
    isOwn: true,
    subject: 'Meet {{ company_name }}',
    changedBy: 'Harbour & Pine',
  });
  const invited = await world.candidate('Ina Invited');
  const invitedTo = await beScheduled(world, job, employer, invited);
  const mail = (await world.mailTo(invited.email)).at(-1);
  expect(mail!.subject).toBe('Meet Harbour & Pine');
  expect(mail!.text).toContain('Hello Ina Invited!\n\nCome to <b>us</b>: 5 Mar 2030');
  expect(mail!.text).toContain(
    `Go to your interview:\nhttp://localhost:3000/start-interview?ApplicationId=${invitedTo}`,
  );
  expect(mail!.text).toContain('Harbour & Pine wrote the text of this email.');
  expect(mail!.text).toMatch(/To stop emails of this kind .*\/unsubscribe\?token=/);
  expect(mail!.attachments.map(({ filename }) => filename)).toEqual(['interview.ics']);

  const other = await world.candidate('Otis Other');
  await beScheduled(world, rival.job, rival.employer, other);
  expect((await world.mailTo(other.email)).at(-1)!.subject).toBe('Your interview for Web Developer');

  expectSuccess(await world.call(resetMailText, { mail: 'interview-scheduled' }, employer.token));
  expect(await textOf(employer, 'interview-scheduled')).toMatchObject({ isOwn: false, changedAt: null });
  const later = await world.candidate('Lara Later');
  await beScheduled(world, job, employer, later);
  const usual = (await world.mailTo(later.email)).at(-1)!;
  expect(usual.subject).toBe('Your interview for Web Developer');
  expect(usual.text).not.toContain('wrote the text');
});

test('of two members who write one text at once, the second is told, and replaces it only on purpose', async () => {
  const { employer } = await company('Wanda Two');
  const second = await joinCompany(world, employer, { name: 'Sven Second', memberRole: 'recruiter' });
  const write = (person: Person, text: string, readAt: string | null) =>
    world.call(saveMailText, { mail: 'application-declined', subject: 'No', text, readAt }, person.token);
  const shown = () => textOf(employer, 'application-declined');
  expectSuccess(await write(second, 'Words of Sven', null));
  const { changedAt } = await shown();
  expect(await write(employer, 'Words of Wanda', null)).toMatchObject({
    httpStatus: 200,
    statusCode: 1,
    code: 'mail-text.changed-meanwhile',
    message:
      'Sven Second has changed this text in the meantime, so yours wasn’t saved. Discard your changes to see the other text, or save again to replace it.',
    data: { changedAt },
  });
  expect(await shown()).toMatchObject({ text: 'Words of Sven', changedBy: 'Sven Second' });
  expectSuccess(await write(employer, 'Words of Wanda', changedAt));
  expect((await shown()).text).toBe('Words of Wanda');

  const { changedAt: newest } = await shown();
  const both = await Promise.all([write(employer, 'One', newest), write(second, 'Two', newest)]);
  expect(both.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
});

test('saving the usual text is a reset', async () => {
  const { employer } = await company('Ursula Usual');
  expectSuccess(await save(employer, 'application-declined', 'No', 'No.'));
  const { usual } = await textOf(employer, 'application-declined');
  expectSuccess(await save(employer, 'application-declined', usual.subject, usual.text));
  expect((await textOf(employer, 'application-declined')).isOwn).toBe(false);
});

test.each([
  [
    'subject',
    'Hi {{ nobody }}',
    'Line 1: There is no placeholder nobody. You can use {{ candidate_name }}, ',
  ],
  ['text', 'Hi\n\n{{ job_title', 'Line 3: {{ job_title is not closed. Write }} after it.'],
  ['text', '{% for a in b %}', 'Line 1: {% for a in b %} can’t be used. A condition is written '],
  ['subject', '{% if link %}', 'Line 1: {% if link %} has no {% endif %}.'],
  ['text', '{% if link %}{% endif %}', 'The text is empty for some candidates.'],
  ['subject', 'one\nBcc: eve@example.org', 'A subject must be a single line'],
  ['text', 'x'.repeat(5_001), 'A text has at most 5,000 characters'],
] as const)(
  'a %s of %j is refused with a sentence, and nothing is saved',
  async (field, written, sentence) => {
    const employer = await world.employer('Rita Refused', { profile: false });
    const input = { mail: 'application-declined', subject: 'A', text: 'B', [field]: written };
    for (const call of [saveMailText, previewMailText, sendTestMail]) {
      const reply = await world.callRaw(call, input, employer.token);
      expect(reply).toMatchObject({
        httpStatus: 400,
        code: 'invalid-input',
        message: expect.stringContaining(sentence),
        data: { issues: [{ path: field, message: expect.stringContaining(sentence) }] },
      });
    }
    expect((await textOf(employer, 'application-declined')).isOwn).toBe(false);
    expect((await world.mailTo(employer.email)).filter(({ subject }) => subject.startsWith('Test'))).toEqual(
      [],
    );
  },
);

test('an unknown mail is not found', async () => {
  const employer = await world.employer('Una Unknown', { profile: false });
  for (const mail of ['report-for-employer', 'password-changed', 'toString', ''])
    expect([400, 404]).toContain((await save(employer, mail, 'A', 'B')).httpStatus);
});

describe('a value cannot change the mail around it', () => {
  const HOSTILE =
    '{{ candidate_name }}{% if link %}{{ "x" }}<b onload=x>&amp;\r\nBcc: eve@example.org\u2028y';

  test.each(companyMails.map((mail) => [mail.name, mail] as const))('%s', async (_, mail) => {
    const [sample] = mail.sampleTexts();
    const names = Object.keys(mail.placeholders);
    const values = { ...sample!.values, ...Object.fromEntries(names.map((name) => [name, HOSTILE])) };
    const all = names.map((name) => `[{{ ${name} }}]`);
    const text = { subject: all.join(), text: `Words\n\n${all.join('\n\n')}` };
    const written = withOwnText({ ...sample!.content, to: 'a@example.org' }, text, values);
    const [inSubject, inText] = [
      '[{{ candidate_name }}{% if link %}{{ "x" }}<b onload=x>&amp; Bcc: eve@example.org y]',
      '[{{ candidate_name }}{% if link %}{{ "x" }}<b onload=x>&amp;',
    ];
    expect(written.subject).toBe(names.map(() => inSubject).join());
    expect(written.paragraphs.filter((paragraph) => paragraph.includes(inText))).toHaveLength(names.length);
    const html = await renderHtml(written);
    expect(html.split('&lt;b onload=x&gt;&amp;amp;').length).toBeGreaterThan(names.length);
    expect(html).not.toContain('<b onload');
    expect(html).toContain(`href="${written.action!.url}"`);
  });

  test('over the whole way: a candidate whose name is a template', async () => {
    const { employer, job } = await company('Tim Template');
    expectSuccess(
      await save(employer, 'interview-scheduled', 'For {{ candidate_name }}', 'Dear {{ candidate_name }}'),
    );
    const candidate = await world.candidate('Mallory Mail');
    const name = '{{ link }} {% if link %}\r\nBcc: eve@example.org';
    await world.db.updateTable('users').set({ name }).where('id', '=', candidate.id).execute();
    await beScheduled(world, job, employer, candidate);
    const mail = (await world.mailTo(candidate.email)).at(-1)!;
    expect(mail.subject).toBe('For {{ link }} {% if link %} Bcc: eve@example.org');
    expect(mail.text).toContain('Dear {{ link }} {% if link %}');
  });
});

test('every placeholder of every mail becomes its sample in the preview', async () => {
  const { employer } = await company('Paula Preview');
  for (const { mail, placeholders, samples } of await texts(employer)) {
    const [first] = placeholders;
    const text = placeholders.map(({ name }) => `${name}=[{{ ${name} }}]`).join('\n');
    const shown = [];
    for (const sample of samples) {
      const input = { mail, subject: `S {{ ${first!.name} }}`, text, sample };
      shown.push(expectSuccess(await world.call(previewMailText, input, employer.token)));
    }
    expect(shown.map(({ subject }) => subject)).toContain(`S ${first!.sample}`);
    const all = shown.map((one) => one.text).join('\n');
    for (const { name, sample } of placeholders) {
      expect(sample).not.toBe('');
      expect(all).toContain(`${name}=[${sample}]`);
    }
    for (const { html } of shown) expect(html).toContain('<!DOCTYPE html');
  }
});

test('each mail is sent with the own text, which has all its placeholders', async () => {
  const { employer, job } = await company('Olga Own');
  for (const { mail, placeholders } of await texts(employer)) {
    const all = placeholders.map(({ name }) => `${name}=[{{ ${name} }}]`).join('\n');
    expectSuccess(await save(employer, mail, `Own ${mail}`, all));
  }
  const candidate = await world.candidate('Cleo Candidate');
  const people = [{ email: candidate.email, name: 'Cleo Candidate' }];
  for (const window of [
    { kind: 'apply' },
    { kind: 'interview', date: world.clock.now().getTime() },
  ] as const) {
    const { id: jobId } = await postJob(world, employer);
    expectSuccess(await world.call(inviteCandidates, { jobId, people, ...window }, employer.token));
  }
  const applicationId = await beScheduled(world, job, employer, candidate);
  expectSuccess(await world.call(sendMessage, { applicationId, text: 'Welcome' }, employer.token));
  await world.call(setAccommodation, { applicationId, timeFactor: 2, recordOnly: true }, employer.token);
  const noted = await applicationMailData(world.ctx, world.db, applicationId);
  await queueCandidateNotice(world.ctx, world.db, feedbackForCandidate, {
    userId: candidate.id,
    companyId: employer.id,
    data: noted.data,
    messageId: 'report',
  });
  await world.db
    .updateTable('applications')
    .set({ interview_at: new Date(world.clock.now().getTime() + 1_800_000), decided_at: new Date(0) })
    .where('id', '=', applicationId)
    .execute();
  await world.ctx.tasks.queue(world.db, remindTask, {});
  await world.settle();
  await mailAllOfRound(world, employer, candidate);
  await mailAllOfWindow(world, applicationId);
  const moved = { applicationId, date: world.clock.now().getTime() + 86_400_000 };
  expectSuccess(await world.call(rescheduleInterview, moved, employer.token));
  expectSuccess(await world.call(withdrawApplication, { applicationId }, candidate.token));
  const again = await applyTo(world, job, employer, candidate);
  expectSuccess(await world.call(rejectJobApplication, { applicationId: again }, employer.token));
  const [reason] = expectSuccess(await world.call(getDecisionSettings, {}, employer.token)).reasons;
  const settings = { decisionMinutes: 0, reasons: [reason!] };
  expectSuccess(await world.call(saveDecisionSettings, settings, employer.token));
  const hired = await world.candidate('Cleo Candidate');
  const applicationIds = [await beInterviewed(world, job, employer, hired)];
  await mailAllOfOffer(world, { employer, candidate: hired, applicationId: applicationIds[0]! });
  for (const to of [{ stage: 'offer' }, { outcome: 'hired' }] as const)
    expectSuccess(await world.call(moveApplications, { applicationIds, ...to }, employer.token));
  expectSuccess(await world.call(reopenApplication, { applicationId: applicationIds[0]! }, employer.token));
  expectSuccess(await world.call(deleteJob, { jobId: job.id }, employer.token));
  const { updated_at: at } = (await jobById(world.db, job.id))!;
  await world.ctx.tasks.queue(world.db, jobDeletedTask, { jobId: job.id, deletedAt: at.toISOString() });
  await world.settle();

  const sent = [...(await world.mailTo(candidate.email)), ...(await world.mailTo(hired.email))].filter(
    ({ subject }) => subject.startsWith('Own '),
  );
  expect([...new Set(sent.map(({ subject }) => subject.slice(4)))].toSorted()).toEqual(SENT.toSorted());
  for (const { text } of sent) {
    expect(text).toContain(
      'candidate_name=[Cleo Candidate]\ncompany_name=[Olga Own]\njob_title=[Web Developer]',
    );
    expect(text).toMatch(/link=\[http:\/\/localhost:3000\/\S+\]/);
    expect(text).not.toContain('{{');
  }
  const textNamed = (name: string) => sent.find(({ subject }) => subject === `Own ${name}`)!.text;
  expect(textNamed('interview-changed')).toContain('extra_time=[2]\nleaving_is_noted=[yes]');
  expect(textNamed('interview-reminder')).toMatch(
    /opens_at=\[5 Mar 2030.*\]\nopen_until=\[8 Mar 2030.*\]\nopen_days=\[3 days\]\nwithin_the_hour=\[yes\]/,
  );
});

test('a test mail goes to oneself with sample values, is marked, and saves nothing', async () => {
  const employer = await world.employer('Tina Test', { profile: false });
  const input = {
    mail: 'interview-scheduled',
    subject: 'For {{ job_title }}',
    text: 'Hi {{ candidate_name }}',
  };
  expect(await world.call(sendTestMail, input, employer.token)).toMatchObject({
    statusCode: 0,
    data: { to: employer.email },
  });
  const mail = (await world.mailTo(employer.email)).at(-1)!;
  expect(mail.subject).toBe('Test: For Front-end Developer');
  expect(mail.text).toContain('Hi Ada Example');
  expect(mail.text).toContain('This is a test with made-up values. You sent it to yourself.');
  expect(mail.attachments).toEqual([]);
  const { mails } = expectSuccess(await world.call(getMailTexts, {}, employer.token));
  expect(mails.filter(({ isOwn }) => isOwn)).toEqual([]);
});

test('a test mail can be sent 30 times in an hour', async () => {
  const employer = await world.employer('Tom Toomany', { profile: false });
  const input = { mail: 'interview-scheduled', subject: 'A', text: 'B' };
  for (let sent = 0; sent < 30; sent += 1)
    expectSuccess(await world.call(sendTestMail, input, employer.token));
  expect(await world.call(sendTestMail, input, employer.token)).toMatchObject({
    httpStatus: 429,
    code: 'mail.too-many',
  });
});
