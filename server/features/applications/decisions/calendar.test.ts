import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { saveWebhook } from '#contract/company/company-webhooks.ts';
import { previewDecisionMail, reopenApplication } from '#contract/interview/decisions.ts';
import { rejectJobApplication } from '#contract/interview/interview.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { beScheduled } from '#server/testing/interviews.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What a decision does to a scheduled interview in the candidate's calendar, and what webhooks get about declines. */

let world: World;
let company: Awaited<ReturnType<typeof decidingCompany>>;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  company = await decidingCompany(world);
});
afterAll(() => world.close());

async function scheduled(name: string) {
  const candidate = await world.candidate(name);
  return { candidate, id: await beScheduled(world, company.job, company.employer, candidate) };
}

/** The emails with a calendar entry: subject, method and SEQUENCE of each. */
async function entriesFor({ email }: Person) {
  await world.settle();
  return (await world.mailTo(email)).flatMap(({ subject, attachments }) =>
    attachments.map(({ content }) => ({
      subject,
      uid: /^UID:(.*)$/m.exec(content.toString())![1]!.trim(),
      is: `${/^METHOD:(\w+)/m.exec(content.toString())![1]} ${/^SEQUENCE:(\d+)/m.exec(content.toString())![1]}`,
    })),
  );
}

test('the mail of a decline takes the scheduled interview from the calendar, and not before it goes', async () => {
  const { candidate, id } = await scheduled('Cal Declined');
  const shown = expectSuccess(
    await world.call(previewDecisionMail, { applicationId: id, outcome: 'declined' }, company.employer.token),
  )!;
  expect(shown.shown.paragraphs).toContain(
    'Your interview is cancelled. You can delete the entry in your calendar.',
  );
  const { decisionId } = await company.declined([id]);
  expect((await entriesFor(candidate)).map(({ is }) => is)).toEqual(['REQUEST 0']);

  await company.tell(decisionId);
  const [invited, declined, ...others] = await entriesFor(candidate);
  expect(others).toEqual([]);
  expect(declined).toEqual({
    subject: 'Your application for Web Developer',
    uid: invited!.uid,
    is: 'CANCEL 1',
  });
  const mail = (await world.mailTo(candidate.email)).at(-1)!;
  expect(mail.text).toContain('Your interview is cancelled. You can delete the entry in your calendar.');
});

test('a decline that is undone leaves the calendar as it is', async () => {
  const { candidate, id } = await scheduled('Una Calendar');
  const { decisionId } = await company.declined([id]);
  expect(await company.undo(decisionId)).toBe(1);
  await company.tell(decisionId);
  expect((await entriesFor(candidate)).map(({ is }) => is)).toEqual(['REQUEST 0']);
});

test('a text that was written for the decline goes with the same entry', async () => {
  const { candidate, id } = await scheduled('Own Text');
  const { decisionId } = await company.declined([id], { mail: { subject: 'No', text: 'Sorry.' } });
  await company.tell(decisionId);
  expect((await entriesFor(candidate)).at(-1)).toMatchObject({ subject: 'No', is: 'CANCEL 1' });
});

test('a decline before an interview was scheduled has nothing for the calendar', async () => {
  const [ann] = await company.applicants('Ann Early');
  const { decisionId } = await company.declined([ann!.id]);
  await company.tell(decisionId);
  expect(await entriesFor(ann!.candidate)).toEqual([]);
  const mail = (await world.mailTo(ann!.candidate.email)).at(-1)!;
  expect(mail.text).not.toContain('calendar');
});

test('a withdrawal that the employer notes down takes the interview from the calendar', async () => {
  const { candidate, id } = await scheduled('Wanda Called');
  const { decisionId } = await company.move({ applicationIds: [id], outcome: 'withdrawn' });
  await company.tell(decisionId);
  expect((await entriesFor(candidate)).at(-1)).toMatchObject({
    subject: 'Your interview for Web Developer is cancelled',
    is: 'CANCEL 1',
  });
});

test('a second decline, after the application was opened again, is a second event', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  expectSuccess(
    await world.call(
      saveWebhook,
      { address: receiver.address, events: ['application.declined'] },
      company.employer.token,
    ),
  );
  const [twice, atOnce] = await company.applicants('Tia Twice', 'Otto Once');
  const eventsOf = (id: string) => receiver.received.filter(({ body }) => body.includes(id));
  for (const count of [1, 2]) {
    const { decisionId } = await company.declined([twice!.id]);
    await company.tell(decisionId);
    expect(eventsOf(twice!.id)).toHaveLength(count);
    const { decisionId: reopened } = expectSuccess(
      await world.call(reopenApplication, { applicationId: twice!.id }, company.employer.token),
    );
    await company.tell(reopened);
  }
  // The call as named in the specification.
  for (const count of [1, 1, 2]) {
    const again = count === 2;
    if (again) {
      const { decisionId } = expectSuccess(
        await world.call(reopenApplication, { applicationId: atOnce!.id }, company.employer.token),
      );
      await company.tell(decisionId);
    }
    expectSuccess(
      await world.call(rejectJobApplication, { applicationId: atOnce!.id }, company.employer.token),
    );
    await world.settle();
    expect(eventsOf(atOnce!.id)).toHaveLength(count);
  }
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(4);
});
