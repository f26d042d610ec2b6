import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { getTimeline } from '#contract/interview/decisions.ts';
import { getOffers } from '#contract/interview/offers.ts';
import { getReviewQueue } from '#contract/interview/pipeline.ts';
import { getRoundReport } from '#contract/interview/round-cards.ts';
import { getCompletedJobs, getEmployerDashboard, getRejectedJobs } from '#contract/account/employer.ts';
import {
  getCandidateApplications,
  getFeedback,
  getQuestionsForInterview,
  getScheduleInterviews,
  startInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { fillDemonstration } from './fill.ts';
import { CHICKEN, priya } from './in-writing.ts';
import { openDemonstration } from './open.ts';
import { demonstrationTour } from './passwords.ts';
import { DEMONSTRATION_PASSWORD, PEOPLE, carmen, daniel, employer, maria } from './people.ts';
import { writeState } from './store.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function tokenOf(email: string): Promise<string> {
  return expectSuccess(await world.call(signIn, { email, password: DEMONSTRATION_PASSWORD })).token;
}

test('a new database is filled, once, and every landing screen shows data', async () => {
  await fillDemonstration(world.ctx);
  await world.settle();
  await fillDemonstration(world.ctx);

  const employerToken = await tokenOf(employer.email);
  const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, employerToken));
  expect(dashboard).toMatchObject({ openJobs: 13, closeJobs: 1, deletedJobsCount: 1, draftJobCount: 1 });
  expect(dashboard.scheduledIntervieList.length).toBeGreaterThan(0);
  expect(dashboard.receivedApplicationList.length).toBeGreaterThan(0);
  expect(expectSuccess(await world.call(getRejectedJobs, {}, employerToken))).toHaveLength(1);

  const danielToken = await tokenOf(daniel.email);
  const open = expectSuccess(await world.call(getPostedJobs, {}, danielToken));
  expect(open.total).toBe(13);
  expect(open.jobs.some(({ isApplied }) => isApplied)).toBe(true);

  const mariaToken = await tokenOf(maria.email);
  const [startable] = expectSuccess(await world.call(getScheduleInterviews, {}, mariaToken));
  expect(startable).toMatchObject({ canStart: true });
  const consent = { applicationId: startable!.applicationId, consentVersion: CONSENT_VERSION };
  expectSuccess(await world.call(startInterview, consent, mariaToken));
  expectSuccess(await world.call(getQuestionsForInterview, { jobId: startable!.appliedJobId }, mariaToken));
});

describe('the interviews that are taken', () => {
  const interviews = async () => {
    const token = await tokenOf(employer.email);
    const completed = expectSuccess(await world.call(getCompletedJobs, {}, token));
    const reportOn = async (application: (typeof completed)[number]) => {
      const report = expectSuccess(await world.call(getFeedback, { applicationId: application._id }, token))!;
      const spoken = report.questionnaireReport.filter(({ kind }) => kind === 'skill');
      return { report, spoken, verdicts: spoken.map(({ answerStatus }) => answerStatus) };
    };
    const named = (name: string) => completed.find(({ candidateId }) => candidateId.userId.name === name)!;
    return { completed, named, reportOn };
  };

  test('one is settled by the company’s marks and has a score', async () => {
    const { named, reportOn } = await interviews();
    expect(named(daniel.name)).toMatchObject({ score: 58.33, settled: 6, scored: 6 });
    const { report, spoken, verdicts } = await reportOn(named(daniel.name));
    expect(report.candidateAnswerVideo).not.toBeNull();
    expect(verdicts).toEqual(['Correct', 'Partially Correct', 'Not Answered']);
    expect(spoken.map(({ review }) => review?.by ?? null)).toEqual([employer.name, employer.name, null]);
  });

  test('one waits for a person: 3 of 6 answers are settled', async () => {
    const { named, reportOn } = await interviews();
    expect(named(priya.name)).toMatchObject({ score: null, settled: 3, scored: 6 });
    const { verdicts } = await reportOn(named(priya.name));
    expect(verdicts).toEqual(['Needs Review', 'Needs Review', 'Needs Review']);
  });

  test('twelve people answered one question, which nobody has marked', async () => {
    const { completed, reportOn } = await interviews();
    const cooking = completed.filter(({ jobId }) => jobId.role === 'Line Cook');
    const waiting = cooking.filter(({ score }) => score === null);
    expect(waiting.map(({ settled, scored }) => `${settled} of ${scored}`)).toEqual(
      Array.from({ length: 10 }, () => '1 of 2'),
    );
    const reports = await Promise.all(cooking.map(reportOn));
    expect(new Set(reports.map(({ spoken }) => spoken[0]!.question))).toEqual(new Set([CHICKEN]));
    const count = (verdict: string) => reports.filter(({ verdicts }) => verdicts.join() === verdict).length;
    expect([count('Needs Review'), count('Not Answered')]).toEqual([10, 2]);
    expect(reports.flatMap(({ spoken }) => spoken[0]!.review ?? [])).toEqual([]);
  });
});

