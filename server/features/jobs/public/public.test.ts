import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendCandidateApplication } from '#contract/interview.ts';
import * as contract from '#contract/jobs.ts';
import { authenticate } from '#server/features/accounts/sessions.ts';
import { routes, webRoutes } from '#server/features/features.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { completeDraft, postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let other: Person;
let candidate: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Pat Public');
  other = await world.employer('Olaf Other');
  candidate = await world.candidate('Sam Saver');
}, 60_000);
beforeEach(async () => {
  await world.db.deleteFrom('jobs').execute();
});
afterAll(() => world.close());

const publicJobs = async (input = {}, person?: Person) =>
  expectSuccess(await world.call(contract.getPublicJobs, input, person?.token));
const publicJob = (alternateJobId: string, person?: Person) =>
  world.call(contract.getPublicJob, { alternateJobId }, person?.token);
const close = async (jobId: string) =>
  expectSuccess(await world.call(contract.closeJob, { refJobId: jobId }, employer.token));

describe('public jobs', () => {
  test('the open ones, searched and paged, without questions or undisplayed misc info', async () => {
    await postJob(world, employer, { details: { role: 'Beekeeper' } });
    await postJob(world, employer, {
      details: { role: 'Baker' },
      misc: { displayHourTocandidate: true, additionalNotes: 'Between us.' },
    });
    await completeDraft(world, employer, { details: { role: 'Draft Baker' } });
    await close((await postJob(world, employer, { details: { role: 'Closed Baker' } })).id);

    for (const person of [undefined, employer, other, candidate]) {
      const found = await publicJobs({}, person);
      expect(found).toMatchObject({ total: 2, nextCursor: null });
      expect(found.jobs.map(({ role }) => role)).toEqual(['Baker', 'Beekeeper']);
      expect(found.jobs[0]).toMatchObject({
        qualifyingQuestionId: null,
        miscInfoId: { hourlyRate: '40' },
        steps: null,
        applicationReceived: null,
        isApplied: false,
        isSaved: false,
      });
      expect(JSON.stringify(found)).not.toContain('Between us.');
    }
    expect(await publicJobs({ designation: 'bee' })).toMatchObject({ total: 1 });
    expect(await publicJobs({ stateId: somePlace().stateId })).toMatchObject({ total: 2 });
    const first = await publicJobs({ limit: 1 });
    expect(first).toMatchObject({ total: 2, jobs: [{ role: 'Baker' }] });
    expect(await publicJobs({ limit: 1, cursor: first.nextCursor! })).toMatchObject({
      jobs: [{ role: 'Beekeeper' }],
      nextCursor: null,
    });
  });

  test('a shared link shows each person what they may see', async () => {
    const { id, alternateId } = await postJob(world, employer);
    for (const person of [undefined, other]) {
      const seen = expectSuccess(await publicJob(alternateId.toLowerCase(), person));
      expect(seen).toMatchObject({ _id: id, qualifyingQuestionId: null, miscInfoId: null, steps: null });
      expect(seen.shareUrl).toBe(`${world.ctx.config.publicUrl}/jobs/${alternateId}`);
    }
    expect(expectSuccess(await publicJob(alternateId, employer)).steps).not.toBeNull();

    const wish = { jobId: id, isTravelPreferred: 'true' as const, isReloactionPreferred: 'true' as const };
    expectSuccess(await world.call(sendCandidateApplication, wish, candidate.token));
    expect(expectSuccess(await publicJob(alternateId, candidate))).toMatchObject({ isApplied: true });
    const stranger = await world.candidate('Stran Ger', { profile: false });
    await close(id);
    for (const person of [undefined, other, stranger])
      expect(await publicJob(alternateId, person)).toMatchObject({ httpStatus: 404, statusCode: 2 });
    for (const person of [employer, candidate])
      expect(expectSuccess(await publicJob(alternateId, person))).toMatchObject({ status: 'closed' });
  });
});

