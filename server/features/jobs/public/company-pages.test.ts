import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeJob } from '#contract/job/jobs.ts';
import { companySite, mainOf } from '#server/testing/companies.ts';
import { PNG } from '#server/testing/documents.ts';
import { postJob } from '#server/testing/jobs.ts';
import { copyOpenJob } from '#server/testing/many-jobs.ts';
import { type World, expectSuccess } from '#server/testing/world.ts';

/** The public page of a company, its feed and its frame, as the server sends them. */

let world: World;
const site = companySite();
const { get, profileOf, save, upload } = site;
beforeAll(async () => {
  world = await site.start();
});
afterAll(() => site.close());

const PUBLIC_URL = 'http://localhost:3000';
const postings = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );

describe('the public page', () => {
  test('is not found before the first job is posted; without open jobs it says so', async () => {
    const employer = await world.employer('Nina New');
    expectSuccess(await save(employer, { slug: 'nina', about: '<p>Soon</p>' }));
    for (const path of [
      '/companies/nina',
      '/companies/nina/jobs.json',
      '/companies/nina/embed',
      '/companies/nina/logo',
    ])
      expect((await get(path)).statusCode).toBe(404);
    expect((await profileOf(employer)).hasPosted).toBe(false);
    const job = await postJob(world, employer);
    expect((await get('/companies/nina')).statusCode).toBe(200);
    expectSuccess(await world.call(closeJob, { refJobId: job.id }, employer.token));
    const closed = await get('/companies/nina');
    expect(closed.statusCode).toBe(200);
    expect(mainOf(closed.body)).toContain('There are no open jobs today.');
    expect(JSON.parse((await get('/companies/nina/jobs.json')).body)).toMatchObject({ items: [] });
    expect((await get('/companies/nina/embed')).body).toContain('There are no open jobs today.');
  });

  test('shows nothing of the members', async () => {
    const employer = await world.employer('Mona Member');
    await postJob(world, employer);
    expectSuccess(await save(employer, { name: 'Quiet Works', slug: 'quiet' }));
    await world.db
      .updateTable('users')
      .set({ name: 'Secret Person' })
      .where('id', '=', employer.id)
      .execute();
    for (const path of ['/companies/quiet', '/companies/quiet/jobs.json', '/companies/quiet/embed']) {
      const { body } = await get(path);
      expect(body).toContain('Quiet Works');
      expect(body).not.toContain('Secret Person');
      expect(body).not.toContain(employer.email);
    }
  });

  test('lists the open jobs page by page, without script, each once, and no other company’s', async () => {
    const employer = await world.employer('Lena Long');
    const other = await world.employer('Oskar Other');
    const foreign = await postJob(world, other);
    const { id, alternateId } = await postJob(world, employer);
    await copyOpenJob(world.db, id, 22);
    // The test's clock is ahead of the database's, so the copies are older.
    const made = [alternateId, ...Array.from({ length: 22 }, (_, n) => `BENCH${n}`)];
    const { slug } = await profileOf(employer);
    const seen: string[] = [];
    let next: string | undefined = `/companies/${slug}`;
    for (let pages = 0; next !== undefined; pages += 1) {
      expect(pages).toBeLessThan(3);
      const { body, statusCode } = await get(next);
      expect(statusCode).toBe(200);
      const main = mainOf(body);
      expect(main).toContain('23');
      seen.push(...[...main.matchAll(/href="\/jobs\/([^"?]+)\?source=company-page"/g)].map(([, id]) => id!));
      next = /<a [^>]*href="([^"]+)"[^>]*rel="next"|<a [^>]*rel="next"[^>]*href="([^"]+)"/
        .exec(main)
        ?.slice(1)
        .find((address) => address !== undefined);
    }
    expect(seen).toEqual(made);
    expect(seen).not.toContain(foreign.alternateId);
    const broken = await get(`/companies/${slug}?cursor=broken`);
    expect(broken.statusCode).toBe(400);
    expect(mainOf(broken.body)).toContain('First page');
  });

  test('its head names the company, the feed and the logo, at addresses that stay', async () => {
    const employer = await world.employer('Hedda Head');
    await postJob(world, employer);
    const logoPath = await upload(employer);
    expectSuccess(await save(employer, { slug: 'hedda', site: 'https://hedda.example', logoPath }));
    const { body } = await get('/companies/hedda');
    expect(body).toContain('<title>Jobs at Hedda Head · Roundone</title>');
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}/companies/hedda" />`);
    expect(body).toContain(
      `<link rel="alternate" type="application/feed+json" title="Open jobs at Hedda Head" href="${PUBLIC_URL}/companies/hedda/jobs.json" />`,
    );
    expect(body).toContain(`<meta property="og:image" content="${PUBLIC_URL}/companies/hedda/logo" />`);
    expect(postings(body)).toEqual([
      {
        '@context': 'https://schema.org/',
        '@type': 'Organization',
        name: 'Hedda Head',
        url: `${PUBLIC_URL}/companies/hedda`,
        sameAs: 'https://hedda.example',
        logo: `${PUBLIC_URL}/companies/hedda/logo`,
      },
    ]);
    const logo = await get('/companies/hedda/logo');
    expect(logo.statusCode).toBe(302);
    const picture = await get(String(logo.headers['location']));
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload).toEqual(Buffer.from(PNG));
  });

  test('the page of a job leads to it, and names the company as the hiring organization', async () => {
    const employer = await world.employer('Jola Job');
    const { alternateId } = await postJob(world, employer);
    expectSuccess(await save(employer, { slug: 'jola', site: 'https://jola.example' }));
    const { body } = await get(`/jobs/${alternateId}`);
    expect(mainOf(body)).toContain('href="/companies/jola"');
    expect(postings(body)[0]).toMatchObject({
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Jola Job',
        url: `${PUBLIC_URL}/companies/jola`,
        sameAs: 'https://jola.example',
        logo: `${PUBLIC_URL}/companies/jola/logo`,
      },
    });
  });

  test('the sitemap lists the companies with open jobs', async () => {
    const employer = await world.employer('Sita Map');
    const idle = await world.employer('Ida Idle');
    await postJob(world, employer);
    const job = await postJob(world, idle);
    expectSuccess(await world.call(closeJob, { refJobId: job.id }, idle.token));
    const { body } = await get('/sitemap.xml');
    expect(body).toContain(`<loc>${PUBLIC_URL}/companies/sita-map</loc><lastmod>2030-03-05T`);
    expect(body).not.toContain('/companies/ida-idle<');
  });

  test.each(['山田製作所', 'Ünïcödé ÆØÅ', 'Société Générale «Est»'])(
    'a name such as %s is shown as it is',
    async (name) => {
      const employer = await world.employer('Kana Name');
      await postJob(world, employer);
      expectSuccess(await save(employer, { name }));
      const { slug } = await profileOf(employer);
      const { body } = await get(`/companies/${slug}`);
      expect(mainOf(body)).toContain(name);
    },
  );

  test('addresses that no company has are not found', async () => {
    for (const slug of ['nobody-here', '%00', '..%2f', 'a'.repeat(300), '%F0%9F%98%80']) {
      const { statusCode, body } = await get(`/companies/${slug}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('We can’t find this company');
    }
  });
});

describe('the feed', () => {
  test('is a JSON Feed 1.1 that other sites may read, with an ETag', async () => {
    const employer = await world.employer('Fred Feed');
    const { alternateId } = await postJob(world, employer);
    expectSuccess(await save(employer, { slug: 'fred', about: '<p>We  feed.</p>' }));
    const answer = await get('/companies/fred/jobs.json');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/feed+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(JSON.parse(answer.body)).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Open jobs at Fred Feed',
      home_page_url: `${PUBLIC_URL}/companies/fred`,
      feed_url: `${PUBLIC_URL}/companies/fred/jobs.json`,
      description: 'We  feed.',
      icon: `${PUBLIC_URL}/companies/fred/logo`,
      authors: [{ name: 'Fred Feed', url: `${PUBLIC_URL}/companies/fred` }],
      language: 'en',
      items: [
        {
          id: expect.any(String),
          url: `${PUBLIC_URL}/jobs/${alternateId}?source=feed`,
          title: 'Web Developer',
          content_html: '<p>We build <strong>things</strong> with JavaScript.</p>',
          date_published: expect.stringMatching(/^2030-03-05T/),
          date_modified: expect.stringMatching(/^2030-03-05T/),
          tags: ['Contract', expect.any(String)],
        },
      ],
    });
    const again = await get('/companies/fred/jobs.json', { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect((await get('/companies/fred/jobs.json?cursor=x')).statusCode).toBe(400);
  });
});

describe('the frame', () => {
  test('may be shown by any site, has no script, and loads nothing', async () => {
    const employer = await world.employer('Emil Embed');
    const { alternateId } = await postJob(world, employer, { details: { role: 'Fish & Chips Chef' } });
    expectSuccess(await save(employer, { name: 'Emil’s «Fish» & Chips', slug: 'emil' }));
    const { body, headers } = await get('/companies/emil/embed');
    expect(headers['x-frame-options']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
    expect(policy).toContain('frame-ancestors *');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/<script|<img|<link|style="/);
    expect(body).toContain('<title>Open jobs at Emil’s «Fish» &amp; Chips</title>');
    expect(body).toContain(
      `<a href="${PUBLIC_URL}/jobs/${alternateId}?source=website" target="_blank" rel="noopener">Fish &amp; Chips Chef</a>`,
    );
    expect(body).toContain('<meta name="color-scheme" content="light dark">');
    expect((await get('/companies/emil/embed?scheme=dark')).body).toContain('content="dark"');
    expect((await get('/companies/emil/embed?scheme="><script>')).body).toContain('content="light dark"');
    // Every other page refuses to be framed.
    expect((await get('/companies/emil')).headers['x-frame-options']).toBe('DENY');
  });
});
