import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { setTimeZone } from '#contract/account/notices.ts';
import { getHistory } from '#contract/company/company-members.ts';
import { saveWebhook } from '#contract/company/company-webhooks.ts';
import { getApplicationHistory, getTimeline } from '#contract/interview/decisions.ts';
import {
  cancelOwnRound,
  cancelRound,
  changeRound,
  chooseRoundTime,
  getRound,
  getUpcomingRounds,
  moveRound,
} from '#contract/interview/round-times.ts';
import { getRoundInterview, sendRoundCard } from '#contract/interview/round-cards.ts';
import { requestErasure } from '#contract/privacy/privacy.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { joinCompany } from '#server/testing/members.ts';
import { roundsCompany } from '#server/testing/rounds.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { tendRoundsTask } from './tasks.ts';

let world: World;
let company: Awaited<ReturnType<typeof roundsCompany>>;
/** A Tuesday, ten o'clock UTC. */
const NOW = Date.parse('2030-03-05T10:00:00.000Z');
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  company = await roundsCompany(world);
});
afterAll(() => world.close());

const inDays = (days: number, hour = 9) =>
  new Date(Date.parse('2030-03-05T00:00:00.000Z') + days * DAY_MS + hour * HOUR_MS).toISOString();
const subjectsTo = async ({ email }: Person) => (await world.mailTo(email)).map(({ subject }) => subject);
const runReminders = async () => {
  await world.ctx.tasks.queue(world.db, tendRoundsTask, {});
  await world.settle();
};

