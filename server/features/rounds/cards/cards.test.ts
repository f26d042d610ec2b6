import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getHistory, removeMember } from '#contract/company/company-members.ts';
import { getScorecards, setBlindReview } from '#contract/company/company-reviews.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import { getDeliveries, getDelivery, saveWebhook } from '#contract/company/company-webhooks.ts';
import { NEEDS_EVIDENCE } from '#contract/interview/card-limits.ts';
import { getApplicationByJobId, getFeedback } from '#contract/interview/interview.ts';
import { getPerson } from '#contract/interview/pipeline.ts';
import * as contract from '#contract/interview/round-cards.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type MadeRound, card, holdRound, makeRound } from '#server/testing/rounds.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  // No server listens at the webhook addresses here.
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
});
afterAll(() => world?.close());

type By = { token: string };
type Sent = InputOf<typeof contract.sendRoundCard>;
const trySending = (sent: Sent, by: By) => world.call(contract.sendRoundCard, sent, by.token);
const send = async (sent: Sent, by: By) => expectSuccess(await trySending(sent, by));
const reportOf = async (applicationId: string, by: By) =>
  expectSuccess(await world.call(contract.getRoundReport, { applicationId }, by.token));
const open = (roundId: string, by: By) => world.call(contract.getRoundInterview, { roundId }, by.token);
const opened = async (roundId: string, by: By) => expectSuccess(await open(roundId, by));
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * MINUTE_MS);
const another = (round: MadeRound) => makeRound(world.db, world.clock.now(), round);
const setBlind = async (jobId: string, by: By) =>
  expectSuccess(await world.call(setBlindReview, { jobId, isBlind: true }, by.token));

const bens = (roundId: string) =>
  card(roundId, {
    levels: [
      { criterionId: 'javascript', level: 2, reason: 'Zebrafoal slips in the details.' },
      { criterionId: 'sql', level: 3 },
    ],
    overall: 2,
    reason: 'Quaggareason.',
  });

describe('a card', () => {
  test('has a level for each criterion, with a quote or a reason for the lowest and the highest', async () => {
    const { ada, roundId } = await holdRound(world, 'Olga Levels');
    const sendLevels = (...levels: Sent['levels']) => trySending(card(roundId, { levels }), ada);
    const sql = { criterionId: 'sql', level: 3 as const };
    const ONCE = 'Each criterion of the kit can be judged once';
    const refused: [Sent['levels'], string][] = [
      [[{ criterionId: 'javascript', level: 1 }, sql], NEEDS_EVIDENCE()],
      [[{ criterionId: 'javascript', level: 4 }, sql], NEEDS_EVIDENCE()],
      [[sql], 'Please choose a level for JavaScript, or that it didn’t come up'],
      [[sql, sql], ONCE],
      [[sql, { criterionId: 'elsewhere', level: 2 }], ONCE],
    ];
    for (const [levels, message] of refused)
      expect(await sendLevels(...levels)).toMatchObject({ httpStatus: 400, message });
    expectSuccess(await sendLevels({ criterionId: 'javascript', level: 1, reason: 'Could not say.' }, sql));
  });

  test('is sent once the round has begun, and not if it was cancelled', async () => {
    const { ada, applicationId, roundId } = await holdRound(world, 'Olga Early');
    const held = { applicationId, memberIds: [ada.id] };
    for (const early of [
      await another({ ...held, startsAt: inMinutes(60), round: 3 }),
      await another({ ...held, startsAt: null, round: 4 }),
    ])
      expect(await trySending(card(early), ada)).toMatchObject({ code: 'card.too-early' });
    const cancel = { cancelled_at: world.clock.now(), cancelled_by: 'company' as const };
    await world.db.updateTable('rounds').set(cancel).where('id', '=', roundId).execute();
    expect(await trySending(card(roundId), ada)).toMatchObject({ code: 'card.cancelled' });
    expect((await opened(roundId, ada)).isCancelled).toBe(true);
  });

  test('can be sent again, which the report and the history say; with blind review it is final', async () => {
    const { ada, ben, owner, job, applicationId, roundId } = await holdRound(world, 'Olga Again');
    // A member who did not get the response sends the same card again.
    for (const overall of [3, 3, 4] as const) await send(card(roundId, { overall }), ada);
    expect((await reportOf(applicationId, owner)).rounds[0]!.people).toMatchObject([
      { name: 'Ada Asks', card: { overall: 4, changedAt: expect.any(String) } },
      { name: 'Ben Listens', card: null, isSent: false },
    ]);
    const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
    const by = { actorName: 'Ada Asks', applicant: { name: 'Cara Candidate' } };
    expect(events.slice(0, 2)).toMatchObject([
      { action: 'card.changed', ...by },
      { action: 'card.sent', ...by },
    ]);
    await setBlind(job.id, owner);
    for (const _ of ['sent', 'sent again']) await send(bens(roundId), ben);
    expect(await trySending(card(roundId), ben)).toMatchObject({ statusCode: 1, code: 'card.final' });
  });

  test('is told to webhooks with ids alone', async () => {
    const { ada, owner, candidate, job, applicationId, roundId } = await holdRound(world, 'Olga Hooks');
    const settings = { address: 'http://127.0.0.1:9/', events: ['card.sent' as const] };
    const { _id: webhookId } = expectSuccess(await world.call(saveWebhook, settings, owner.token));
    await send(card(roundId), ada);
    const { deliveries } = expectSuccess(await world.call(getDeliveries, { webhookId }, owner.token));
    expect(deliveries).toHaveLength(1);
    const { body } = expectSuccess(
      await world.call(getDelivery, { deliveryId: deliveries[0]!._id }, owner.token),
    );
    const ids = { applicationId, candidateId: candidate.id, jobId: job.id, roundId };
    expect(JSON.parse(body)).toMatchObject({
      type: 'card.sent',
      data: { ...ids, round: 2, companyId: expect.any(String) },
    });
    expect(Object.keys((JSON.parse(body) as { data: object }).data)).toHaveLength(6);
  });

  test('stays when its member is removed', async () => {
    const { ada, ben, owner, applicationId, roundId } = await holdRound(world, 'Olga Stays');
    await send(card(roundId), ada);
    for (const { id } of [ada, ben])
      expectSuccess(await world.call(removeMember, { memberId: id }, owner.token));
    expect(await trySending(card(roundId), ada)).toMatchObject({ statusCode: 2 });
    const { people } = (await reportOf(applicationId, owner)).rounds[0]!;
    expect(people).toMatchObject([{ name: 'Ada Asks', isSent: true }]);
  });
});

