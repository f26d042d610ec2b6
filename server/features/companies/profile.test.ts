import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companySite, mainOf } from '#server/testing/companies.ts';
import { postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type World, expectSuccess } from '#server/testing/world.ts';

/** What a company says about itself, and its slugs. */

let world: World;
const site = companySite();
const { get, profileOf, save, upload } = site;
beforeAll(async () => {
  world = await site.start();
});
afterAll(() => site.close());

const PUBLIC_URL = 'http://localhost:3000';

describe('the slug of a company', () => {
  test.each(['-a', 'a--b', 'ä1', '../x', 'x'.repeat(101), ''])(
    '%j is refused with a sentence',
    async (slug) => {
      const employer = await world.employer('Sara Slug', { profile: false });
      const reply = await save(employer, { slug });
      expect(reply).toMatchObject({
        httpStatus: 400,
        message: 'An address has 1 to 100 letters of the English alphabet, digits, or hyphens between them',
        data: { issues: [{ path: 'slug' }] },
      });
    },
  );

  test('one that is long because others have the same name is kept, and its page is found', async () => {
    const name = 'N'.repeat(100);
    const [first, second] = [await world.employer('Nora Long'), await world.employer('Nils Long')];
    expectSuccess(await save(first, { name, slug: 'n'.repeat(60) }));
    expectSuccess(await save(second, { name, slug: `${'n'.repeat(60)}-${second.id}` }));
    await postJob(world, second);
    expectSuccess(await save(second, { site: 'n.example' }));
    expect((await get(`/companies/${'n'.repeat(60)}-${second.id}`)).statusCode).toBe(200);
    expectSuccess(await save(first, { name: 'X', slug: 'x' }));
  });

  test('small and capital letters are the same', async () => {
    const employer = await world.employer('Cap Ital', { profile: false });
    expectSuccess(await save(employer, { name: '3M', slug: ' 3M ' }));
    expect((await profileOf(employer)).slug).toBe('3m');
  });

  test('an earlier slug leads to the new one for good, and is never given to others', async () => {
    const employer = await world.employer('Rena Renamed');
    await postJob(world, employer);
    const rival = await world.employer('Rex Rival');
    const first = (await profileOf(employer)).slug;
    expectSuccess(await save(employer, { slug: 'rena-2' }));
    expectSuccess(await save(employer, { slug: 'rena-3' }));
    for (const former of [first, 'rena-2', 'RENA-3']) {
      const moved = await get(`/companies/${former}?cursor=abc`);
      expect(moved.statusCode).toBe(301);
      expect(moved.headers['location']).toBe('/companies/rena-3?cursor=abc');
    }
    expect((await get('/companies/rena-2/jobs.json')).headers['location']).toBe(
      '/companies/rena-3/jobs.json',
    );
    expect((await get('/companies/rena-2/embed?scheme=dark')).headers['location']).toBe(
      '/companies/rena-3/embed?scheme=dark',
    );
    expect((await profileOf(employer)).formerSlugs.toSorted()).toEqual([first, 'rena-2'].toSorted());

    for (const taken of [first, 'rena-2', 'rena-3']) {
      expect(await save(rival, { slug: taken, name: 'Nothing Saved' })).toMatchObject({
        httpStatus: 400,
        message: 'Another company uses or used this address. Please choose another one',
      });
    }
    expect((await profileOf(rival)).name).toBe('Rex Rival');
    // A company may reuse its own earlier slug.
    expectSuccess(await save(employer, { slug: 'rena-2' }));
    expect((await get('/companies/rena-3')).headers['location']).toBe('/companies/rena-2');
  });

  test('a company that registers under an earlier name of another gets another slug', async () => {
    const employer = await world.employer('Twice Named', { profile: false });
    expect((await profileOf(employer)).slug).toBe('twice-named');
    expectSuccess(await save(employer, { slug: 'once-named' }));
    const second = await world.employer('Twice Named', { profile: false });
    expect((await profileOf(second)).slug).toBe('twice-named-2');
  });

  test('stays reserved after its company was deleted', async () => {
    const employer = await world.employer('Gone Company', { profile: false });
    await world.db.deleteFrom('companies').where('id', '=', employer.id).execute();
    const second = await world.employer('Gone Company', { profile: false });
    expect((await profileOf(second)).slug).toBe('gone-company-2');
    expect((await get('/companies/gone-company')).statusCode).toBe(404);
  });
});