describe('a change', () => {
  test('a candidate moves it once, until a day before, and cancels with a word', async () => {
    const times = [inDays(1, 12), inDays(5), inDays(6), inDays(7)];
    const { candidate, token } = await company.invited('Mona Moves', { times });
    const first = await company.choose(token, times[1]!);
    expect(first).toMatchObject({
      mayMove: true,
      moveUntil: inDays(4),
      times: [times[0], times[2], times[3]],
    });
    // Another device still shows the page without a time.
    expect(await world.call(chooseRoundTime, { token, startsAt: times[3]!, seen: null })).toMatchObject({
      code: 'round.time-changed',
      message: 'This round already has a time: 10 Mar 2030, 9:00 AM (UTC). Reload the page to change it.',
    });
    const moved = await company.choose(token, times[2]!);
    expect(moved).toMatchObject({ startsAt: times[2], mayMove: false, moveUntil: null, times: [] });
    expect(await world.call(chooseRoundTime, { token, startsAt: times[3]! })).toMatchObject({
      code: 'round.moved-already',
      message: 'You’ve already moved this round once. Please ask the company for another time.',
    });
    const cancelled = await world.call(cancelOwnRound, { token, reason: 'I took another job.' });
    expect(expectSuccess(cancelled)).toMatchObject({
      state: 'cancelled',
      cancelled: { by: 'candidate', reason: 'I took another job.' },
    });
    expectSuccess(await world.call(cancelOwnRound, { token, reason: 'Again' }));
    expect(await world.call(chooseRoundTime, { token, startsAt: times[3]! })).toMatchObject({
      code: 'round.cancelled',
    });
    const mail = (await world.mailTo(company.employer.email)).at(-1)!;
    expect(mail.subject).toBe('Cancelled: Mona Moves, Web Developer');
    expect(mail.text).toContain('The reason: I took another job.');
    expect((await subjectsTo(candidate)).at(-1)).toBe('Second round: Zoom for Web Developer is cancelled');

    const late = await company.invited('Lea Late', { times });
    expect(await company.choose(late.token, times[0]!)).toMatchObject({ mayMove: true });
    world.clock.set(new Date(Date.parse(times[0]!) - 23 * HOUR_MS));
    onTestFinished(() => world.clock.set(new Date(NOW + HOUR_MS)));
    expect(await world.call(chooseRoundTime, { token: late.token, startsAt: times[1]! })).toMatchObject({
      code: 'round.too-late',
      message: 'This round begins too soon to be moved. Please ask the company, or cancel it.',
    });
    expectSuccess(await world.call(cancelRound, { roundId: late.roundId }, company.employer.token));
  });

  test('the company types a time, moves it, changes who takes part, and cancels', async () => {
    const { candidate, applicationId, roundId, token } = await company.invited('Tia Typed');
    const move = (startsAt: string) => world.call(moveRound, { roundId, startsAt }, company.employer.token);
    // Even at night, because the person who types it knows what they are doing.
    expect(expectSuccess(await move(inDays(8, 22)))).toMatchObject({
      state: 'booked',
      startsAt: inDays(8, 22),
    });
    expectSuccess(await move(inDays(9, 22)));
    expectSuccess(await move(inDays(9, 22)));
    expect(await move('2030-03-01T10:00:00Z')).toMatchObject({ httpStatus: 400 });
    const members = [company.colleague.id];
    const changed = await world.call(
      changeRound,
      { roundId, memberIds: members, place: 'Room 5' },
      company.employer.token,
    );
    expect(expectSuccess(changed)).toMatchObject({
      place: 'Room 5',
      members: [{ name: 'Cole League' }],
      isOwn: false,
    });
    expect(await company.read(token)).toMatchObject({ with: ['Cole League'], place: 'Room 5' });
    expect(await subjectsTo(company.employer)).toContain('You no longer take part: Tia Typed, Web Developer');
    const reason = 'The job is on hold.';
    expectSuccess(await world.call(cancelRound, { roundId, reason }, company.employer.token));
    expect((await world.mailTo(candidate.email)).at(-1)!.text).toContain(reason);
    const { roundSteps } = expectSuccess(
      await world.call(getApplicationHistory, { applicationId }, company.employer.token),
    );
    expect(roundSteps.map(({ act, by }) => `${act}: ${by}`)).toEqual([
      'invited: Rona Rounds',
      'booked: Rona Rounds',
      'moved: Rona Rounds',
      'changed: Rona Rounds',
      'cancelled: Rona Rounds',
    ]);
    expect(roundSteps.at(-1)).toMatchObject({ title: 'Second round: Zoom', reason });
    const { events } = expectSuccess(await world.call(getHistory, { limit: 5 }, company.employer.token));
    expect(events.map(({ action }) => action)).toEqual([
      'round.cancelled',
      'round.changed',
      'round.moved',
      'round.booked',
      'round.invited',
    ]);
    expect(events[0]).toMatchObject({ applicant: { name: 'Tia Typed' }, actorName: 'Rona Rounds' });
    // The person can be invited to it again.
    expect((await company.invite([applicationId])).invited).toBe(1);
  });

  test('nobody is in two rounds at once: neither by a move nor by a change of who takes part', async () => {
    const times = [inDays(10), inDays(11)];
    const one = await company.invited('One Clash', { times });
    const two = await company.invited('Two Clash', { times, memberIds: [company.colleague.id] });
    await company.choose(one.token, times[0]!);
    await company.choose(two.token, times[0]!);
    const by = company.employer.token;
    const change = { roundId: two.roundId, memberIds: [company.employer.id, company.colleague.id] };
    expect(await world.call(changeRound, change, by)).toMatchObject({
      code: 'round.time-taken',
      data: { times: [times[1]] },
    });
    expectSuccess(await world.call(moveRound, { roundId: two.roundId, startsAt: times[1]! }, by));
    expectSuccess(await world.call(changeRound, change, by));
    const clash = { roundId: two.roundId, startsAt: inDays(10, 9.5) };
    expect(await world.call(moveRound, clash, by)).toMatchObject({ code: 'round.time-taken' });
    for (const { roundId } of [one, two]) expectSuccess(await world.call(cancelRound, { roundId }, by));
  });
});

