import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCompanyProfile, saveCompany } from '#contract/company/company-profile.ts';
import * as contract from '#contract/job/jobs.ts';
import { listCities, listStates } from '#server/features/masters/geography.ts';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes, webRoutes } from '#server/features/features.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { Failure } from '#server/platform/outcome.ts';
import { completeDraft, postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';
import { publicPages } from '#web/public-pages/pages.tsx';

/** The pages of jobs as the server sends them: they can be read without a script. */

let world: World;
let employer: Person;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Pat Public');
  folder = await mkdtemp(join(tmpdir(), 'roundone-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>App</title></head></html>');
  const pages = publicPages({ styles: '/assets/public.css', script: '/assets/public.js', fonts: [] });
  const broken = {
    path: '/broken',
    kind: 'page',
    handle: async () => {
      throw new Failure('server-busy', 'Too many people search at once.', [], 7);
    },
  } as const;
  app = await buildApp(world.ctx, {
    routes,
    webRoutes: [...webRoutes, broken],
    authenticate,
    webDirectory: folder,
    publicPages: { pages },
  });
});
beforeEach(async () => {
  await world.db.deleteFrom('jobs').execute();
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true });
});

const close = async (jobId: string) =>
  expectSuccess(await world.call(contract.closeJob, { refJobId: jobId }, employer.token));

/** The text that people read, without HTML. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The opening tags of these elements. */
const elements = (html: string, name: string) => html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];

describe('the pages for crawlers and link previews', () => {
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
    // The data, the colours and the script of the page.
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(body.match(/<\/script>/g)).toHaveLength(3);
    expect(body).not.toContain('<!--');
    expect(body).not.toMatch(/<script>/);
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
      expect(textOf(body)).toContain('This job is not open');
      expect(body).toMatch(/<a [^>]*href="\/jobs"[^>]*>.*?See the open jobs/);
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
    for (const page of ['/jobs', '/help', '/help/candidates'])
      expect(sitemap.body).toContain(`<loc>${publicUrl}${page}</loc>`);
    expect(sitemap.body).not.toContain(draft.alternateId);
    const robots = await read('/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(robots.body).toContain('Disallow: /feedback');
    expect((await read('/jobs')).body).toContain('<title>Open Jobs · Roundone</title>');
  });
});

