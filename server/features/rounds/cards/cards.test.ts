import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDeliveries, getDelivery, saveWebhook } from '#contract/company/company-webhooks.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import { getHistory, removeMember } from '#contract/company/company-members.ts';
import { getScorecards, setBlindReview } from '#contract/company/company-reviews.ts';
import {
  getRaters,
  getRoundInterview,
  getRoundReport,
  sendRoundCard,
} from '#contract/interview/round-cards.ts';
import { getApplicationByJobId, getFeedback } from '#contract/interview/interview.ts';
import { getPerson } from '#contract/interview/pipeline.ts';
import { NEEDS_EVIDENCE } from '#contract/interview/card-limits.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { joinCompany } from '#server/testing/members.ts';
import { card, holdRound, makeRound } from '#server/testing/rounds.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  // Nobody listens at the addresses of webhooks here.
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
});
afterAll(() => world?.close());

const before = (minutes: number) => new Date(world.clock.now().getTime() - minutes * MINUTE_MS);

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
    const send = (levels: InputOf<typeof sendRoundCard>['levels']) =>
      world.call(sendRoundCard, card(roundId, { levels }), ada.token);
    const sql = { criterionId: 'sql', level: 3 as const };
    for (const level of [1, 4] as const)
      expect(await send([{ criterionId: 'javascript', level }, sql])).toMatchObject({
        httpStatus: 400,
        message: NEEDS_EVIDENCE,
      });
    expect(await send([sql])).toMatchObject({
      httpStatus: 400,
      message: 'Please choose a level for JavaScript, or that it did not come up',
    });
    for (const levels of [
      [sql, sql],
      [sql, { criterionId: 'elsewhere', level: 2 as const }],
    ])
      expect(await send(levels)).toMatchObject({
        httpStatus: 400,
        message: 'Each criterion of the kit is judged once',
      });
    expectSuccess(await send([{ criterionId: 'javascript', level: 1, reason: 'Could not say.' }, sql]));
  });

  test('is sent once the round has begun, and not if it was cancelled', async () => {
    const { ada, applicationId, roundId } = await holdRound(world, 'Olga Early');
    const startsAt = new Date(world.clock.now().getTime() + 60 * MINUTE_MS);
    const early = await makeRound(world.ctx.db, world.clock.now(), {
      applicationId,
      memberIds: [ada.id],
      startsAt,
      round: 3,
    });
    expect(await world.call(sendRoundCard, card(early), ada.token)).toMatchObject({ code: 'card.too-early' });
    const noTime = await makeRound(world.ctx.db, world.clock.now(), {
      applicationId,
      memberIds: [ada.id],
      startsAt: null,
      round: 4,
    });
    expect(await world.call(sendRoundCard, card(noTime), ada.token)).toMatchObject({
      code: 'card.too-early',
    });
    const cancel = { cancelled_at: world.clock.now(), cancelled_by: 'company' as const };
    await world.ctx.db.updateTable('rounds').set(cancel).where('id', '=', roundId).execute();
    expect(await world.call(sendRoundCard, card(roundId), ada.token)).toMatchObject({
      code: 'card.cancelled',
    });
    const shown = expectSuccess(await world.call(getRoundInterview, { roundId }, ada.token));
    expect(shown.isCancelled).toBe(true);
  });

  test('can be sent again, which the report says; with blind review of the job it is final', async () => {
    const { ada, ben, owner, job, applicationId, roundId } = await holdRound(world, 'Olga Again');
    expectSuccess(await world.call(sendRoundCard, card(roundId), ada.token));
    expectSuccess(await world.call(sendRoundCard, card(roundId, { overall: 4 }), ada.token));
    const { rounds } = expectSuccess(await world.call(getRoundReport, { applicationId }, owner.token));
    expect(rounds[0]!.people).toMatchObject([
      { name: 'Ada Asks', card: { overall: 4, changedAt: expect.any(String) } },
      { name: 'Ben Listens', card: null, isSent: false },
    ]);
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
    for (const _ of ['sent', 'sent again'])
      expectSuccess(await world.call(sendRoundCard, bens(roundId), ben.token));
    const again = await world.call(sendRoundCard, card(roundId), ben.token);
    expect(again).toMatchObject({ statusCode: 1, code: 'card.final' });
  });

  test('is in the history of the company', async () => {
    const { ada, owner, roundId } = await holdRound(world, 'Olga History');
    // Who did not get the answer sends the same card again.
    for (const overall of [3, 3, 4] as const)
      expectSuccess(await world.call(sendRoundCard, card(roundId, { overall }), ada.token));
    const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
    expect(events.slice(0, 2)).toMatchObject([
      { action: 'card.changed', actorName: 'Ada Asks', applicant: { name: 'Cara Candidate' } },
      { action: 'card.sent', actorName: 'Ada Asks', applicant: { name: 'Cara Candidate' } },
    ]);
  });

  test('is told to webhooks with ids alone', async () => {
    const { ada, owner, candidate, job, applicationId, roundId } = await holdRound(world, 'Olga Hooks');
    const settings = { address: 'http://127.0.0.1:9/', events: ['card.sent' as const] };
    const { _id: webhookId } = expectSuccess(await world.call(saveWebhook, settings, owner.token));
    expectSuccess(await world.call(sendRoundCard, card(roundId), ada.token));
    const { deliveries } = expectSuccess(await world.call(getDeliveries, { webhookId }, owner.token));
    expect(deliveries).toHaveLength(1);
    const { body } = expectSuccess(
      await world.call(getDelivery, { deliveryId: deliveries[0]!._id }, owner.token),
    );
    expect(JSON.parse(body)).toMatchObject({
      type: 'card.sent',
      data: { applicationId, candidateId: candidate.id, jobId: job.id, roundId, round: 2 },
    });
    expect(Object.keys((JSON.parse(body) as { data: object }).data).toSorted()).toEqual([
      'applicationId',
      'candidateId',
      'companyId',
      'jobId',
      'round',
      'roundId',
    ]);
  });

  test('stays when its member is removed', async () => {
    const { ada, ben, owner, applicationId, roundId } = await holdRound(world, 'Olga Stays');
    expectSuccess(await world.call(sendRoundCard, card(roundId), ada.token));
    expectSuccess(await world.call(removeMember, { memberId: ada.id }, owner.token));
    expect(await world.call(sendRoundCard, card(roundId), ada.token)).toMatchObject({ statusCode: 2 });
    expectSuccess(await world.call(sendRoundCard, bens(roundId), ben.token));
    const { rounds } = expectSuccess(await world.call(getRoundReport, { applicationId }, owner.token));
    expect(rounds[0]!.people.map(({ name, isSent }) => [name, isSent])).toContainEqual(['Ada Asks', true]);
  });
});

