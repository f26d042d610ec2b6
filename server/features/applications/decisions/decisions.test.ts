import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getApplicationHistory,
  getDecisionSettings,
  getTimeline,
  moveApplications,
  previewDecisionMail,
  reopenApplication,
  saveDecisionSettings,
  undoDecision,
} from '#contract/decisions.ts';
import type { InputOf } from '#contract/endpoint.ts';
import {
  getApplicationByJobId,
  getCandidateApplications,
  getScheduleInterviews,
  rejectJobApplication,
  scheduleInterview,
  startInterview,
  submitInterview,
  withdrawApplication,
} from '#contract/interview.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { applyTo, beInterviewed, beScheduled } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { tellDecisionTask } from './tasks.ts';

const MINUTE_MS = 60_000;

let world: World;
let employer: Person;
let colleague: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Dea Decider');
  colleague = await joinCompany(world, employer, { name: 'Cole League', memberRole: 'recruiter' });
  job = await postJob(world, employer, {
    process: { rounds: 3, communicationMode: { First: 'AI Interview', Second: 'Zoom', Third: 'In-person' } },
  });
}, 60_000);
afterAll(() => world.close());

type Move = InputOf<typeof moveApplications>;
const move = async (input: Move, by = employer) =>
  expectSuccess(await world.call(moveApplications, input, by.token));
const declined = (applicationIds: string[], more: Partial<Move> = {}) =>
  move({ applicationIds, outcome: 'declined', ...more });
const history = async (applicationId: string) =>
  expectSuccess(await world.call(getApplicationHistory, { applicationId }, employer.token));
const movesOf = async (applicationId: string) =>
  (await history(applicationId)).moves.map(
    ({ by, from, to, isUndo }) => `${by}: ${from.title} → ${to.title}${isUndo ? ' (undo)' : ''}`,
  );
const timeline = async (applicationId: string, candidate: Person) =>
  expectSuccess(await world.call(getTimeline, { applicationId }, candidate.token));
const statusFor = async (candidate: Person) =>
  expectSuccess(await world.call(getCandidateApplications, {}, candidate.token)).map(
    ({ applicationStatus }) => applicationStatus,
  );
const subjects = async (candidate: Person) =>
  (await world.mailTo(candidate.email)).map(({ subject }) => subject);

/** Lets the time pass in which the decision could be undone. */
async function tell(decisionId: string | null): Promise<void> {
  world.clock.set(new Date(world.clock.now().getTime() + 11 * MINUTE_MS));
  await world.ctx.tasks.queue(world.db, tellDecisionTask, { decisionId: decisionId! });
  await world.settle();
}

async function applicants(...names: string[]) {
  const people = [];
  for (const name of names) {
    const candidate = await world.candidate(name);
    people.push({ candidate, id: await applyTo(world, job, employer, candidate) });
  }
  return people;
}

async function interviewed(name: string) {
  const candidate = await world.candidate(name);
  return { candidate, id: await beInterviewed(world, job, employer, candidate) };
}