describe('the profile', () => {
  test('is saved whole; its text is cleaned; its pictures are shown with their texts', async () => {
    const employer = await world.employer('Paula Profile');
    await postJob(world, employer);
    const [first, second, logo] = [await upload(employer), await upload(employer), await upload(employer)];
    const about =
      '<h2 onclick="x()">We build</h2><p>Things &amp; <b>more</b><script>alert(1)</script><img src=x onerror=y></p><a href="javascript:x">no</a>';
    expectSuccess(
      await save(employer, {
        name: 'Harbour & Pine',
        slug: 'paula',
        site: 'harbour.example/team',
        about,
        logoPath: logo,
        pictures: [
          { path: first, alt: 'The team "at" <work>' },
          { path: second, alt: 'The harbour' },
        ],
      }),
    );
    const saved = await profileOf(employer);
    expect(saved).toMatchObject({
      name: 'Harbour & Pine',
      slug: 'paula',
      site: 'https://harbour.example/team',
      about: '<h2>We build</h2><p>Things &amp; <b>more</b></p><a>no</a>',
      hasPosted: true,
      pageUrl: `${PUBLIC_URL}/companies/paula`,
      feedUrl: `${PUBLIC_URL}/companies/paula/jobs.json`,
      embedUrl: `${PUBLIC_URL}/companies/paula/embed`,
      pictures: [
        { path: first, alt: 'The team "at" <work>' },
        { path: second, alt: 'The harbour' },
      ],
    });
    const { statusCode, body } = await get('/companies/paula');
    expect(statusCode).toBe(200);
    const main = mainOf(body);
    expect(main).toContain('<h1');
    expect(main).toContain('Harbour &amp; Pine');
    expect(main).toContain('href="https://harbour.example/team"');
    // The page has its own headings above those in the text.
    expect(main).toContain('<h3>We build</h3><p>Things &amp; <b>more</b></p>');
    expect(main).toContain('alt="The team &quot;at&quot; &lt;work&gt;"');
    expect(body).not.toMatch(/alert\(1\)|onerror|javascript:/);
    for (const address of [...main.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url]) => url!))
      expect((await get(address.replaceAll('&amp;', '&'))).statusCode).toBe(200);

    // The pictures are replaced, and nothing else is lost.
    expectSuccess(await save(employer, { pictures: [{ path: second, alt: 'The harbour' }] }));
    const changed = await profileOf(employer);
    expect(changed.pictures.map(({ alt }) => alt)).toEqual(['The harbour']);
    expect(changed.logoUrl).not.toBeNull();
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please enter a valid name'],
    [
      { site: 'javascript:alert(1)' },
      'site',
      'Please enter the address of your site, such as https://example.com',
    ],
    [{ about: 'x'.repeat(20_001) }, 'about', 'This text is too long'],
    [{ logoPath: 'image-of-somebody-else' }, 'logoPath', 'Please upload the logo again'],
    [{ pictures: [{ path: 'image-x', alt: 'A' }] }, 'pictures.0.path', 'Please upload this picture again'],
    [
      { pictures: [{ path: 'image-x', alt: ' ' }] },
      'pictures.0.alt',
      'Please say in at most 200 characters what the picture shows',
    ],
    [
      { pictures: Array.from({ length: 7 }, () => ({ path: 'x', alt: 'A' })) },
      'pictures',
      'A company shows at most 6 pictures',
    ],
  ])('%j is refused, and nothing is saved', async (change, path, message) => {
    const employer = await world.employer('Bea Bad', { profile: false });
    const before = await profileOf(employer);
    const reply = await save(employer, { slug: `bad-${path.replaceAll('.', '')}`.toLowerCase(), ...change });
    expect(reply).toMatchObject({
      httpStatus: 400,
      data: { issues: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
    if (path !== 'name') expect(reply.message).toBe(message);
    expect(await profileOf(employer)).toEqual(before);
  });

  test('a picture of another company cannot be shown', async () => {
    const thief = await world.employer('Theo Thief', { profile: false });
    const owner = await world.employer('Olga Owner', { profile: false });
    const path = await upload(owner);
    expect(await save(thief, { pictures: [{ path, alt: 'Mine' }] })).toMatchObject({ httpStatus: 400 });
    expect(await save(thief, { logoPath: path })).toMatchObject({ httpStatus: 400 });
  });
});

test('of two owners who change the profile at once, the second is told, and replaces it only on purpose', async () => {
  const owner = await world.employer('Olga Twice', { profile: false });
  const second = await joinCompany(world, owner, { name: 'Sven Second', memberRole: 'owner' });
  const { version } = await profileOf(owner);
  expectSuccess(await save(second, { about: '<p>Words of Sven</p>', version }));
  const late = await save(owner, { about: '<p>Words of Olga</p>', version });
  const present = await profileOf(owner);
  expect(late).toMatchObject({
    statusCode: 1,
    code: 'company.changed-meanwhile',
    message:
      'The profile was changed elsewhere in the meantime, so your changes aren’t saved. Discard them to see the other version, or save again to replace it.',
    data: { version: present.version },
  });
  expect(present.about).toBe('<p>Words of Sven</p>');
  expectSuccess(await save(owner, { about: '<p>Words of Olga</p>', version: present.version }));
  expect((await profileOf(owner)).about).toBe('<p>Words of Olga</p>');
});