describe('saved jobs', () => {
  const save = (jobId: string, person = candidate) => world.call(contract.saveJob, { jobId }, person.token);
  const unsave = (jobId: string) => world.call(contract.unsaveJob, { jobId }, candidate.token);
  const saved = async (input = {}, person = candidate) =>
    expectSuccess(await world.call(contract.getSavedJobs, input, person.token));

  test('belong to one candidate, are listed last saved first, and may be saved and removed twice', async () => {
    const first = await postJob(world, employer, { details: { role: 'First' } });
    const second = await postJob(world, employer, { details: { role: 'Second' } });
    await postJob(world, employer, { details: { role: 'Third' } });
    for (const { id } of [second, first, second]) expectSuccess(await save(id));
    expect(await saved()).toMatchObject({
      total: 2,
      jobs: [
        { role: 'First', isSaved: true },
        { role: 'Second', isSaved: true },
      ],
    });
    const page = await saved({ limit: 1 });
    expect(page.jobs).toMatchObject([{ role: 'First' }]);
    expect(await saved({ limit: 1, cursor: page.nextCursor! })).toMatchObject({
      jobs: [{ role: 'Second' }],
      nextCursor: null,
    });
    expect(await saved({ designation: 'seco' })).toMatchObject({ total: 1, jobs: [{ role: 'Second' }] });

    const posted = expectSuccess(await world.call(contract.getPostedJobs, {}, candidate.token));
    expect(posted.jobs.map(({ role, isSaved }) => [role, isSaved])).toEqual([
      ['Third', false],
      ['Second', true],
      ['First', true],
    ]);
    const stranger = await world.candidate('Sally Stranger', { profile: false });
    expect(await saved({}, stranger)).toMatchObject({ total: 0, jobs: [] });

    expectSuccess(await unsave(first.id));
    expectSuccess(await unsave(first.id));
    expect(await saved()).toMatchObject({ total: 1, jobs: [{ role: 'Second' }] });
  });

  test('that were closed stay visible, as closed', async () => {
    const { id, alternateId } = await postJob(world, employer, { details: { role: 'Fleeting' } });
    expectSuccess(await save(id));
    await close(id);
    expect(await saved()).toMatchObject({ jobs: [{ role: 'Fleeting', status: 'closed', isActive: false }] });
    const seen = await world.call(contract.getJobById, { jobId: id }, candidate.token);
    expect(expectSuccess(seen)).toMatchObject({
      status: 'closed',
      isSaved: true,
      qualifyingQuestionId: null,
    });
    expectSuccess(await publicJob(alternateId, candidate));
    expectSuccess(await unsave(id));
    expect(await world.call(contract.getJobById, { jobId: id }, candidate.token)).toMatchObject({
      httpStatus: 404,
    });
  });

  test('cannot be jobs that one may not see', async () => {
    const draft = await completeDraft(world, employer);
    const closed = await postJob(world, employer);
    await close(closed.id);
    for (const id of [draft.id, closed.id, '00000000-0000-4000-8000-000000000000', 'nonsense'])
      expect(await save(id)).toMatchObject({ httpStatus: 404, statusCode: 2 });
    expect(await saved()).toMatchObject({ total: 0 });
  });
});