test('reminders go a day and an hour before, once, and to those who knew the time before that', async () => {
  const start = inDays(6, 15);
  const { candidate, token, roundId } = await company.invited('Remy Reminded', { times: [start] });
  expectSuccess(await world.call(setTimeZone, { timeZone: 'Asia/Kolkata' }, candidate.token));
  await company.choose(token, start);
  const remindersTo = async (person: Person) =>
    (await world.mailTo(person.email)).filter(({ subject }) => subject.startsWith('Reminder: '));
  for (const [hoursBefore, count] of [
    [30, 0],
    [23.9, 1],
    [23, 1],
    [0.9, 2],
    [0.5, 2],
  ] as const) {
    world.clock.set(new Date(Date.parse(start) - hoursBefore * HOUR_MS));
    await runReminders();
    expect([hoursBefore, (await remindersTo(candidate)).length]).toEqual([hoursBefore, count]);
  }
  expect((await remindersTo(company.employer)).length).toBe(2);
  expect((await remindersTo(candidate))[0]!.text).toContain(
    'It begins: 11 Mar 2030, 8:30 PM (India Standard Time)',
  );
  world.clock.set(new Date(Date.parse(start) + 2 * HOUR_MS));
  expect(await company.read(token)).toMatchObject({ state: 'over', times: [] });
  expect(await world.call(cancelRound, { roundId }, company.employer.token)).toMatchObject({
    code: 'round.over',
  });
  world.clock.set(new Date(Date.parse(start) + 31 * DAY_MS));
  expect(await world.call(getRound, { token })).toMatchObject({ httpStatus: 400, code: 'link.expired' });
  world.clock.set(new Date(NOW + 2 * HOUR_MS));
});

test('a round of somebody who was declined leaves the calendars of all', async () => {
  const { candidate, applicationId, token } = await company.invited('Dee Clined', { times: [inDays(9, 13)] });
  await company.choose(token, inDays(9, 13));
  await world.db
    .updateTable('applications')
    .set({ outcome: 'declined', told_outcome: 'declined' })
    .where('id', '=', applicationId)
    .execute();
  await runReminders();
  expect(await company.roundsOf(applicationId)).toMatchObject([
    { state: 'cancelled', cancelled: { by: 'company', reason: '' } },
  ]);
  expect(await subjectsTo(company.employer)).toContain('Cancelled: Dee Clined, Web Developer');
  expect((await subjectsTo(candidate)).at(-1)).toBe('Second round: Zoom for Web Developer is cancelled');
});

test('a round of somebody who deletes the account leaves the calendars of the others, without the name', async () => {
  const { candidate, token } = await company.invited('Era Sed', { times: [inDays(9, 15)] });
  await company.choose(token, inDays(9, 15));
  await world.settle();
  const erasure = { atOnce: true, current: candidate.password };
  expectSuccess(await world.call(requestErasure, erasure, candidate.token));
  const mails = await world.mailTo(company.employer.email);
  const mail = mails.find(
    ({ subject }) => subject === 'Cancelled: Someone who deleted their account, Web Developer',
  )!;
  const entry = mail.attachments[0]!.content.toString();
  expect(entry).toMatch(/^METHOD:CANCEL\r$/m);
  expect(entry).toMatch(/^DTSTART:20300314T150000Z\r$/m);
  expect(entry + mail.text).not.toContain('Era');
});

test('webhooks get a round that is booked, moved and cancelled', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const events = ['round.booked', 'round.moved', 'round.cancelled'] as const;
  const address = receiver.address;
  expectSuccess(await world.call(saveWebhook, { address, events: [...events] }, company.employer.token));
  const times = [inDays(7, 11), inDays(8, 11)];
  const { applicationId, candidate, roundId, token } = await company.invited('Hugo Hook', { times });
  for (const time of times) await company.choose(token, time);
  expectSuccess(await world.call(cancelOwnRound, { token }));
  await world.settle();
  const sent = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
  expect(sent.map(({ type }) => type)).toEqual(events);
  expect(sent[1]!.data).toEqual({
    companyId: company.employer.id,
    jobId: company.job.id,
    applicationId,
    candidateId: candidate.id,
    roundId,
    round: 2,
    startsAt: times[1],
  });
});