describe('who takes part', () => {
  test('alone opens the page of the round and sends a card', async () => {
    const { ada, ben, owner, candidate, job, applicationId, roundId } = await holdRound(world, 'Olga Page');
    const access = { memberRole: 'reviewer' as const, jobIds: [job.id] };
    const idle = await joinCompany(world, owner, { name: 'Ida Idle', ...access });
    expect(await opened(roundId, ada)).toMatchObject({
      title: 'Second round',
      role: 'Web Developer',
      minutes: 45,
      others: ['Ben Listens'],
      criteria: [{ title: 'JavaScript' }, { title: 'SQL' }],
      card: null,
      hasReport: true,
    });
    for (const nobody of [idle, owner, await world.employer('Otto Other')]) {
      expect(await open(roundId, nobody)).toMatchObject({ httpStatus: 404 });
      expect(await trySending(card(roundId), nobody)).toMatchObject({ httpStatus: 404 });
    }
    for (const call of [contract.getRoundInterview, contract.sendRoundCard] as const) {
      expect(await world.callRaw(call, card(roundId), candidate.token)).toMatchObject({ httpStatus: 403 });
      expect(await world.callRaw(call, card(roundId))).toMatchObject({ httpStatus: 401 });
    }
    // A reviewer of other jobs holds the round and sends a card, but sees nothing more about the person.
    await world.db.deleteFrom('job_reviewers').where('user_id', '=', ben.id).execute();
    expect(await opened(roundId, ben)).toMatchObject({ seesApplication: false, hasReport: false });
    await send(card(roundId), ben);
    const report = await world.call(contract.getRoundReport, { applicationId }, ben.token);
    expect(report).toMatchObject({ httpStatus: 404 });
  });

  test('reads contact data and the resume only if the member may', async () => {
    const { ada, candidate, applicationId, owner } = await holdRound(world, 'Olga Contacts');
    const held = { applicationId, memberIds: [ada.id, owner.id], startsAt: inMinutes(-1), round: 3 };
    const roundId = await another(held);
    expect((await opened(roundId, ada)).candidate).toMatchObject({
      email: '',
      mobile: '',
      resumeUrl: null,
      hidesContacts: true,
    });
    const shown = { email: candidate.email, resumeUrl: expect.any(String) };
    expect((await opened(roundId, owner)).candidate).toMatchObject(shown);
  });
});