describe('declining', () => {
  test('the candidates learn of it when it cannot be undone any more, with the reason that is shared', async () => {
    const [ann, ben] = await applicants('Ann Shared', 'Ben Shared');
    const before = world.clock.now().getTime();
    const { decisionId, undoUntil, results } = await declined([ann!.id, ben!.id], {
      reasonId: 'experience',
      note: 'Two years only',
    });
    expect(results).toEqual([
      { applicationId: ann!.id, moved: true, message: 'Moved to Declined.' },
      { applicationId: ben!.id, moved: true, message: 'Moved to Declined.' },
    ]);
    expect(Date.parse(undoUntil!) - before).toBeGreaterThanOrEqual(10 * MINUTE_MS);
    expect(Date.parse(undoUntil!) - before).toBeLessThan(11 * MINUTE_MS);

    // The employer sees it at once, the candidate does not.
    const pending = expectSuccess(await world.call(getApplicationByJobId, { jobId: job.id }, employer.token));
    expect(pending.map(({ applicationId }) => applicationId)).not.toContain(ann!.id);
    expect(await statusFor(ann!.candidate)).toEqual(['PENDING']);
    expect((await timeline(ann!.id, ann!.candidate)).map(({ kind }) => kind)).toEqual([
      'applied',
      'review',
      'interview',
    ]);
    expect(await subjects(ann!.candidate)).not.toContain('Your application for Web Developer');

    await tell(decisionId);
    expect(await statusFor(ann!.candidate)).toEqual(['REJECTED']);
    const mail = (await world.mailTo(ann!.candidate.email)).at(-1)!;
    expect(mail.subject).toBe('Your application for Web Developer');
    expect(mail.text).toContain('we need more experience in the field');
    expect(mail.text).not.toContain('Two years only');
    expect((await timeline(ann!.id, ann!.candidate)).at(-1)).toMatchObject({
      kind: 'declined',
      text: 'For this position we need more experience in the field.',
    });
    // The company reads the note, and who decided.
    expect((await history(ann!.id)).moves).toMatchObject([
      {
        by: 'Dea Decider',
        to: { title: 'Declined' },
        reason: 'Not enough experience',
        note: 'Two years only',
      },
    ]);
    // The task may run again.
    await world.ctx.tasks.queue(world.db, tellDecisionTask, { decisionId: decisionId! });
    expect(await subjects(ben!.candidate)).toEqual(['Your application for Web Developer']);
  });

  test('undone in time, it leaves no trace with the candidate', async () => {
    const [una, other] = await applicants('Una Undone', 'Otto Stays');
    const { decisionId } = await declined([una!.id, other!.id]);
    const undone = await world.call(
      undoDecision,
      { decisionId: decisionId!, applicationIds: [una!.id] },
      colleague.token,
    );
    expect(expectSuccess(undone).results).toEqual([
      { applicationId: una!.id, moved: true, message: 'Undone.' },
    ]);
    await tell(decisionId);
    expect(await statusFor(una!.candidate)).toEqual(['PENDING']);
    expect(await subjects(una!.candidate)).toEqual([]);
    expect((await timeline(una!.id, una!.candidate)).map(({ kind }) => kind)).toEqual([
      'applied',
      'review',
      'interview',
    ]);
    expect(await movesOf(una!.id)).toEqual([
      'Dea Decider: Applied → Declined',
      'Cole League: Declined → Applied (undo)',
    ]);
    expect(await statusFor(other!.candidate)).toEqual(['REJECTED']);
    const late = await world.call(undoDecision, { decisionId: decisionId! }, employer.token);
    expect(late).toMatchObject({ statusCode: 1, code: 'decision.told' });
  });

  test('the text of the mail can be read and changed, for this decision alone', async () => {
    const [cara, dan] = await applicants('Cara Changed', 'Dan Usual');
    const about = { applicationId: cara!.id, outcome: 'declined' as const, reasonId: 'filled' };
    const preview = expectSuccess(await world.call(previewDecisionMail, about, employer.token))!;
    expect(preview.text).toContain('{{ candidate_name }}');
    expect(preview.shown.paragraphs).toContain('Dear Cara Changed,');
    expect(preview.shown.paragraphs).toContain('The position is filled.');

    const wrong = await world.call(
      moveApplications,
      {
        applicationIds: [cara!.id],
        outcome: 'declined',
        mail: { subject: 'No', text: 'Dear {{ candidate }}' },
      },
      employer.token,
    );
    expect(wrong).toMatchObject({ httpStatus: 400, issues: [{ path: 'mail.text' }] });

    const text = { subject: 'No, {{ candidate_name }}', text: 'We chose somebody else.' };
    const { decisionId } = await declined([cara!.id], { mail: text });
    const silent = await declined([dan!.id], { mail: null });
    await tell(decisionId);
    await tell(silent.decisionId);
    const mail = (await world.mailTo(cara!.candidate.email)).at(-1)!;
    expect(mail.subject).toBe('No, Cara Changed');
    expect(mail.text).toContain('We chose somebody else.');
    expect(await subjects(dan!.candidate)).toEqual([]);
    expect(await statusFor(dan!.candidate)).toEqual(['REJECTED']);
  });

  test('what the candidate does first counts', async () => {
    const candidate = await world.candidate('Fay First');
    const id = await beScheduled(world, job, employer, candidate);
    const { decisionId } = await declined([id]);
    // The candidate knows nothing of it, so the interview can be taken.
    const consent = { applicationId: id, consentVersion: CONSENT_VERSION };
    expectSuccess(await world.call(startInterview, consent, candidate.token));
    const meanwhile = await declined([id]);
    expect(meanwhile.results).toEqual([
      {
        applicationId: id,
        moved: false,
        message: 'The candidate has begun the interview. Please decide when it is submitted.',
      },
    ]);
    expectSuccess(await world.call(submitInterview, { applicationId: id, answers: [] }, candidate.token));
    await tell(decisionId);
    expect(await statusFor(candidate)).toEqual(['COMPLETED']);
    expect(await movesOf(id)).toEqual([
      'Dea Decider: Applied → AI Interview',
      'Dea Decider: AI Interview → Declined',
      'The server: Declined → AI Interview (undo)',
      'Fay First: AI Interview → Review',
    ]);

    const [gus] = await applicants('Gus Goes');
    await declined([gus!.id]);
    expectSuccess(await world.call(withdrawApplication, { applicationId: gus!.id }, gus!.candidate.token));
    expect(await statusFor(gus!.candidate)).toEqual(['WITHDRAWN']);
  });

  test('the specification’s own call declines at once', async () => {
    const [hal] = await applicants('Hal Atonce');
    const applicationId = hal!.id;
    expectSuccess(await world.call(rejectJobApplication, { applicationId }, employer.token));
    expect(await statusFor(hal!.candidate)).toEqual(['REJECTED']);
    expect(await subjects(hal!.candidate)).toEqual(['Your application for Web Developer']);
  });
});

