import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import { addNote } from '#contract/company/company-reviews.ts';
import { saveWebhook } from '#contract/company/company-webhooks.ts';
import { makeGuestLink } from '#contract/interview/guest-links.ts';
import { DAY_MS, EXPORT_HOURS, HOUR_MS } from '#contract/shared/limits.ts';
import { getCompanyExport, requestCompanyExport, requestErasure } from '#contract/privacy/privacy.ts';
import { MCQ, applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { forgetOldExports } from './export.ts';
import { HELD_FOR_COMPANY, LEFT } from './company-held-store.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
});
afterAll(() => world.close());

const shown = async (person: Person) => expectSuccess(await world.call(getCompanyExport, {}, person.token));

test('every table is in the archive, or left out for a reason', async () => {
  const rows = await world.db.introspection.getTables();
  const listed = [
    ...Object.values(HELD_FOR_COMPANY).flatMap(Object.keys),
    ...LEFT.flatMap(([, tables]) => tables),
  ];
  const tables = rows.filter(({ schema }) => schema === 'public').map(({ name }) => name);
  expect(listed.toSorted()).toEqual(tables.toSorted());
});

test('an owner gets all of the company, but no secret and nothing of another company; for a day', async () => {
  const owner = await world.employer('Ola Owner');
  const job = await postInterviewJob(world, owner);
  const { candidate, applicationId } = await takeInterview(
    world,
    { job, owner },
    { name: 'Paul Person', voices: ['off-topic.wav'], choice: MCQ.answer },
  );
  expectSuccess(await world.call(addNote, { applicationId, text: 'A thought to keep' }, owner.token));
  const expires = new Date(world.clock.now().getTime() + 3 * DAY_MS).toISOString();
  const guest = expectSuccess(
    await world.call(makeGuestLink, { applicationId, name: 'Gus', expires, inFull: true }, owner.token),
  );
  const hook = { address: 'http://127.0.0.1:9/hook', events: ['report.ready' as const] };
  const { secret } = expectSuccess(await world.call(saveWebhook, hook, owner.token));
  const rival = await world.employer('Rudi Rival');
  await applyTo(world, await postInterviewJob(world, rival), rival, candidate);
  expectSuccess(await world.call(addNote, { applicationId, text: 'Second thought' }, owner.token));

  expect(await shown(owner)).toBeNull();
  expectSuccess(await world.call(requestCompanyExport, {}, owner.token));
  await world.settle();
  const made = await shown(owner);
  expect(made).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
  const answer = await world.app.inject({ method: 'GET', url: made!.link! });
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const json = (name: string) =>
    JSON.parse(strFromU8(files[`data/${name}.json`]!)) as Record<string, unknown>[];
  expect(json('applications/applications')).toMatchObject([{ id: applicationId }]);
  expect(json('applications/notes')).toHaveLength(2);
  expect(json('company/users').map(({ email }) => email)).toEqual(
    expect.arrayContaining([owner.email, candidate.email]),
  );
  expect(json('company/users')).toHaveLength(2);
  expect(json('reports/reports')).toHaveLength(1);
  expect(json('history/audit_events').map(({ action }) => action)).toContain('company.export-asked');
  const names = Object.keys(files);
  expect(names.filter((name) => name.endsWith('.wav'))).toHaveLength(1);
  expect(names.filter((name) => name.endsWith('resume.pdf'))).toHaveLength(1);
  expect(strFromU8(files['index.html']!)).toContain('Data of ');

  const all = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, content]) => strFromU8(content))
    .join('\n');
  expect(all).toContain('A thought to keep');
  for (const hidden of [
    rival.email,
    'password_hash',
    'token_hash',
    'client_secret',
    secret!,
    guest.address.split('/').at(-1)!,
    'object_key',
  ])
    expect([hidden, all.includes(hidden)]).toEqual([hidden, false]);

  const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
  expect(events[0]).toMatchObject({ action: 'company.export-asked', actorName: 'Ola Owner' });

  world.clock.set(new Date(world.clock.now().getTime() + EXPORT_HOURS * HOUR_MS));
  await forgetOldExports(world.ctx);
  await world.settle();
  const again = { ...owner, token: await world.signInAgain(owner) };
  expect(await shown(again)).toBeNull();
  const gone = await world.app.inject({ method: 'GET', url: made!.link! });
  expect(gone.statusCode).toBe(404);

  // Erased data is in no archive that can still be downloaded.
  expectSuccess(await world.call(requestCompanyExport, {}, again.token));
  await world.settle();
  const second = await shown(again);
  expectSuccess(await world.call(requestErasure, { applicationId, atOnce: true }, again.token));
  await world.settle();
  expect(await shown(again)).toBeNull();
  expect((await world.app.inject({ method: 'GET', url: second!.link! })).statusCode).toBe(404);
});