describe('one report', () => {
  test('has the rounds of people beside the AI interview', async () => {
    const { ada, ben, owner, applicationId, roundId } = await holdRound(world, 'Olga Report');
    await send(card(roundId), ada);
    await send(bens(roundId), ben);
    const report = await reportOf(applicationId, owner);
    expect(report).toMatchObject({
      candidateName: 'Cara Candidate',
      mustSendFirst: null,
      criteria: [
        { criterionId: 'javascript', title: 'JavaScript' },
        { criterionId: 'sql', title: 'SQL' },
      ],
      // One of two JavaScript questions was answered, and correctly.
      ai: { skills: [{ criterionId: 'javascript', skillName: 'JavaScript', correct: 1, notAnswered: 1 }] },
      agreement: { criteria: 1, same: 0, apart: [{ round: 2, title: 'JavaScript' }] },
    });
    const [adas, bensOwn] = report.rounds[0]!.people;
    expect(adas!.card).toMatchObject({
      overall: 3,
      levels: [
        {
          criterionId: 'javascript',
          level: 4,
          words: 'Teaches JavaScript to others, with examples.',
          quotes: [{ text: 'I wrote the closure talk for our team.', second: null }],
        },
        { criterionId: 'sql', level: null, words: '', quotes: [] },
      ],
    });
    expect(bensOwn!.card).toMatchObject({ overall: 2, levels: [{ level: 2 }, { level: 3 }] });
  });

  test('shows a member who takes part nothing of others or the analysis before the own card', async () => {
    const { ada, ben, applicationId, candidate, job, roundId } = await holdRound(world, 'Olga Blind');
    await send(bens(roundId), ben);
    const of = { jobId: job.id, applicationType: 'COMPLETED' as const };
    const everything = async () =>
      JSON.stringify([
        await reportOf(applicationId, ada),
        await opened(roundId, ada),
        expectSuccess(await world.call(getFeedback, { applicationId }, ada.token)),
        expectSuccess(await world.call(getScorecards, { applicationId }, ada.token)),
        expectSuccess(await world.call(getPerson, { candidateId: candidate.id }, ada.token)),
        expectSuccess(await world.call(getApplicationByJobId, of, ada.token)),
      ]);
    const told = ['Zebrafoal', 'Quaggareason', '"answerStatus":"Correct"', '"correct":1'];
    const blind = await everything();
    expect(blind).toContain(`"mustSendFirst":"${roundId}"`);
    expect(blind).toContain('"mustSendCard":true');
    for (const secret of told) expect(blind).not.toContain(secret);
    await send(card(roundId), ada);
    const known = await everything();
    for (const secret of told) expect(known).toContain(secret);
  });

  test('hides from who knows the report already only what others say of the same round', async () => {
    const { ben, owner, job, applicationId, roundId } = await holdRound(world, 'Olga Knows');
    expectSuccess(await world.call(getFeedback, { applicationId }, owner.token));
    world.clock.set(inMinutes(1));
    const held = { applicationId, memberIds: [owner.id, ben.id], startsAt: inMinutes(0), round: 3 };
    const third = await another(held);
    await send(bens(roundId), ben);
    await send(card(third, { overall: 1, reason: 'Okapireason.' }), ben);
    const report = await reportOf(applicationId, owner);
    expect(report).toMatchObject({ mustSendFirst: third, agreement: null, ai: { skills: [{ correct: 1 }] } });
    expect(JSON.stringify(report)).toContain('Quaggareason');
    expect(JSON.stringify(report)).not.toContain('Okapireason');
    const feedback = expectSuccess(await world.call(getFeedback, { applicationId }, owner.token));
    expect(feedback).not.toHaveProperty('mustScoreFirst');
    // The cards are in no figure either, because it would reveal their content.
    const counted = async () =>
      expectSuccess(await world.call(contract.getRaters, { jobId: job.id }, owner.token)).cards;
    expect(await counted()).toBe(0);
    await send(card(third), owner);
    expect(await counted()).toBe(3);
  });

  test('with blind review of the job hides others from who takes no part, until the scorecard', async () => {
    const { ada, owner, job, applicationId, roundId } = await holdRound(world, 'Olga Both');
    await setBlind(job.id, owner);
    await send(bens(roundId), ada);
    const report = await reportOf(applicationId, owner);
    expect(report).toMatchObject({ mustScoreFirst: true, mustSendFirst: null, ai: null, agreement: null });
    expect(JSON.stringify(report)).not.toContain('Quaggareason');
    // She can read her own card and what others say about the round. The verdicts require a scorecard.
    const hers = await reportOf(applicationId, ada);
    expect(hers).toMatchObject({ mustScoreFirst: false, ai: null });
    expect(JSON.stringify(hers)).toContain('Quaggareason');
  });

  test('is for the members who see the job, and for programs that may read reports', async () => {
    const { ada, owner, candidate, applicationId, roundId } = await holdRound(world, 'Olga Readers');
    await send(bens(roundId), ada);
    const read = (by?: By) => world.callRaw(contract.getRoundReport, { applicationId }, by?.token);
    const elsewhere = await joinCompany(world, owner, { name: 'Nils Elsewhere', memberRole: 'reviewer' });
    for (const nobody of [elsewhere, await world.employer('Otto Other')])
      expect(await read(nobody)).toMatchObject({ httpStatus: 404 });
    expect(await read(candidate)).toMatchObject({ httpStatus: 403 });
    expect(await read()).toMatchObject({ httpStatus: 401 });
    expect(await world.callRaw(contract.getRaters, {}, ada.token)).toMatchObject({ httpStatus: 403 });
    const program = async (scope: 'reports:read' | 'jobs:read') => {
      const wish = { name: scope, scopes: [scope], expires: null };
      return expectSuccess(await world.call(makeToken, wish, owner.token));
    };
    const told = await reportOf(applicationId, await program('reports:read'));
    expect(JSON.stringify(told)).toContain('Quaggareason');
    expect(await read(await program('jobs:read'))).toMatchObject({ httpStatus: 403 });
  });
});
