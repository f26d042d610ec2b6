import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getDecisionSettings,
  moveApplications,
  previewDecisionMail,
  reopenApplication,
  saveDecisionSettings,
  undoDecision,
} from '#contract/interview/decisions.ts';
import {
  getApplicationByJobId,
  getScheduleInterviews,
  scheduleInterview,
  startInterview,
  submitInterview,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { getJobById, getPostedJobs } from '#contract/job/jobs.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { applyTo, beScheduled } from '#server/testing/interviews.ts';
import { postJob } from '#server/testing/jobs.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { tellDecisionTask } from './tasks.ts';

const MINUTE_MS = 60_000;

let world: World;
let company: Awaited<ReturnType<typeof decidingCompany>>;
beforeAll(async () => {
  world = await startWorld();
  company = await decidingCompany(world);
});
afterAll(() => world.close());

describe('declining', () => {
  test('the candidates learn of it when it cannot be undone any more, with the reason that is shared', async () => {
    const [ann, ben] = await company.applicants('Ann Shared', 'Ben Shared');
    const before = world.clock.now().getTime();
    const { decisionId, undoUntil, results } = await company.declined([ann!.id, ben!.id], {
      reasonId: 'experience',
      note: 'Two years only',
    });
    expect(results).toEqual([
      { applicationId: ann!.id, moved: true, message: 'Application declined.' },
      { applicationId: ben!.id, moved: true, message: 'Application declined.' },
    ]);
    expect(Date.parse(undoUntil!) - before).toBeGreaterThanOrEqual(10 * MINUTE_MS);
    expect(Date.parse(undoUntil!) - before).toBeLessThan(11 * MINUTE_MS);

    // The employer sees it at once, but the candidate does not.
    const pending = expectSuccess(
      await world.call(getApplicationByJobId, { jobId: company.job.id }, company.employer.token),
    );
    expect(pending.map(({ applicationId }) => applicationId)).not.toContain(ann!.id);
    expect(await company.statusFor(ann!.candidate)).toEqual(['PENDING']);
    expect((await company.timeline(ann!.id, ann!.candidate)).map(({ kind }) => kind)).toEqual([
      'applied',
      'review',
      'interview',
    ]);
    expect(await company.subjects(ann!.candidate)).not.toContain('Your application for Web Developer');

    await company.tell(decisionId);
    expect(await company.statusFor(ann!.candidate)).toEqual(['REJECTED']);
    const mail = (await world.mailTo(ann!.candidate.email)).at(-1)!;
    expect(mail.subject).toBe('Your application for Web Developer');
    expect(mail.text).toContain('we need more experience in the field');
    expect(mail.text).not.toContain('Two years only');
    expect((await company.timeline(ann!.id, ann!.candidate)).at(-1)).toMatchObject({
      kind: 'declined',
      text: 'For this position we need more experience in the field.',
    });
    // The company sees the note, and who decided.
    expect((await company.history(ann!.id)).moves).toMatchObject([
      {
        by: 'Dea Decider',
        to: { title: 'Declined' },
        reason: 'Not enough experience',
        note: 'Two years only',
      },
    ]);
    // The task may run twice.
    await world.ctx.tasks.queue(world.db, tellDecisionTask, { decisionId: decisionId! });
    expect(await company.subjects(ben!.candidate)).toEqual(['Your application for Web Developer']);
  });

  test('undone in time, it leaves no trace with the candidate', async () => {
    const [una, other] = await company.applicants('Una Undone', 'Otto Stays');
    const { decisionId } = await company.declined([una!.id, other!.id]);
    const undone = await world.call(
      undoDecision,
      { decisionId: decisionId!, applicationIds: [una!.id] },
      company.colleague.token,
    );
    expect(expectSuccess(undone).results).toEqual([
      { applicationId: una!.id, moved: true, message: 'Undone.' },
    ]);
    await company.tell(decisionId);
    expect(await company.statusFor(una!.candidate)).toEqual(['PENDING']);
    expect(await company.subjects(una!.candidate)).toEqual([]);
    expect((await company.timeline(una!.id, una!.candidate)).map(({ kind }) => kind)).toEqual([
      'applied',
      'review',
      'interview',
    ]);
    expect(await company.movesOf(una!.id)).toEqual([
      'Dea Decider: Applied → Declined',
      'Cole League: Declined → Applied (undo)',
    ]);
    expect(await company.statusFor(other!.candidate)).toEqual(['REJECTED']);
    const late = await world.call(undoDecision, { decisionId: decisionId! }, company.employer.token);
    expect(late).toMatchObject({ statusCode: 1, code: 'decision.told' });
  });

  test('the calls about jobs tell the candidate as little of it', async () => {
    const [jo, kay] = await company.applicants('Jo Declined', 'Kay Withdrawn');
    const toldOfJob = async ({ token }: { token: string }) => {
      const one = expectSuccess(await world.call(getJobById, { jobId: company.job.id }, token));
      const { jobs } = expectSuccess(await world.call(getPostedJobs, {}, token));
      return [one, ...jobs].map(({ applicationStatus, isApplied }) => [applicationStatus, isApplied]);
    };
    const { decisionId } = await company.declined([jo!.id]);
    const withdrawn = await company.move({ applicationIds: [kay!.id], outcome: 'withdrawn' });
    for (const { candidate } of [jo!, kay!])
      expect(await toldOfJob(candidate)).toEqual([
        ['PENDING', true],
        ['PENDING', true],
      ]);

    await company.tell(decisionId);
    await company.tell(withdrawn.decisionId);
    expect(await toldOfJob(jo!.candidate)).toEqual([
      ['REJECTED', true],
      ['REJECTED', true],
    ]);
    expect(await toldOfJob(kay!.candidate)).toEqual([
      ['WITHDRAWN', false],
      ['WITHDRAWN', false],
    ]);
  });

  test('the text of the mail can be read and changed, for this decision alone', async () => {
    const [cara, dan] = await company.applicants('Cara Changed', 'Dan Usual');
    const about = { applicationId: cara!.id, outcome: 'declined' as const, reasonId: 'filled' };
    const preview = expectSuccess(await world.call(previewDecisionMail, about, company.employer.token))!;
    expect(preview.text).toContain('{{ candidate_name }}');
    expect(preview.shown.paragraphs).toContain('Dear Cara Changed,');
    expect(preview.shown.paragraphs).toContain('The position has been filled.');

    const wrong = await world.call(
      moveApplications,
      {
        applicationIds: [cara!.id],
        outcome: 'declined',
        mail: { subject: 'No', text: 'Dear {{ candidate }}' },
      },
      company.employer.token,
    );
    expect(wrong).toMatchObject({ httpStatus: 400, data: { issues: [{ path: 'mail.text' }] } });

    const text = { subject: 'No, {{ candidate_name }}', text: 'We chose somebody else.' };
    const { decisionId } = await company.declined([cara!.id], { mail: text });
    const silent = await company.declined([dan!.id], { mail: null });
    await company.tell(decisionId);
    await company.tell(silent.decisionId);
    const mail = (await world.mailTo(cara!.candidate.email)).at(-1)!;
    expect(mail.subject).toBe('No, Cara Changed');
    expect(mail.text).toContain('We chose somebody else.');
    expect(await company.subjects(dan!.candidate)).toEqual([]);
    expect(await company.statusFor(dan!.candidate)).toEqual(['REJECTED']);
  });

  test('what the candidate does first counts', async () => {
    const candidate = await world.candidate('Fay First');
    const id = await beScheduled(world, company.job, company.employer, candidate);
    const { decisionId } = await company.declined([id]);
    // The candidate does not know about it, so the interview can be taken.
    const consent = { applicationId: id, consentVersion: CONSENT_VERSION };
    expectSuccess(await world.call(startInterview, consent, candidate.token));
    const meanwhile = await company.declined([id]);
    expect(meanwhile.results).toEqual([
      {
        applicationId: id,
        moved: false,
        message: 'The candidate has started the interview. Please decide once it’s submitted.',
      },
    ]);
    expectSuccess(await world.call(submitInterview, { applicationId: id, answers: [] }, candidate.token));
    await company.tell(decisionId);
    expect(await company.statusFor(candidate)).toEqual(['COMPLETED']);
    expect(await company.movesOf(id)).toEqual([
      'Dea Decider: Applied → AI Interview',
      'Dea Decider: AI Interview → Declined',
      'The system: Declined → AI Interview (undo)',
      'Fay First: AI Interview → Review',
    ]);

    const [gus] = await company.applicants('Gus Goes');
    await company.declined([gus!.id]);
    expectSuccess(await world.call(withdrawApplication, { applicationId: gus!.id }, gus!.candidate.token));
    expect(await company.statusFor(gus!.candidate)).toEqual(['WITHDRAWN']);
  });
});

describe('the way to a hire', () => {
  test('an interviewed candidate goes through the rounds of the job to the offer and is hired', async () => {
    const { candidate, id } = await company.interviewed('Ida Hired');
    for (const stage of ['round-2', 'round-3', 'offer'] as const)
      await company.tell((await company.move({ applicationIds: [id], stage, seen: [] })).decisionId);
    await company.tell((await company.move({ applicationIds: [id], outcome: 'hired' })).decisionId);

    expect((await company.history(id)).now).toMatchObject({
      stage: 'hired',
      outcome: 'hired',
      title: 'Hired',
    });
    expect(await company.movesOf(id)).toEqual([
      'Dea Decider: Applied → AI Interview',
      'Ida Hired: AI Interview → Review',
      'Dea Decider: Review → Second round: Zoom',
      'Dea Decider: Second round: Zoom → Third round: In person',
      'Dea Decider: Third round: In person → Offer',
      'Dea Decider: Offer → Hired',
    ]);
    expect((await company.timeline(id, candidate)).map(({ kind, title }) => [kind, title])).toEqual([
      ['applied', 'You applied'],
      ['interview', 'Invited to the AI interview'],
      ['submitted', 'You submitted the AI interview'],
      ['round', 'Second round: Zoom'],
      ['round', 'Third round: In person'],
      ['offer', 'Offer'],
      ['hired', 'You got the job'],
    ]);
    const steps = (await world.mailTo(candidate.email)).filter(({ subject }) =>
      subject.includes('is moving forward'),
    );
    expect(steps).toHaveLength(3);
    expect(steps[0]!.text).toContain('The next step is: Second round: Zoom.');
    expect(await company.subjects(candidate)).toContain('You got the job: Web Developer');
    // The interview stays where the specification puts it.
    expect(await company.statusFor(candidate)).toEqual(['COMPLETED']);
  });

  test('a decline after the interview keeps the interview readable', async () => {
    const { candidate, id } = await company.interviewed('Jo Afterwards');
    await company.tell((await company.declined([id], { reasonId: 'other-candidate' })).decisionId);
    expect(await company.statusFor(candidate)).toEqual(['COMPLETED']);
    const list = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(list.map(({ applicationId }) => applicationId)).toEqual([id]);
    expect((await company.timeline(id, candidate)).at(-1)).toMatchObject({ kind: 'declined' });
  });

  test('nobody skips the AI interview, and a job has only its own rounds', async () => {
    const [kim] = await company.applicants('Kim Skips');
    const { candidate, id } = await company.interviewed('Lee Rounds');
    expect((await company.move({ applicationIds: [kim!.id], stage: 'offer' })).results[0]).toMatchObject({
      moved: false,
      message: 'The AI interview comes first: accept the application, or decline it.',
    });
    expect((await company.move({ applicationIds: [id], stage: 'round-5' })).results[0]).toMatchObject({
      moved: false,
      message: 'The interview process of this job doesn’t have this round.',
    });
    expect((await company.move({ applicationIds: [id], stage: 'applied' })).results[0]!.moved).toBe(false);
    expect(await company.statusFor(candidate)).toEqual(['COMPLETED']);
  });

  test('a declined application is opened again, with its own mail', async () => {
    const { candidate, id } = await company.interviewed('Mia Reopened');
    const early = (await company.declined([id])).decisionId;
    const waiting = await world.call(reopenApplication, { applicationId: id }, company.employer.token);
    expect(waiting).toMatchObject({ statusCode: 1, code: 'decision.waiting' });
    await company.tell(early);
    const { decisionId } = expectSuccess(
      await world.call(
        reopenApplication,
        { applicationId: id, note: 'The other one left' },
        company.employer.token,
      ),
    );
    await company.tell(decisionId);
    expect((await company.history(id)).now).toMatchObject({ stage: 'review', outcome: null });
    expect(await company.subjects(candidate)).toContain('Your application for Web Developer is open again');
    expect((await company.timeline(id, candidate)).map(({ kind }) => kind)).toEqual([
      'applied',
      'interview',
      'submitted',
      'declined',
      'reopened',
      'review',
    ]);

    const [nat] = await company.applicants('Nat Gone');
    expectSuccess(await world.call(withdrawApplication, { applicationId: nat!.id }, nat!.candidate.token));
    const gone = await world.call(reopenApplication, { applicationId: nat!.id }, company.employer.token);
    expect(gone).toMatchObject({ statusCode: 1, code: 'application.withdrawn' });
  });
});

describe('a new decision replaces the own one that waits', () => {
  const TARGETS = [
    [{ stage: 'round-2' }, { stage: 'round-2', outcome: null }],
    [{ stage: 'round-3' }, { stage: 'round-3', outcome: null }],
    [{ stage: 'offer' }, { stage: 'offer', outcome: null }],
    // A decline applies to the stage that the candidate knows, not the one that the replaced decision moved to.
    [{ outcome: 'declined' }, { stage: 'review', outcome: 'declined' }],
    [{ outcome: 'hired' }, { stage: 'hired', outcome: 'hired' }],
  ] as const;
  const pairs = TARGETS.flatMap((first) =>
    TARGETS.filter((second) => second !== first).map((second) => [first[0], ...second] as const),
  );

  test.each([1, 2])(
    'from every target to every other, for %i at once, on an old screen too',
    async (count) => {
      const people: Awaited<ReturnType<typeof company.interviewed>>[] = [];
      for (const name of ['Rae Places', 'Kim Places'].slice(0, count))
        people.push(await company.interviewed(name));
      const applicationIds = people.map(({ id }) => id);
      for (const [first, second, place] of pairs) {
        const what = JSON.stringify([first, second]);
        for (const wanted of [first, second]) {
          const seen = applicationIds.map((applicationId) => ({ applicationId, stage: 'review' as const }));
          const { results } = await company.move({ applicationIds, ...wanted, seen });
          expect(results, what).toMatchObject(applicationIds.map(() => ({ moved: true })));
        }
        for (const { id } of people) expect((await company.history(id)).now, what).toMatchObject(place);
        const preview = expectSuccess(
          await world.call(
            previewDecisionMail,
            { applicationId: applicationIds[0]!, ...first },
            company.employer.token,
          ),
        );
        expect(preview?.subject, what).toEqual(expect.any(String));
        // Moving back to the start, which undoes the last decision.
        await company.move({ applicationIds, stage: 'review' });
        for (const { id } of people)
          expect((await company.history(id)).now, what).toMatchObject({ stage: 'review', outcome: null });
      }
      for (const { candidate } of people)
        expect(await company.subjects(candidate)).not.toContain('You got the job: Web Developer');
    },
  );
});

test('a company has its own reasons, and its own time to undo', async () => {
  const other = await world.employer('Rae Reasons');
  const settings = async () => expectSuccess(await world.call(getDecisionSettings, {}, other.token));
  expect((await settings()).decisionMinutes).toBe(10);
  expect((await settings()).reasons[0]!.title).toBe('Another candidate was a better fit');
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
  expect(foreign).toMatchObject({ httpStatus: 400, data: { issues: [{ path: 'reasonId' }] } });
  const told = await company.move({ applicationIds: [id], outcome: 'declined', reasonId: reason!.id }, other);
  expect(told).toMatchObject({ decisionId: null, undoUntil: null });
  expect((await world.mailTo(candidate.email)).at(-1)!.text).toContain('We need somebody who lives near by.');
});

test('a scheduled application that is declined keeps its window until the decision is told', async () => {
  const candidate = await world.candidate('Xena Window');
  const id = await beScheduled(world, company.job, company.employer, candidate);
  const { decisionId } = await company.declined([id]);
  expect(await company.statusFor(candidate)).toEqual(['SCHEDULED']);
  const again = await world.call(
    scheduleInterview,
    { applicationId: id, date: world.clock.now().getTime() },
    company.employer.token,
  );
  expect(again).toMatchObject({ statusCode: 1, code: 'application.already-declined' });
  await company.tell(decisionId);
  expect(await company.statusFor(candidate)).toEqual(['REJECTED']);
});
