import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeBanner, setBanner } from '#contract/shared/operator.ts';
import { companySite } from '#server/testing/companies.ts';
import { postJob } from '#server/testing/jobs.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type World, expectSuccess } from '#server/testing/world.ts';

/** The operators' banner in the HTML of public pages, where it works without a script. */

let world: World;
const site = companySite();
beforeAll(async () => {
  world = await site.start();
});
afterAll(() => site.close());

const asidesIn = (html: string) => html.match(/<aside [^>]*>.*?<\/aside>/gs) ?? [];

test('pages that the server renders have the banner once, above the content; a feed and a frame do not', async () => {
  const boss = await world.candidate('Opal Operator');
  await makeOperator(world, boss);
  const employer = await world.employer('Nadia Banner');
  expectSuccess(await site.save(employer, { slug: 'nadia' }));
  const { alternateId } = await postJob(world, employer);
  const pages = [`/jobs`, `/jobs/${alternateId}`, '/companies/nadia', '/jobs/UNKNOWN1'];
  for (const path of pages) expect(asidesIn((await site.get(path)).body)).toEqual([]);
  const before = (await site.get('/companies/nadia')).headers['etag'];

  const now = world.clock.now().getTime();
  const banner = {
    text: 'On Sunday from 9 to 10 <b>"$&"</b> is not there.',
    from: new Date(now - 1000).toISOString(),
    until: new Date(now + 3_600_000).toISOString(),
  };
  expectSuccess(await world.call(setBanner, banner, boss.token));
  for (const path of pages) {
    const { body } = await site.get(path);
    const [aside = '', ...more] = asidesIn(body);
    expect([path, more]).toEqual([path, []]);
    expect(aside).toMatch(/^<aside aria-label="Notice" data-banner="[0-9a-f-]{36}" style="/);
    expect(aside).toContain('On Sunday from 9 to 10 &lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt; is not there.');
    expect(body).toContain(`${aside}<main id="main"`);
  }
  expect((await site.get('/companies/nadia')).headers['etag']).not.toBe(before);
  for (const path of ['/companies/nadia/jobs.json', '/companies/nadia/embed', '/sitemap.xml'])
    expect((await site.get(path)).body).not.toContain('On Sunday');

  world.clock.set(new Date(now + 3_600_000));
  expect(asidesIn((await site.get('/jobs')).body)).toEqual([]);
  world.clock.set(new Date(now));
  expect(asidesIn((await site.get('/jobs')).body)).toHaveLength(1);
  const again = { ...boss, token: await world.signInAgain(boss) };
  expectSuccess(await world.call(removeBanner, {}, again.token));
  expect(asidesIn((await site.get('/jobs')).body)).toEqual([]);
});
