import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import {
  getWaitingDecisions,
  moveApplications,
  sendDecision,
  undoDecision,
} from '#contract/interview/decisions.ts';
import { withdrawApplication } from '#contract/interview/interview.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const MINUTE_MS = 60_000;

let world: World;
let company: Awaited<ReturnType<typeof decidingCompany>>;
beforeAll(async () => {
  world = await startWorld();
  company = await decidingCompany(world);
});
afterAll(() => world.close());

const waitingOf = async ({ token }: { token: string }) =>
  expectSuccess(await world.call(getWaitingDecisions, {}, token));

describe('what was decided, in words', () => {
  const saidOf = async (input: Parameters<typeof company.move>[0]) =>
    (await world.call(moveApplications, input, company.employer.token)).message;

  test('says declined, advanced, hired and so on, for one and for many', async () => {
    const ids = [];
    for (const name of ['Abe Words', 'Bea Words', 'Cal Words'])
      ids.push((await company.interviewed(name)).id);
    const [one] = ids;
    const said = async (applicationIds: string[], to: { stage: 'offer' | 'review' } | { outcome: 'hired' }) =>
      saidOf({ applicationIds, ...to });
    expect(await said(ids, { stage: 'offer' })).toBe('3 applications advanced to Offer.');
    expect(await said([one!], { outcome: 'hired' })).toBe('Applicant hired.');
    // Back to where they were, which only undoes the decisions.
    expect(await said(ids, { stage: 'review' })).toBe('3 earlier decisions undone.');
    expect(await said(ids, { outcome: 'hired' })).toBe('3 applicants hired.');
    await company.move({ applicationIds: ids, stage: 'review' });
    expect(await saidOf({ applicationIds: ids, stage: 'round-2' })).toBe(
      '3 applications advanced to Second round: Zoom.',
    );
  });

  test('one’s own decisions that can be undone are listed on every device, until they are told', async () => {
    expect(await waitingOf(company.colleague)).toEqual([]);
    const names = ['Ann Listed', 'Ben Listed', 'Cora Listed', 'Dan Listed'];
    const ids = (await company.applicants(...names)).map(({ id }) => id);
    const [first, ...others] = ids;
    const one = await company.declined([first!], {}, company.colleague);
    world.clock.set(new Date(world.clock.now().getTime() + MINUTE_MS));
    const many = await company.declined(ids, {}, company.colleague);
    expect(many.results.map(({ moved }) => moved)).toEqual([false, true, true, true]);
    const entry = ({ decisionId, undoUntil }: typeof one, rest: object) => ({
      decisionId,
      undoUntil,
      ...rest,
    });
    const ofOne = entry(one, { title: 'Application declined.', names: ['Ann Listed'], applications: 1 });
    expect(await waitingOf(company.colleague)).toMatchObject([
      entry(many, { title: '3 applications declined.', names: names.slice(1), applications: 3 }),
      ofOne,
    ]);
    expect(await company.undo(many.decisionId)).toBe(others.length);
    const [left, ...rest] = await waitingOf(company.colleague);
    expect(rest).toEqual([]);
    expect(left).toMatchObject(ofOne);
    expect(left!.secondsLeft).toBeGreaterThan(500);
    expect(left!.secondsLeft).toBeLessThanOrEqual(540);
    world.clock.set(new Date(Date.parse(one.undoUntil!)));
    expect(await waitingOf(company.colleague)).toEqual([]);
  });
});

test('sent now, the mail goes at once and the decision cannot be undone', async () => {
  const [ned] = await company.applicants('Ned Now');
  const { decisionId } = await company.declined([ned!.id]);
  const send = () => world.call(sendDecision, { decisionId: decisionId! }, company.employer.token);
  expect((await send()).message).toBe('Emails sent to the candidates.');
  await world.settle();
  expect(await company.subjects(ned!.candidate)).toEqual(['Your application for Web Developer']);
  expect(await company.statusFor(ned!.candidate)).toEqual(['REJECTED']);
  const undone = await world.call(undoDecision, { decisionId: decisionId! }, company.employer.token);
  expect([(await send()).code, undone.code]).toEqual(['decision.told', 'decision.told']);
});

test('undone by a colleague first, it says so', async () => {
  const [uma] = await company.applicants('Uma Undone');
  const { decisionId } = await company.declined([uma!.id]);
  expect(await company.undo(decisionId)).toBe(1);
  for (const end of [undoDecision, sendDecision]) {
    const answer = await world.call(end, { decisionId: decisionId! }, company.colleague.token);
    expect(answer).toMatchObject({
      code: 'decision.undone',
      message: 'This decision has already been undone or replaced.',
    });
  }
});