describe('the way to a hire', () => {
  test('an interviewed candidate goes through the rounds of the job to the offer and is hired', async () => {
    const { candidate, id } = await interviewed('Ida Hired');
    for (const stage of ['round-2', 'round-3', 'offer'] as const)
      await tell((await move({ applicationIds: [id], stage, seen: [] })).decisionId);
    await tell((await move({ applicationIds: [id], outcome: 'hired' })).decisionId);

    expect((await history(id)).now).toMatchObject({ stage: 'hired', outcome: 'hired', title: 'Hired' });
    expect(await movesOf(id)).toEqual([
      'Dea Decider: Applied → AI Interview',
      'Ida Hired: AI Interview → Review',
      'Dea Decider: Review → Second round: Zoom',
      'Dea Decider: Second round: Zoom → Third round: In-person',
      'Dea Decider: Third round: In-person → Offer',
      'Dea Decider: Offer → Hired',
    ]);
    expect((await timeline(id, candidate)).map(({ kind, title }) => [kind, title])).toEqual([
      ['applied', 'You applied'],
      ['interview', 'AI interview scheduled'],
      ['submitted', 'You submitted the AI interview'],
      ['round', 'Second round: Zoom'],
      ['round', 'Third round: In-person'],
      ['offer', 'Offer'],
      ['hired', 'You got the job'],
    ]);
    const steps = (await world.mailTo(candidate.email)).filter(({ subject }) => subject.includes('goes on'));
    expect(steps).toHaveLength(3);
    expect(steps[0]!.text).toContain('The next step is: Second round: Zoom.');
    expect(await subjects(candidate)).toContain('You got the job: Web Developer');
    // The interview stays where the specification has it.
    expect(await statusFor(candidate)).toEqual(['COMPLETED']);
  });

  test('a decline after the interview keeps the interview readable', async () => {
    const { candidate, id } = await interviewed('Jo Afterwards');
    await tell((await declined([id], { reasonId: 'other-candidate' })).decisionId);
    expect(await statusFor(candidate)).toEqual(['COMPLETED']);
    const list = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(list.map(({ applicationId }) => applicationId)).toEqual([id]);
    expect((await timeline(id, candidate)).at(-1)).toMatchObject({ kind: 'declined' });
  });

  test('nobody skips the AI interview, and a job has only its own rounds', async () => {
    const [kim] = await applicants('Kim Skips');
    const { candidate, id } = await interviewed('Lee Rounds');
    expect((await move({ applicationIds: [kim!.id], stage: 'offer' })).results[0]).toMatchObject({
      moved: false,
      message: 'The AI interview comes first: accept the application, or decline it.',
    });
    expect((await move({ applicationIds: [id], stage: 'round-5' })).results[0]).toMatchObject({
      moved: false,
      message: 'The interview process of this job does not have this round.',
    });
    expect((await move({ applicationIds: [id], stage: 'applied' })).results[0]!.moved).toBe(false);
    expect(await statusFor(candidate)).toEqual(['COMPLETED']);
  });

  test('a declined application is opened again, with its own mail', async () => {
    const { candidate, id } = await interviewed('Mia Reopened');
    const early = (await declined([id])).decisionId;
    const waiting = await world.call(reopenApplication, { applicationId: id }, employer.token);
    expect(waiting).toMatchObject({ statusCode: 1, code: 'decision.waiting' });
    await tell(early);
    const { decisionId } = expectSuccess(
      await world.call(reopenApplication, { applicationId: id, note: 'The other one left' }, employer.token),
    );
    await tell(decisionId);
    expect((await history(id)).now).toMatchObject({ stage: 'review', outcome: null });
    expect(await subjects(candidate)).toContain('Your application for Web Developer is open again');
    expect((await timeline(id, candidate)).map(({ kind }) => kind)).toEqual([
      'applied',
      'interview',
      'submitted',
      'declined',
      'reopened',
      'review',
    ]);

    const [nat] = await applicants('Nat Gone');
    expectSuccess(await world.call(withdrawApplication, { applicationId: nat!.id }, nat!.candidate.token));
    const gone = await world.call(reopenApplication, { applicationId: nat!.id }, employer.token);
    expect(gone).toMatchObject({ statusCode: 1, code: 'application.withdrawn' });
  });
});