describe('the list of open jobs', () => {
  test('is there with the jobs, the search form and links to the next pages', async () => {
    for (const role of ['Baker One', 'Baker Two']) await postJob(world, employer, { details: { role } });
    const first = await app.inject('/jobs?designation=baker&limit=1');
    expect(textOf(first.body)).toContain('Total Jobs: 2');
    expect(textOf(first.body)).toContain('Baker Two');
    expect(textOf(first.body)).not.toContain('Baker One');
    expect(elements(first.body, 'form')[0]).toMatch(/action="\/jobs" method="get"/);
    expect(elements(first.body, 'input')[0]).toMatch(/name="designation".*value="baker"/);
    const [, next = ''] = /rel="next" href="([^"]*)"/.exec(first.body) ?? [];
    const second = await app.inject(next.replaceAll('&amp;', '&'));
    expect(textOf(second.body)).toContain('Baker One');
    expect(textOf(second.body)).not.toContain('Baker Two');
    expect(textOf(second.body)).toContain('That is all.');
    expect(second.body).toMatch(/href="\/jobs\?designation=baker"[^>]*>.*?First page/);
  });

  test('the links to its pages keep the filters that the form cannot show', async () => {
    const [, state] = listStates('US');
    const far = { countryId: 'US', stateId: state!.id, cityId: listCities(state!.id)[0]!.id };
    const post = (role: string, salary: string, location = {}) =>
      postJob(world, employer, {
        details: { type: 'Direct Hire', startDate: undefined, endDate: undefined, role, salary },
        location,
      });
    await post('Old Baker', '60000');
    const threeDaysAgo = new Date(world.clock.now().getTime() - 3 * 24 * 60 * 60 * 1000);
    await world.db.updateTable('jobs').set({ published_at: threeDaysAgo }).execute();
    await post('Cheap Baker', '50000');
    await post('Far Baker', '60000', far);
    await post('New Baker', '60000');

    const read = async (address: string) => {
      const { body } = await app.inject(address.replaceAll('&amp;', '&'));
      const shown = textOf(body).match(/Total Jobs: \d+|(?:Old|Cheap|Far|New) Baker/g);
      const leadingTo = (text: string) =>
        new RegExp(`<a [^>]*href="([^"]*)"[^>]*>(?:(?!</a>).)*${text}`).exec(body)?.[1] ??
        `no link to ${text}`;
      return { shown, leadingTo };
    };
    for (const [query, newest, other] of [
      ['stateId=US-AL&postedWithinDays=2', 'New Baker', 'Cheap Baker'],
      ['stateId=US-AL&payFrom=55000', 'New Baker', 'Old Baker'],
      ['stateId=US-AL&state=Nevada&payFrom=55000', 'New Baker', 'Old Baker'],
    ] as const) {
      const first = await read(`/jobs?${query}&limit=1`);
      expect([query, first.shown]).toEqual([query, ['Total Jobs: 2', newest]]);
      const second = await read(first.leadingTo('Next page'));
      expect([query, second.shown]).toEqual([query, ['Total Jobs: 2', other]]);
      const again = await read(second.leadingTo('First page'));
      expect([query, again.shown]).toEqual([query, ['Total Jobs: 2', newest, other]]);
    }
    expect(textOf((await app.inject('/jobs?payFrom=70000')).body)).toContain('Show all open jobs');
  });

  test('is searched by the name of a state, with or without its country', async () => {
    await postJob(world, employer, { details: { role: 'Beekeeper' } });
    const { stateId } = somePlace();
    for (const query of [`stateId=${stateId}`, 'state=alabama', 'state=Alabama%2C+United+States']) {
      const { body } = await app.inject(`/jobs?${query}`);
      expect([query, textOf(body).includes('Beekeeper')]).toEqual([query, true]);
      expect(body).toContain(`data-state-id="${stateId}"`);
    }
    // The page shows what is searched: links from other clients may have only the id, or a different name with it.
    for (const query of [`stateId=${stateId}`, `stateId=${stateId}&state=Nevada`]) {
      const { body } = await app.inject(`/jobs?${query}`);
      expect([query, elements(body, 'input')[1]]).toEqual([
        query,
        expect.stringMatching(/name="state".*value="Alabama, United States"/),
      ]);
    }
    const form = 'designation=beekeeper&state=&workPlace=&jobType=&payFrom=&postedWithinDays=&sectorId=';
    const sent = await app.inject(`/jobs?${form}`);
    expect(sent.statusCode).toBe(200);
    expect(textOf(sent.body)).toContain('Total Jobs: 1');
    const remote = await app.inject(`/jobs?${form.replace('workPlace=', 'workPlace=remote')}`);
    expect(remote.body).toContain('Filters (1 in use)');
    const elsewhere = await app.inject('/jobs?state=Nevada');
    expect(textOf(elsewhere.body)).toContain('Sorry No Jobs Available.');
  });

  test('says what is wrong with a search, keeps what was typed, and leads to all jobs', async () => {
    await postJob(world, employer, { details: { role: 'Beekeeper' } });
    const unknown = await app.inject('/jobs?designation=bee&state=Atlantis');
    expect(unknown.statusCode).toBe(400);
    expect(textOf(unknown.body)).toContain('State not found');
    expect(unknown.body).toContain('value="Atlantis"');
    expect(unknown.body).toContain('value="bee"');
    expect(unknown.body).toContain('<meta name="robots" content="noindex" />');
    expect(textOf(unknown.body)).toContain('Show all open jobs');
    const wrong = [
      `designation=${'x'.repeat(200)}`,
      'designation=a&designation=b',
      'cursor=%00',
      'cursor=nonsense',
      'cursor=nonsense',
    ];
    for (const query of wrong) {
      const { statusCode, headers, body } = await app.inject(`/jobs?${query}`);
      expect([query, statusCode, headers['content-type']]).toEqual([query, 400, 'text/html; charset=utf-8']);
      expect(body).not.toContain('Beekeeper');
    }
  });

  test('reads of each job what its card shows, like the list of a company', async () => {
    const { alternateId } = await postJob(world, employer, { details: { role: 'Beekeeper' } });
    // Its tasks read it too.
    await world.settle();
    const { db } = world.ctx;
    /** Which of the lists that only a job's page shows are read. */
    const readBy = async (url: string) => {
      const read = new Set<string | undefined>();
      const note: KyselyPlugin['transformQuery'] = ({ node, queryId }) => {
        const { sql } = db.getExecutor().compileQuery(node, queryId);
        read.add(/^select [^(]* from "(\w+)"/.exec(sql)?.[1]);
        return node;
      };
      world.ctx.db = db.withPlugin({ transformQuery: note, transformResult: async ({ result }) => result });
      const { body } = await app.inject(url);
      world.ctx.db = db;
      expect([url, textOf(body).includes('Beekeeper')]).toEqual([url, true]);
      return ['job_skills', 'job_videos'].filter((table) => read.has(table));
    };
    expect(await readBy('/jobs')).toEqual([]);
    expect(await readBy('/companies/pat-public')).toEqual([]);
    expect(await readBy(`/jobs/${alternateId}`)).toEqual(['job_skills', 'job_videos']);
  });

  test('shows what was searched for as text', async () => {
    const evil = '"><script>alert(1)</script>';
    const { body } = await app.inject(`/jobs?designation=${encodeURIComponent(evil)}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  test('is sent again only if it has changed', async () => {
    await postJob(world, employer, { details: { role: 'Beekeeper' } });
    const first = await app.inject('/jobs');
    const again = { url: '/jobs', headers: { 'if-none-match': String(first.headers['etag']) } };
    expect((await app.inject(again)).statusCode).toBe(304);
    await postJob(world, employer, { details: { role: 'Baker' } });
    expect((await app.inject(again)).statusCode).toBe(200);
  });
});

describe('the page of a job', () => {
  test('has all that one would send to a friend, and the way to apply', async () => {
    const { alternateId } = await postJob(world, employer, {
      details: { type: 'Direct Hire', role: 'Welder', annualSalaryRange: '50000-70000' },
    });
    const { body } = await app.inject(`/jobs/${alternateId}`);
    const text = textOf(body);
    for (const part of [
      'Welder',
      'Pat Public',
      alternateId,
      '$50,000 – $70,000 a year',
      'Abbeville, Alabama, United States',
      'We build things with JavaScript.',
      'Everyone who’s invited answers the same questions in the same time.',
      'are never judged',
      'Sign in to apply',
    ])
      expect([part, text.includes(part)]).toEqual([part, true]);
    expect(body).toContain(`href="/login?as=candidate&amp;returnTo=%2Fjobs%2F${alternateId}"`);
  });

  test('shows amounts in the currency of the company, also to search engines', async () => {
    const abroad = await world.employer('Erika Euro');
    const { name, slug, site, about } = expectSuccess(await world.call(getCompanyProfile, {}, abroad.token));
    const save = (currency: string) =>
      world.call(saveCompany, { name, slug, site, about, currency }, abroad.token);
    expect(await save('euros')).toMatchObject({
      httpStatus: 400,
      data: { issues: [{ path: 'currency', message: 'Please select a currency' }] },
    });
    expectSuccess(await save('EUR'));
    const { alternateId } = await postJob(world, abroad, {
      details: { type: 'Direct Hire', role: 'Welder', annualSalaryRange: '50000-70000' },
    });
    const { body } = await app.inject(`/jobs/${alternateId}`);
    expect(textOf(body)).toContain('€50,000 – €70,000 a year');
    expect(body).toContain('"currency":"EUR"');
  });

  test('puts the headings of a description below its own', async () => {
    const description = '<h2>Your day</h2><p>We build things with JavaScript.</p><h3>Mornings</h3>';
    const { alternateId } = await postJob(world, employer, { details: { description } });
    const { body } = await app.inject(`/jobs/${alternateId}`);
    expect(body).toContain('<h3>Your day</h3>');
    expect(body).toContain('<h4>Mornings</h4>');
  });
});

test('a page that fails says so to people, with the right status and when to try again', async () => {
  const { statusCode, headers, body } = await app.inject('/broken');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '7', 'no-store']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(textOf(body)).toContain('Too many people search at once.');
});