describe('many people, and many who decide', () => {
  test('those who cannot be decided are named, with the reason, and the others are', async () => {
    const [ola, pia] = await company.applicants('Ola Open', 'Pia Gone');
    expectSuccess(await world.call(withdrawApplication, { applicationId: pia!.id }, pia!.candidate.token));
    const { results } = await company.declined([ola!.id, pia!.id, 'x'.repeat(32)]);
    expect(results).toEqual([
      { applicationId: ola!.id, moved: true, message: 'Application declined.' },
      {
        applicationId: pia!.id,
        moved: false,
        message: 'Pia Gone has withdrawn this application. Reopen the application first.',
      },
      {
        applicationId: 'x'.repeat(32),
        moved: false,
        message: 'We couldn’t find this, or you don’t have access to it.',
      },
    ]);
  });

  test('the history of the company says who decided what about whom, and when', async () => {
    const [hal, ivy] = await company.applicants('Hal History', 'Ivy History');
    const at = world.clock.now().toISOString();
    const { decisionId } = await company.declined([hal!.id, ivy!.id]);
    const undone = { decisionId: decisionId!, applicationIds: [ivy!.id] };
    expectSuccess(await world.call(undoDecision, undone, company.colleague.token));
    await company.move({
      applicationIds: [ivy!.id],
      stage: 'ai-interview',
      date: Date.parse(at) + MINUTE_MS,
    });
    const { events } = expectSuccess(await world.call(getHistory, { limit: 4 }, company.employer.token));
    const rows = events.map(({ action, actorName, applicant }) => [action, actorName, applicant]);
    const web = { role: 'Web Developer' };
    expect(rows.slice(0, 2)).toEqual([
      ['interview.scheduled', 'Dea Decider', { name: 'Ivy History', ...web }],
      ['decision.undone', 'Cole League', { name: 'Ivy History', ...web }],
    ]);
    // Two people who were declined together are in no particular order.
    expect(new Set(rows.slice(2))).toEqual(
      new Set([
        ['decision.declined', 'Dea Decider', { name: 'Ivy History', ...web }],
        ['decision.declined', 'Dea Decider', { name: 'Hal History', ...web }],
      ]),
    );
    expect(Date.parse(events[2]!.at)).toBeGreaterThanOrEqual(Date.parse(at));
    expect(events[3]!.at).toBe(events[2]!.at);
  });

  test('many are accepted with one window, and each gets one mail', async () => {
    const people = await company.applicants('Quin One', 'Ria Two', 'Sam Three');
    const date = world.clock.now().getTime() + 60 * MINUTE_MS;
    const ids = people.map(({ id }) => id);
    const first = await company.move({ applicationIds: ids, stage: 'ai-interview', date });
    expect(first).toMatchObject({ decisionId: null, undoUntil: null });
    expect(first.results.every(({ moved }) => moved)).toBe(true);
    const again = await company.move({ applicationIds: ids, stage: 'ai-interview', date });
    expect(again.results.map(({ moved }) => moved)).toEqual([false, false, false]);
    for (const { candidate } of people) {
      expect(await company.statusFor(candidate)).toEqual(['SCHEDULED']);
      expect(await company.subjects(candidate)).toHaveLength(1);
    }
    const without = await world.call(
      moveApplications,
      { applicationIds: ids, stage: 'ai-interview' },
      company.employer.token,
    );
    expect(without).toMatchObject({ httpStatus: 400, data: { issues: [{ path: 'date' }] } });
  });

  test('two recruiters who decide on the same 12 people end in one decision each', async () => {
    const names = [...'abcdefghijkl'].map((letter) => `Tess Number${letter}`);
    const ids = (await company.applicants(...names)).map(({ id }) => id);
    const seen = ids.map((applicationId) => ({ applicationId, stage: 'applied' as const }));
    const date = world.clock.now().getTime() + 60 * MINUTE_MS;
    const [dea, cole] = await Promise.all([
      company.move({ applicationIds: ids, outcome: 'declined', seen }),
      company.move({ applicationIds: ids, stage: 'ai-interview', date, seen }, company.colleague),
    ]);
    for (const [index, id] of ids.entries()) {
      expect([dea.results[index]!.moved, cole.results[index]!.moved].filter(Boolean)).toHaveLength(1);
      const loser = dea.results[index]!.moved ? cole.results[index]! : dea.results[index]!;
      expect(loser.message).toContain(
        dea.results[index]!.moved ? 'Dea Decider has declined' : 'Cole League has moved',
      );
      expect((await company.history(id)).moves).toHaveLength(1);
    }
  });

  test('50 equal calls change nothing twice', async () => {
    const [uma] = await company.applicants('Uma Often');
    const replies = await Promise.all(Array.from({ length: 50 }, () => company.declined([uma!.id])));
    expect(replies.filter(({ results }) => results[0]!.moved)).toHaveLength(1);
    const { decisionId } = replies.find((reply) => reply.decisionId !== null)!;
    await company.tell(decisionId);
    expect(await company.subjects(uma!.candidate)).toEqual(['Your application for Web Developer']);
    expect(await company.movesOf(uma!.id)).toEqual(['Dea Decider: Applied → Declined']);
  });

  test('nobody decides on an old screen, or against a decision that is not told yet', async () => {
    const { id } = await company.interviewed('Vic Screens');
    const first = await company.move({ applicationIds: [id], stage: 'round-2' });
    expect(
      (await company.move({ applicationIds: [id], outcome: 'declined' }, company.colleague)).results[0],
    ).toMatchObject({
      moved: false,
      message:
        'Dea Decider has moved this application to Second round: Zoom. The candidate hasn’t been told yet: undo it first.',
    });
    await company.tell(first.decisionId);
    const seen = [{ applicationId: id, stage: 'review' as const }];
    expect(
      (await company.move({ applicationIds: [id], outcome: 'declined', seen }, company.colleague)).results[0],
    ).toEqual({
      applicationId: id,
      moved: false,
      message: 'Dea Decider has moved this application to Second round: Zoom.',
    });
    // A new decision undoes the same person's earlier one.
    await company.move({ applicationIds: [id], stage: 'offer' });
    const last = await company.move({ applicationIds: [id], stage: 'round-3' });
    await company.tell(last.decisionId);
    expect((await company.movesOf(id)).slice(2)).toEqual([
      'Dea Decider: Review → Second round: Zoom',
      'Dea Decider: Second round: Zoom → Offer',
      'Dea Decider: Offer → Second round: Zoom (undo)',
      'Dea Decider: Second round: Zoom → Third round: In person',
    ]);
  });
});