test('twelve people applied as nurses: there is one at every stage, and one for each way to end', async () => {
  const token = await tokenOf(employer.email);
  const { jobs } = expectSuccess(await world.call(getPostedJobs, { status: 'open' }, token));
  const jobId = jobs.find(({ role }) => role === 'Registered Nurse')!._id;
  const everyone = { jobId, outcome: 'all', limit: '50' } as const;
  const { applications } = expectSuccess(await world.call(getReviewQueue, everyone, token));
  expect(
    Object.fromEntries(
      applications.map(({ candidateName, stage, outcome }) => [candidateName, outcome ?? stage]),
    ),
  ).toEqual({
    'Mei Tanaka': 'applied',
    'María Fernández': 'ai-interview',
    'Ruth Adeyemi': 'review',
    'Tomás Silva': 'round-2',
    'Jonas Weber': 'round-2',
    'Leila Karimi': 'round-2',
    'Amara Okafor': 'offer',
    'Sofia Lindgren': 'hired',
    'Ivan Marković': 'declined',
    'Peter Novák': 'withdrawn',
    'Nadia Rossi': 'no-show',
    'Oliver Grant': 'no-show',
  });
});

describe('a whole story', () => {
  const storyOf = async (name: string) => {
    const token = await tokenOf(employer.email);
    const hired = { outcome: 'hired' } as const;
    const { applications } = expectSuccess(await world.call(getReviewQueue, hired, token));
    const { applicationId } = applications.find(({ candidateName }) => candidateName === name)!;
    const about = { applicationId };
    const report = expectSuccess(await world.call(getFeedback, about, token))!;
    const { rounds } = expectSuccess(await world.call(getRoundReport, about, token));
    const { offers } = expectSuccess(await world.call(getOffers, about, token));
    return {
      verdicts: report.questionnaireReport.map(({ answerStatus }) => answerStatus),
      cards: rounds.flatMap(({ people }) => people.map(({ card }) => card?.reason)),
      offers: offers.map(({ state, endText, conditions }) => ({ state, endText, conditions })),
    };
  };

  test('Sofia’s: an interview with marks, a round with a scorecard, an offer that she accepted', async () => {
    expect(await storyOf('Sofia Lindgren')).toEqual({
      verdicts: ['Correct', 'Correct', 'Correct', 'Correct', 'Correct', 'Not Scored'],
      cards: ['Calm, precise and kind. She asked about handovers before we did.'],
      offers: [
        {
          state: 'accepted',
          endText: 'Sofia Lindgren',
          conditions: 'The first three months are a trial period. Two weekends a month are free.',
        },
      ],
    });
  });

  test('Carmen’s, which she reads in Spanish', async () => {
    expect(await storyOf(carmen.name)).toEqual({
      verdicts: ['Correct', 'Correct', 'Correct', 'Not Scored'],
      cards: ['Cercana y paciente. El equipo quiere trabajar con ella.'],
      offers: [
        {
          state: 'accepted',
          endText: carmen.name,
          conditions:
            'Los tres primeros meses son de prueba. Las comidas durante el turno corren por nuestra cuenta.',
        },
      ],
    });
    const login = { email: carmen.email, password: DEMONSTRATION_PASSWORD };
    const { token, language } = expectSuccess(await world.call(signIn, login));
    expect(language).toBe('es');
    const inSpanish = { languages: 'es' };
    const [application] = expectSuccess(await world.call(getCandidateApplications, {}, token, inSpanish));
    const { applicationId } = application!;
    const timeline = expectSuccess(await world.call(getTimeline, { applicationId }, token, inSpanish));
    expect(timeline.map(({ title }) => title)).toEqual([
      'Te postulaste',
      'Invitación a la entrevista con IA',
      'Enviaste la entrevista con IA',
      'Invitación: Segunda ronda: Videollamada',
      'Elegiste una hora: Segunda ronda: Videollamada',
      'Oferta',
      'El puesto es tuyo',
    ]);
  });
});