describe('many people, and many who decide', () => {
  test('those who cannot be decided are named, with the reason, and the others are', async () => {
    const [ola, pia] = await applicants('Ola Open', 'Pia Gone');
    expectSuccess(await world.call(withdrawApplication, { applicationId: pia!.id }, pia!.candidate.token));
    const { results } = await declined([ola!.id, pia!.id, 'x'.repeat(32)]);
    expect(results).toEqual([
      { applicationId: ola!.id, moved: true, message: 'Moved to Declined.' },
      {
        applicationId: pia!.id,
        moved: false,
        message: 'Pia Gone has withdrawn this application. Open the application again first.',
      },
      {
        applicationId: 'x'.repeat(32),
        moved: false,
        message: 'This does not exist, or it is not yours.',
      },
    ]);
  });

  test('many are accepted with one window, and each gets one mail', async () => {
    const people = await applicants('Quin One', 'Ria Two', 'Sam Three');
    const date = world.clock.now().getTime() + 60 * MINUTE_MS;
    const ids = people.map(({ id }) => id);
    const first = await move({ applicationIds: ids, stage: 'ai-interview', date });
    expect(first).toMatchObject({ decisionId: null, undoUntil: null });
    expect(first.results.every(({ moved }) => moved)).toBe(true);
    const again = await move({ applicationIds: ids, stage: 'ai-interview', date });
    expect(again.results.map(({ moved }) => moved)).toEqual([false, false, false]);
    for (const { candidate } of people) {
      expect(await statusFor(candidate)).toEqual(['SCHEDULED']);
      expect(await subjects(candidate)).toHaveLength(1);
    }
    const without = await world.call(
      moveApplications,
      { applicationIds: ids, stage: 'ai-interview' },
      employer.token,
    );
    expect(without).toMatchObject({ httpStatus: 400, issues: [{ path: 'date' }] });
  });

  test('two recruiters who decide on the same 50 people end in one decision each', async () => {
    const names = Array.from(
      { length: 50 },
      (_, index) => `Tess Number${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index < 26 ? '' : 'x'}`,
    );
    const ids = (await applicants(...names)).map(({ id }) => id);
    const seen = ids.map((applicationId) => ({ applicationId, stage: 'applied' as const }));
    const date = world.clock.now().getTime() + 60 * MINUTE_MS;
    const [dea, cole] = await Promise.all([
      move({ applicationIds: ids, outcome: 'declined', seen }),
      move({ applicationIds: ids, stage: 'ai-interview', date, seen }, colleague),
    ]);
    for (const [index, id] of ids.entries()) {
      expect([dea.results[index]!.moved, cole.results[index]!.moved].filter(Boolean)).toHaveLength(1);
      const loser = dea.results[index]!.moved ? cole.results[index]! : dea.results[index]!;
      expect(loser.message).toContain(
        dea.results[index]!.moved ? 'Dea Decider has declined' : 'Cole League has moved',
      );
      expect((await history(id)).moves).toHaveLength(1);
    }
  }, 120_000);

  test('50 equal calls change nothing twice', async () => {
    const [uma] = await applicants('Uma Often');
    const replies = await Promise.all(Array.from({ length: 50 }, () => declined([uma!.id])));
    expect(replies.filter(({ results }) => results[0]!.moved)).toHaveLength(1);
    const { decisionId } = replies.find((reply) => reply.decisionId !== null)!;
    await tell(decisionId);
    expect(await subjects(uma!.candidate)).toEqual(['Your application for Web Developer']);
    expect(await movesOf(uma!.id)).toEqual(['Dea Decider: Applied → Declined']);
  });

  test('nobody decides on an old screen, or against a decision that is not told yet', async () => {
    const { id } = await interviewed('Vic Screens');
    const first = await move({ applicationIds: [id], stage: 'round-2' });
    expect((await move({ applicationIds: [id], outcome: 'declined' }, colleague)).results[0]).toMatchObject({
      moved: false,
      message:
        'Dea Decider has moved this application to Second round: Zoom. The candidate does not know it yet: undo it first.',
    });
    await tell(first.decisionId);
    const seen = [{ applicationId: id, stage: 'review' as const }];
    expect((await move({ applicationIds: [id], outcome: 'declined', seen }, colleague)).results[0]).toEqual({
      applicationId: id,
      moved: false,
      message: 'Dea Decider has moved this application to Second round: Zoom.',
    });
    // One's own decision is taken back by the next one.
    await move({ applicationIds: [id], stage: 'offer' });
    const last = await move({ applicationIds: [id], stage: 'round-3' });
    await tell(last.decisionId);
    expect((await movesOf(id)).slice(2)).toEqual([
      'Dea Decider: Review → Second round: Zoom',
      'Dea Decider: Second round: Zoom → Offer',
      'Dea Decider: Offer → Second round: Zoom (undo)',
      'Dea Decider: Second round: Zoom → Third round: In-person',
    ]);
  });
});