describe('who takes part', () => {
  test('alone opens the page of the round and sends a card', async () => {
    const { ada, ben, owner, candidate, job, applicationId, roundId } = await holdRound(world, 'Olga Page');
    const idle = await joinCompany(world, owner, {
      name: 'Ida Idle',
      memberRole: 'reviewer',
      jobIds: [job.id],
    });
    const stranger = await world.employer('Otto Other');
    const shown = expectSuccess(await world.call(getRoundInterview, { roundId }, ada.token));
    expect(shown).toMatchObject({
      title: 'Second round',
      role: 'Web Developer',
      minutes: 45,
      others: ['Ben Listens'],
      criteria: [{ title: 'JavaScript' }, { title: 'SQL' }],
      card: null,
      hasReport: true,
    });
    for (const { token } of [idle, owner, stranger]) {
      expect(await world.call(getRoundInterview, { roundId }, token)).toMatchObject({ httpStatus: 404 });
      expect(await world.call(sendRoundCard, card(roundId), token)).toMatchObject({ httpStatus: 404 });
    }
    for (const call of [getRoundInterview, sendRoundCard] as const) {
      const input = call === getRoundInterview ? { roundId } : card(roundId);
      expect(await world.callRaw(call, input, candidate.token)).toMatchObject({ httpStatus: 403 });
      expect(await world.callRaw(call, input)).toMatchObject({ httpStatus: 401 });
    }
    // A reviewer of other jobs holds the round and sends a card, and sees no more of the person.
    await world.ctx.db.deleteFrom('job_reviewers').where('user_id', '=', ben.id).execute();
    const seen = expectSuccess(await world.call(getRoundInterview, { roundId }, ben.token));
    expect(seen).toMatchObject({ seesApplication: false, hasReport: false });
    expectSuccess(await world.call(sendRoundCard, card(roundId), ben.token));
    expect(await world.call(getRoundReport, { applicationId }, ben.token)).toMatchObject({ httpStatus: 404 });
  });

  test('reads contact data and the resume only if the member may', async () => {
    const { ada, candidate, applicationId, owner } = await holdRound(world, 'Olga Contacts');
    const roundId = await makeRound(world.ctx.db, world.clock.now(), {
      applicationId,
      memberIds: [ada.id, owner.id],
      startsAt: before(1),
      round: 3,
    });
    const hidden = expectSuccess(await world.call(getRoundInterview, { roundId }, ada.token));
    expect(hidden.candidate).toMatchObject({ email: '', mobile: '', resumeUrl: null, hidesContacts: true });
    const shown = expectSuccess(await world.call(getRoundInterview, { roundId }, owner.token));
    expect(shown.candidate).toMatchObject({ email: candidate.email, resumeUrl: expect.any(String) });
  });
});