describe('the published password', () => {
  const published = (email: string) =>
    world.call(signIn, { email, password: DEMONSTRATION_PASSWORD }).then(({ statusCode }) => statusCode);
  const onPublicAddress = () => ({
    ...world.ctx,
    config: { ...world.ctx.config, publicUrl: 'https://jobs.example.com' },
  });

  test('is printed at the start on this machine, and opens the accounts', async () => {
    const notes = await openDemonstration(world.ctx, 'on');
    expect(notes).toContain(`  ${maria.email}  ${DEMONSTRATION_PASSWORD}`);
    expect(await published(maria.email)).toBe(0);
  });

  test('offers a new company on this machine a look around', async () => {
    const fiona = await world.employer('Fiona First');
    const { firstSteps } = expectSuccess(await world.call(getEmployerDashboard, {}, fiona.token));
    const tour = firstSteps!.demonstration!;
    expect(tour.email).toBe(employer.email);
    const there = expectSuccess(await world.call(signIn, tour));
    expect(there).toMatchObject({ user: { name: employer.name }, memberRole: 'owner' });
  });

  test('of a world that was made before opens nothing on a public address, nor does a login made with it', async () => {
    await openDemonstration(world.ctx, 'on');
    const token = await tokenOf(maria.email);
    const notes = await openDemonstration(onPublicAddress(), 'off');
    expect(notes[0]).toBe(
      'The accounts of the demonstration world were closed: their password is published, and HOST or PUBLIC_URL is not this machine’s own.',
    );
    for (const { email } of PEOPLE) expect(await published(email)).not.toBe(0);
    expect((await world.call(getScheduleInterviews, {}, token)).httpStatus).toBe(401);
    expect(await openDemonstration(onPublicAddress(), 'off')).toEqual([]);
    expect(await demonstrationTour(world.ctx)).toBeNull();
    // Started again on this machine, it does not print a password that no longer works.
    expect(await openDemonstration(world.ctx, 'on')).toEqual([]);
  });

  test('is replaced by random ones on request; they are printed once; an interrupted filling begins again', async () => {
    await writeState(world.db, 'filling');
    const notes = await openDemonstration(onPublicAddress(), 'random-passwords');
    expect(notes[0]).toBe('Demonstration logins. Their passwords are shown this once:');
    expect(notes).toHaveLength(6);
    const [email, password] = notes[1]!.trim().split(/ +/) as [string, string];
    expect(email).toBe(employer.email);
    const { token } = expectSuccess(await world.call(signIn, { email, password }));
    const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, token));
    expect(dashboard).toMatchObject({ openJobs: 13, draftJobCount: 1 });
    for (const person of PEOPLE) expect(await published(person.email)).not.toBe(0);
    expect(await openDemonstration(onPublicAddress(), 'random-passwords')).toEqual([]);
  });
});
