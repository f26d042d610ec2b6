import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNote } from '#contract/company/company-reviews.ts';
import { sendMessage } from '#contract/interview/messages.ts';
import { EXPORT_HOURS, HOUR_MS } from '#contract/shared/limits.ts';
import * as contract from '#contract/privacy/privacy.ts';
import { MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { forgetOldExports } from './export.ts';
import { HELD } from './held-store.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const shown = async (person: Person) => expectSuccess(await world.call(contract.getExport, {}, person.token));

/** The names and contents of the files in the archive behind the link. */
async function archive(link: string): Promise<Record<string, Uint8Array>> {
  const answer = await world.app.inject({ method: 'GET', url: link });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('attachment');
  return unzipSync(new Uint8Array(answer.rawPayload));
}

test('a candidate gets all that is held, but no secret and nothing that a company keeps to itself; for a day', async () => {
  const employer = await world.employer('Xenia Exporter');
  const job = await postInterviewJob(world, employer);
  const { candidate, applicationId } = await takeInterview(
    world,
    { job, owner: employer },
    { name: "Xaver O'Export", voices: ['off-topic.wav'], choice: MCQ.answer },
  );
  const note = { applicationId, text: 'A quiet thought of the company' };
  expectSuccess(await world.call(addNote, note, employer.token));
  const message = { applicationId, text: 'A word to the candidate' };
  expectSuccess(await world.call(sendMessage, message, employer.token));
  expect(await shown(candidate)).toBeNull();
  expectSuccess(await world.call(contract.requestExport, {}, candidate.token));
  await world.settle();
  const made = await shown(candidate);
  expect(made).toMatchObject({ state: 'ready', bytes: expect.any(Number) });

  const files = await archive(made!.link!);
  const texts = Object.entries(files).filter(([name]) => /\.(json|html)$/.test(name));
  const all = texts.map(([, content]) => strFromU8(content)).join('\n');
  for (const held of [
    candidate.email,
    '22 Long Street, Apartment 7',
    'Five years of JavaScript',
    MCQ.question,
    message.text,
  ])
    expect(all).toContain(held);
  const json = (name: string) => JSON.parse(strFromU8(files[name]!)) as Record<string, unknown>;
  expect(json('data/account.json')['users']).toMatchObject([{ email: candidate.email }]);
  expect(json(`applications/${applicationId}/report.json`)).toMatchObject({ viewer: 'candidate' });
  expect(json('data/mails.json')['mails']).not.toEqual([]);
  const names = Object.keys(files);
  expect(names.filter((name) => name.endsWith('.wav'))).toHaveLength(1);
  expect(names.filter((name) => name.endsWith('resume.pdf'))).toHaveLength(1);
  expect(strFromU8(files['index.html']!)).toContain('<h1>Data on Xaver O&#39;Export</h1>');
  // Secrets, and data that belongs only to the company.
  for (const hidden of ['password_hash', '$argon2', note.text, 'remembers the variables'])
    expect(all).not.toContain(hidden);

  world.clock.set(new Date(world.clock.now().getTime() + EXPORT_HOURS * HOUR_MS));
  expect(await shown(candidate)).toBeNull();
  expect((await world.app.inject({ method: 'GET', url: made!.link! })).statusCode).toBe(404);
  await forgetOldExports(world.ctx);
  await world.settle();
  expect(await Array.fromAsync(world.ctx.files.list('exports'))).toEqual([]);
});

test('a newer archive replaces the one before, and the erasure takes it', async () => {
  const person = await world.candidate('Erna Export');
  const other = await world.candidate('Otto Other');
  expectSuccess(await world.call(contract.requestExport, {}, other.token));
  for (const _ of ['once', 'again']) {
    expectSuccess(await world.call(contract.requestExport, {}, person.token));
    await world.settle();
  }
  expect(await Array.fromAsync(world.ctx.files.list('exports'))).toHaveLength(2);
  const { link } = (await shown(person))!;
  const asked = await world.call(
    contract.requestErasure,
    { atOnce: true, current: person.password },
    person.token,
  );
  expectSuccess(asked);
  await world.settle();
  expect(await Array.fromAsync(world.ctx.files.list('exports'))).toHaveLength(1);
  expect((await world.app.inject({ method: 'GET', url: link! })).statusCode).toBe(404);
});

test('each table is in the archive, or named as one that is not, in words for the person', () => {
  const left = HELD.filter(({ notExported }) => notExported !== undefined).map(({ table }) => table);
  expect(left.toSorted()).toEqual([
    'answer_marks',
    'answer_verdicts',
    'application_digest_entries',
    'application_moves',
    'correction_decisions',
    'decision_items',
    'exports',
    'guest_links',
    'guest_openings',
    'interview_pieces',
    'learned_verdicts',
    'note_mentions',
    'notes',
    'reports',
    'round_cards',
    'round_members',
    'round_recording_pieces',
    'scorecard_scores',
    'scorecards',
  ]);
});