describe('one report', () => {
  test('has the rounds of people beside the AI interview', async () => {
    const { ada, ben, owner, applicationId, roundId } = await holdRound(world, 'Olga Report');
    expectSuccess(await world.call(sendRoundCard, card(roundId), ada.token));
    expectSuccess(await world.call(sendRoundCard, bens(roundId), ben.token));
    const report = expectSuccess(await world.call(getRoundReport, { applicationId }, owner.token));
    expect(report).toMatchObject({
      candidateName: 'Cara Candidate',
      mustSendFirst: null,
      criteria: [
        { criterionId: 'javascript', title: 'JavaScript' },
        { criterionId: 'sql', title: 'SQL' },
      ],
      // Of two questions on JavaScript one was answered, and rightly.
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
    expectSuccess(await world.call(sendRoundCard, bens(roundId), ben.token));
    const everything = async () =>
      JSON.stringify([
        expectSuccess(await world.call(getRoundReport, { applicationId }, ada.token)),
        expectSuccess(await world.call(getRoundInterview, { roundId }, ada.token)),
        expectSuccess(await world.call(getFeedback, { applicationId }, ada.token)),
        expectSuccess(await world.call(getScorecards, { applicationId }, ada.token)),
        expectSuccess(await world.call(getPerson, { candidateId: candidate.id }, ada.token)),
        expectSuccess(
          await world.call(getApplicationByJobId, { jobId: job.id, applicationType: 'COMPLETED' }, ada.token),
        ),
      ]);
    const blind = await everything();
    expect(blind).toContain(`"mustSendFirst":"${roundId}"`);
    expect(blind).toContain('"mustSendCard":true');
    for (const secret of ['Zebrafoal', 'Quaggareason', '"answerStatus":"Correct"', '"correct":1'])
      expect(blind).not.toContain(secret);

    expectSuccess(await world.call(sendRoundCard, card(roundId), ada.token));
    const open = await everything();
    for (const told of ['Zebrafoal', 'Quaggareason', '"answerStatus":"Correct"', '"correct":1'])
      expect(open).toContain(told);
  });

  test('hides from who knows the report already only what others say of the same round', async () => {
    const { ben, owner, applicationId, roundId } = await holdRound(world, 'Olga Knows');
    expectSuccess(await world.call(getFeedback, { applicationId }, owner.token));
    world.clock.set(new Date(world.clock.now().getTime() + MINUTE_MS));
    const third = await makeRound(world.ctx.db, world.clock.now(), {
      applicationId,
      memberIds: [owner.id, ben.id],
      startsAt: before(0),
      round: 3,
    });
    expectSuccess(await world.call(sendRoundCard, bens(roundId), ben.token));
    const late = card(third, { overall: 1, reason: 'Okapireason.' });
    expectSuccess(await world.call(sendRoundCard, late, ben.token));
    const report = expectSuccess(await world.call(getRoundReport, { applicationId }, owner.token));
    expect(report).toMatchObject({ mustSendFirst: third, agreement: null, ai: { skills: [{ correct: 1 }] } });
    expect(JSON.stringify(report)).toContain('Quaggareason');
    expect(JSON.stringify(report)).not.toContain('Okapireason');
    const feedback = expectSuccess(await world.call(getFeedback, { applicationId }, owner.token));
    expect(feedback).not.toHaveProperty('mustScoreFirst');
  });

  test('with blind review of the job hides others from who takes no part, until the scorecard', async () => {
    const { ada, owner, job, applicationId, roundId } = await holdRound(world, 'Olga Both');
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
    expectSuccess(await world.call(sendRoundCard, bens(roundId), ada.token));
    const report = expectSuccess(await world.call(getRoundReport, { applicationId }, owner.token));
    expect(report).toMatchObject({ mustScoreFirst: true, mustSendFirst: null, ai: null, agreement: null });
    expect(JSON.stringify(report)).not.toContain('Quaggareason');
    // Her own card, and what others say of the round, she reads; the verdicts need a scorecard.
    const hers = expectSuccess(await world.call(getRoundReport, { applicationId }, ada.token));
    expect(hers).toMatchObject({ mustScoreFirst: false, ai: null });
    expect(JSON.stringify(hers)).toContain('Quaggareason');
  });

  test('is for the members who see the job, and for programs that may read reports', async () => {
    const { ada, owner, candidate, applicationId, roundId } = await holdRound(world, 'Olga Readers');
    expectSuccess(await world.call(sendRoundCard, bens(roundId), ada.token));
    const elsewhere = await joinCompany(world, owner, { name: 'Nils Elsewhere', memberRole: 'reviewer' });
    const stranger = await world.employer('Otto Other');
    for (const { token } of [elsewhere, stranger])
      expect(await world.call(getRoundReport, { applicationId }, token)).toMatchObject({ httpStatus: 404 });
    expect(await world.callRaw(getRoundReport, { applicationId }, candidate.token)).toMatchObject({
      httpStatus: 403,
    });
    expect(await world.callRaw(getRaters, {}, ada.token)).toMatchObject({ httpStatus: 403 });
    const token = async (scope: 'reports:read' | 'jobs:read') => {
      const wish = { name: scope, scopes: [scope], expires: null };
      return expectSuccess(await world.call(makeToken, wish, owner.token)).token;
    };
    expect(
      JSON.stringify(
        expectSuccess(await world.call(getRoundReport, { applicationId }, await token('reports:read'))),
      ),
    ).toContain('Quaggareason');
    expect(await world.call(getRoundReport, { applicationId }, await token('jobs:read'))).toMatchObject({
      httpStatus: 403,
    });
  });
});