test('the list of what comes: all of the company, or one’s own, with the cards that are to be written', async () => {
  const times = [inDays(12, 9), inDays(12, 10), inDays(12, 11)];
  const roundIds: string[] = [];
  for (const [index, name] of ['Una First', 'Una Second', 'Una Third'].entries()) {
    const memberIds = [index === 1 ? company.colleague.id : company.employer.id];
    const { token, roundId } = await company.invited(name, { times, memberIds });
    await company.choose(token, times[index]!);
    roundIds.push(roundId);
  }
  await company.invited('Una Undecided');
  const list = async (input: object, by = company.employer) =>
    expectSuccess(await world.call(getUpcomingRounds, input, by.token))
      .rounds.filter(({ candidateName }) => candidateName.startsWith('Una'))
      .map(({ candidateName, card }) => `${candidateName}: ${card}`);
  const all = ['Una First: later', 'Una Second: later', 'Una Third: later'];
  expect(await list({})).toEqual(all);
  expect(await list({ jobId: company.job.id })).toEqual(all);
  expect(await list({ own: true })).toEqual([all[0], all[2], 'Una Undecided: later']);
  expect(await list({ own: true }, company.colleague)).toEqual([all[1]]);
  const reviewer = await joinCompany(world, company.employer, { name: 'Rea Viewer', memberRole: 'reviewer' });
  expect(await list({}, reviewer)).toEqual([]);
  // The first has begun. The third ended a day ago, and the card on the first has been sent.
  onTestFinished(() => world.clock.set(new Date(NOW + 2 * HOUR_MS)));
  world.clock.set(new Date(inDays(12, 9.5)));
  expect(await list({ own: true })).toEqual(['Una First: open', all[2], 'Una Undecided: later']);
  const { criteria } = expectSuccess(
    await world.call(getRoundInterview, { roundId: roundIds[0]! }, company.employer.token),
  );
  const levels = criteria.map(({ id: criterionId }) => ({ criterionId, level: null }));
  const card = { roundId: roundIds[0]!, levels, overall: 3 as const, reason: 'Good.' };
  expectSuccess(await world.call(sendRoundCard, card, company.employer.token));
  expect(await list({ own: true })).toEqual(['Una First: sent', all[2], 'Una Undecided: later']);
  world.clock.set(new Date(inDays(13, 12)));
  expect(await list({ own: true })).toEqual(['Una Third: missing', 'Una Undecided: later']);
  expect(await list({})).toEqual([]);
});

test('once all offered times are over, both sides read so', async () => {
  const { applicationId, token } = await company.invited('Otto Over', { times: [inDays(1)] });
  const isOver = async () => [
    (await company.read(token)).timesAreOver,
    (await company.roundsOf(applicationId))[0]!.timesAreOver,
  ];
  expect(await isOver()).toEqual([false, false]);
  world.clock.set(new Date(inDays(1)));
  onTestFinished(() => world.clock.set(new Date(NOW + 2 * HOUR_MS)));
  expect(await isOver()).toEqual([true, true]);
});

test('the candidate’s timeline has the round with its times', async () => {
  const times = [inDays(13, 9), inDays(13, 10)];
  const { applicationId, candidate, token } = await company.invited('Tim Line', { times });
  await company.choose(token, times[0]!);
  const timeline = expectSuccess(await world.call(getTimeline, { applicationId }, candidate.token));
  expect(timeline.filter(({ kind }) => kind === 'round')).toMatchObject([
    { title: 'Invited: Second round: Zoom' },
    { title: 'You chose a time: Second round: Zoom', from: times[0] },
  ]);
});