test('a company has its own reasons, and its own time to undo', async () => {
  const other = await world.employer('Rae Reasons');
  const settings = async () => expectSuccess(await world.call(getDecisionSettings, {}, other.token));
  expect((await settings()).decisionMinutes).toBe(10);
  expect((await settings()).reasons[0]!.title).toBe('Another candidate fits better');
  const own = { title: 'Too far away', sharedText: 'We need somebody who lives near by.' };
  expectSuccess(await world.call(saveDecisionSettings, { decisionMinutes: 0, reasons: [own] }, other.token));
  const [reason] = (await settings()).reasons;
  expect(reason).toMatchObject(own);

  const theirs = await postJob(world, other);
  const candidate = await world.candidate('Wim Now');
  const id = await applyTo(world, theirs, other, candidate);
  const foreign = await world.call(
    moveApplications,
    { applicationIds: [id], outcome: 'declined', reasonId: 'experience' },
    other.token,
  );
  expect(foreign).toMatchObject({ httpStatus: 400, issues: [{ path: 'reasonId' }] });
  const told = await move({ applicationIds: [id], outcome: 'declined', reasonId: reason!.id }, other);
  expect(told).toMatchObject({ decisionId: null, undoUntil: null });
  expect((await world.mailTo(candidate.email)).at(-1)!.text).toContain('We need somebody who lives near by.');
});

test('a scheduled application that is declined keeps its window until the decision is told', async () => {
  const candidate = await world.candidate('Xena Window');
  const id = await beScheduled(world, job, employer, candidate);
  const { decisionId } = await declined([id]);
  expect(await statusFor(candidate)).toEqual(['SCHEDULED']);
  const again = await world.call(
    scheduleInterview,
    { applicationId: id, date: world.clock.now().getTime() },
    employer.token,
  );
  expect(again).toMatchObject({ statusCode: 1, code: 'application.already-declined' });
  await tell(decisionId);
  expect(await statusFor(candidate)).toEqual(['REJECTED']);
});