describe('the pages for crawlers and link previews', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roundone-web-'));
    const html = `<!doctype html><html lang="en"><head>
    <meta name="description" content="The product." />
    <title>Roundone</title></head><body><div id="root"></div></body></html>`;
    await writeFile(join(folder, 'index.html'), html);
    app = await buildApp(world.ctx, { routes, webRoutes, authenticate, webDirectory: folder });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const read = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ method: 'GET', url });
    return { statusCode, body, headers };
  };
  const posting = (html: string) => {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(1);
    return JSON.parse(scripts[0]![1]!) as Record<string, unknown>;
  };

  test('a job’s page has its name and its JobPosting', async () => {
    const { alternateId } = await postJob(world, employer, {
      details: { type: 'Direct Hire', role: 'Welder', annualSalaryRange: '50000-70000' },
      misc: { displayHourTocandidate: true },
    });
    const { statusCode, body, headers } = await read(`/jobs/${alternateId}`);
    const url = `${world.ctx.config.publicUrl}/jobs/${alternateId}`;
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(body).toContain('<title>Welder at Pat Public · Roundone</title>');
    expect(body).toContain('<meta property="og:title" content="Welder at Pat Public · Roundone" />');
    expect(body).toContain('<meta name="description" content="We build things with JavaScript." />');
    expect(body).toContain(`<link rel="canonical" href="${url}" />`);
    expect(body.match(/<title>|name="description"/g)).toHaveLength(2);
    expect(posting(body)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Welder',
      description: '<p>We build <strong>things</strong> with JavaScript.</p>',
      datePosted: expect.stringMatching(/^2030-03-05T/),
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Pat Public' },
      jobLocation: {
        address: { streetAddress: '500 Market Street', addressCountry: 'US', postalCode: '94105' },
      },
      baseSalary: { currency: 'USD', value: { minValue: 50_000, maxValue: 70_000, unitText: 'YEAR' } },
      url,
    });
  });

  test('data that is not displayed to candidates is not in them either', async () => {
    const remote = { isWFHAvailable: 'true' as const, wfhValue: '100% Remote' as const };
    const hidden = await postJob(world, employer, { misc: remote });
    const shown = await postJob(world, employer, {
      misc: { ...remote, displayWorkFromHome: true, displayHourTocandidate: true },
    });
    const quiet = posting((await read(`/jobs/${hidden.alternateId}`)).body);
    expect(quiet).not.toHaveProperty('jobLocationType');
    expect(quiet).not.toHaveProperty('baseSalary');
    expect(posting((await read(`/jobs/${shown.alternateId}`)).body)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      employmentType: 'CONTRACTOR',
      baseSalary: { value: { value: 40, unitText: 'HOUR' } },
    });
  });

  test('hostile texts are escaped', async () => {
    const evil = `</script><script>alert(1)</script><!--<script>"'&\u2028 $& $1 $\``;
    const { id, alternateId } = await postJob(world, employer, {
      skills: [{ value: 'JavaScript', preference: 'Required', minExperience: '1 Year' }],
    });
    // Written past the form's validation, as an older version or an import might have done.
    await world.db
      .updateTable('jobs')
      .set({ designation: evil, description_html: `<p>${evil}</p>` })
      .where('id', '=', id)
      .execute();
    const { body } = await read(`/jobs/${alternateId}`);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(body).not.toContain('<!--');
    expect(posting(body)['title']).toBe(evil);
    expect(body).toContain(
      '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&lt;script&gt;&quot;&#39;&amp;',
    );
  });

  test('a job that is closed, unknown or invalid is not found, and not indexed', async () => {
    const { id, alternateId } = await postJob(world, employer);
    await close(id);
    for (const name of [alternateId, 'R1-XXXXXX', '%3Cscript%3E', "'%20OR%201=1", 'x'.repeat(300)]) {
      const { statusCode, body, headers } = await read(`/jobs/${name}`);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).toContain('<div id="root">');
      expect(body).not.toContain('ld+json');
    }
  });

  test('a page’s address may contain a token with a full stop', async () => {
    const { statusCode, headers } = await read('/unsubscribe?token=abc.def');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect((await read('/nothing.png?x=1')).statusCode).toBe(404);
  });

  test('the sitemap lists the open jobs, and robots.txt names it', async () => {
    const { alternateId } = await postJob(world, employer);
    const draft = await completeDraft(world, employer);
    const { publicUrl } = world.ctx.config;
    const sitemap = await read('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain(`<url><loc>${publicUrl}/jobs/${alternateId}</loc><lastmod>2030-03-05T`);
    expect(sitemap.body).toContain(`<loc>${publicUrl}/jobs</loc>`);
    expect(sitemap.body).not.toContain(draft.alternateId);
    const robots = await read('/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(robots.body).toContain('Disallow: /feedback');
    expect((await read('/jobs')).body).toContain('<title>Open Jobs · Roundone</title>');
  });
});
