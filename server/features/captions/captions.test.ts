import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateAnswerAudio, uploadPitch } from '#contract/account/candidate.ts';
import { CAPTION_NOTES } from '#contract/interview/caption-limits.ts';
import { correctCaptions, getCaptions } from '#contract/interview/captions.ts';
import { endGuestLink, getGuestReport, makeGuestLink } from '#contract/interview/guest-links.ts';
import {
  getApplicationByJobId,
  getFeedback,
  sendCandidateApplication,
  submitAnswerVideo,
  submitInterview,
} from '#contract/interview/interview.ts';
import { copyJob } from '#contract/job/job-copies.ts';
import { uploadJobVideo } from '#contract/job/job-steps.ts';
import { getJobById } from '#contract/job/jobs.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { requestErasure } from '#contract/privacy/privacy.ts';
import { makeCaptions } from '#server/features/uploads/captions/make-captions.ts';
import { beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import { MP4, type MadeJob, postJob, startDraft } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const film = (name: string) => readFileSync(new URL(`../../testing/recordings/${name}`, import.meta.url));
const OPUS = film('spoken-opus.mkv');
const SPOKEN = voices.find(({ file }) => file === 'closures-wrong.wav')!.text;
const SINCE = new Date('2030-03-05T10:00:00.000Z');

let world: World;
let employer: Person;
let candidate: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  world.clock.set(SINCE);
  employer = await world.employer('Erin Employer');
  candidate = await world.candidate('Cleo Caption');
  job = await postJob(world, employer);
});
afterAll(() => world?.close());

async function giveMessage(content: Uint8Array, jobId: string, by = employer): Promise<string> {
  const file = { filename: 'message.mkv', content };
  expectSuccess(await world.upload(uploadJobVideo, { refJobId: jobId }, file, by.token));
  await world.settle();
  return messageOf(jobId, by);
}

async function messageOf(jobId: string, by = employer): Promise<string> {
  return expectSuccess(await world.call(getJobById, { jobId }, by.token)).uploadedData[0]!.url;
}
const read = (link: string, by?: Person) => world.call(getCaptions, { film: link }, by?.token);
const shown = async (link: string, by?: Person) => expectSuccess(await read(link, by));
const correct = (link: string, by: Person, cues = [{ start: 0.5, end: 3, text: 'Mine' }]) =>
  world.call(correctCaptions, { film: link, cues }, by.token);
const open = (url: string) => world.app.inject({ method: 'GET', url });
const trackOf = (link: string) => open(link.replace('/files/', '/captions/'));
const textOf = (cues: readonly { text: string }[]) => cues.map(({ text }) => text).join(' ');
const rowCount = async () => (await world.db.selectFrom('captions').select('file_id').execute()).length;

describe('the captions of a film', () => {
  // sound.test.ts hears the other kinds of films.
  test('are what is said in it', async () => {
    const draft = await startDraft(world, employer);
    const link = await giveMessage(OPUS, draft.id);
    const captions = await shown(link, employer);
    expect(captions).toMatchObject({
      state: 'ready',
      note: 'These captions were made by speech recognition and may contain errors.',
      mayCorrect: true,
      isCorrected: false,
    });
    expect(wordErrorRate(SPOKEN, textOf(captions.cues))).toBeLessThanOrEqual(0.2);
    const times = captions.cues.flatMap(({ start, end }) => [start, end]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(captions.cues.length).toBeGreaterThan(1);
    expect(times.at(-1)).toBeLessThan(10);
    const track = await trackOf(link);
    expect(track.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(track.body).toMatch(/^WEBVTT\n\n1\n00:00:0\d\.\d{3} --> 00:00:0\d\.\d{3}\n/);
  }, 60_000);

  test('of a film without sound or words are none, and it says why', async () => {
    const draft = await startDraft(world, employer);
    const silent = await shown(await giveMessage(film('no-sound.mp4'), draft.id));
    expect(silent).toMatchObject({ state: 'none', note: CAPTION_NOTES.noSound(), cues: [] });
    const wordless = await shown(await giveMessage(MP4, draft.id));
    expect(wordless).toMatchObject({ state: 'none', cues: [] });
  });

  test('are there for whoever has a link that opens the film, and for nobody else', async () => {
    const link = await messageOf((await sharedJob()).id);
    expect((await shown(link)).mayCorrect).toBe(false);
    expect((await open(link)).statusCode).toBe(200);
    const changed = `${link.slice(0, -3)}${link.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    for (const wrong of [changed, '/files/nothing', 'x.y', `/captions/${link}`]) {
      expect(await read(wrong, employer)).toMatchObject({ httpStatus: 404 });
      expect((await trackOf(wrong.startsWith('/') ? wrong : `/files/${wrong}`)).statusCode).toBe(404);
    }
    world.clock.set(new Date(world.clock.now().getTime() + DAY_MS));
    expect((await open(link)).statusCode).toBe(404);
    expect(await read(link, employer)).toMatchObject({ httpStatus: 404 });
    expect((await trackOf(link)).statusCode).toBe(404);
  });
});

/** A job with a spoken message, created only once. */
let shared: Promise<MadeJob> | null = null;
function sharedJob(): Promise<MadeJob> {
  shared ??= postJob(world, employer).then(async (made) => {
    await giveMessage(OPUS, made.id);
    return made;
  });
  return shared;
}

describe('a correction', () => {
  test('is kept as it is, also when the film is heard again', async () => {
    const draft = await startDraft(world, employer);
    const link = await giveMessage(OPUS, draft.id);
    const cues = [
      { start: 4, end: 6, text: 'Second <b>&' },
      { start: 1, end: 3.5, text: '  First --> \n\n now ' },
    ];
    expect(await correct(link, employer, cues)).toMatchObject({ message: 'Captions saved.' });
    const stored = await shown(link);
    expect(stored).toMatchObject({ isCorrected: true, note: CAPTION_NOTES.corrected() });
    expect(stored.cues).toEqual([
      { start: 1, end: 3.5, text: 'First --> \n\n now' },
      { start: 4, end: 6, text: 'Second <b>&' },
    ]);
    expect((await trackOf(link)).body).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.500\nFirst --&gt; now\n\n2\n00:00:04.000 --> 00:00:06.000\nSecond &lt;b&gt;&amp;\n',
    );
    const { file_id } = await world.db
      .selectFrom('captions')
      .select('file_id')
      .where('corrected_at', 'is not', null)
      .executeTakeFirstOrThrow();
    await makeCaptions(world.ctx, file_id);
    expect(await shown(link)).toEqual(stored);
  });

  test('is refused with a sentence if a caption is wrong', async () => {
    const link = await messageOf((await sharedJob()).id);
    const cases: [{ start: number; end: number; text: string }, string][] = [
      [{ start: 3, end: 3, text: 'a' }, 'A caption must end after it begins'],
      [{ start: -1, end: 3, text: 'a' }, 'A time must be a number of seconds, 0 or more'],
      [{ start: 0, end: 3, text: '  ' }, 'Write what is said, or delete the caption'],
      [{ start: 0, end: 3, text: 'a'.repeat(201) }, 'A caption has at most 200 characters'],
    ];
    for (const [cue, message] of cases)
      expect(await correct(link, employer, [cue])).toMatchObject({ httpStatus: 400, message });
    expect((await shown(link)).isCorrected).toBe(false);
  });

  test('of a message is for those who may change its job', async () => {
    const made = await sharedJob();
    const link = await messageOf(made.id);
    const access = { memberRole: 'reviewer' as const, seesContacts: true, jobIds: [made.id] };
    const reviewer = await joinCompany(world, employer, { name: 'Rita Reviewer', ...access });
    const recruiter = await joinCompany(world, employer, {
      name: 'Rob Recruiter',
      memberRole: 'recruiter',
      seesContacts: true,
      jobIds: [],
    });
    const stranger = await world.employer('Stan Stranger');
    for (const person of [stranger, candidate]) {
      expect((await shown(link, person)).mayCorrect).toBe(false);
      expect(await correct(link, person)).toMatchObject({ httpStatus: 404 });
    }
    expect((await shown(link, reviewer)).mayCorrect).toBe(false);
    expect(await correct(link, reviewer)).toMatchObject({ httpStatus: 403 });
    expect((await shown(link, recruiter)).mayCorrect).toBe(true);
  });

  test('of a message is one for a job and its copy; a new film has captions of its own', async () => {
    const made = await sharedJob();
    const draftKey = '6f1d2f0e-8b7e-4c2e-9a44-0f5f7a8d1c11';
    const copy = expectSuccess(await world.call(copyJob, { jobId: made.id, draftKey }, employer.token));
    const ofCopy = await messageOf(copy._id);
    expect((await shown(ofCopy)).cues).toEqual((await shown(await messageOf(made.id))).cues);
    expectSuccess(await correct(ofCopy, employer));
    expect(textOf((await shown(await messageOf(made.id))).cues)).toBe('Mine');
    const before = await rowCount();
    const renewed = await giveMessage(film('spoken-aac.mp4'), copy._id);
    expect(await shown(renewed)).toMatchObject({ isCorrected: false, state: 'ready' });
    expect(textOf((await shown(await messageOf(made.id))).cues)).toBe('Mine');
    expect(await rowCount()).toBe(before + 1);
    await giveMessage(OPUS, copy._id);
    // The unused video was deleted with its captions.
    expect(await rowCount()).toBe(before + 1);
  });
});

describe('the captions of a pitch', () => {
  test('are corrected by the candidate, read by the company, and erased with the account', async () => {
    const person = await world.candidate('Pia Pitch');
    const file = { filename: 'pitch.mkv', content: OPUS };
    const path = expectSuccess(await world.upload(uploadPitch, {}, file, person.token));
    const wish = {
      jobId: job.id,
      isTravelPreferred: 'true' as const,
      isReloactionPreferred: 'false' as const,
      candidatePitch: path,
    };
    expectSuccess(await world.call(sendCandidateApplication, wish, person.token));
    await world.settle();
    const input = { jobId: job.id, applicationType: 'PENDING' as const };
    const list = expectSuccess(await world.call(getApplicationByJobId, input, employer.token));
    const pitch = list.find(({ candidateId }) => candidateId === person.id)!.candidatePitch!;
    expect(await shown(pitch, employer)).toMatchObject({ state: 'ready', mayCorrect: false });
    expect(await correct(pitch, employer)).toMatchObject({ httpStatus: 404 });
    expect(await correct(pitch, candidate)).toMatchObject({ httpStatus: 404 });
    expectSuccess(await correct(pitch, person, [{ start: 0, end: 2, text: 'What I really said' }]));
    expect(textOf((await shown(pitch, employer)).cues)).toBe('What I really said');
    const before = await rowCount();
    const now = { atOnce: true, current: person.password };
    expectSuccess(await world.call(requestErasure, now, person.token));
    await world.settle();
    expect(await rowCount()).toBe(before - 1);
    expect((await trackOf(pitch)).statusCode).toBe(404);
  });
});

describe('the captions of an interview', () => {
  let applicationId: string;
  let interviewed: Person;
  beforeAll(async () => {
    interviewed = await world.candidate('Ivy Interviewed');
    const interviewJob = await postInterviewJob(world, employer);
    applicationId = await beScheduled(world, interviewJob, employer, interviewed);
    await beginInterview(world, interviewJob, applicationId, interviewed);
    const audioName = `${applicationId}answer1`;
    const sound = { filename: `${audioName}.wav`, content: readVoice('closures-wrong.wav') };
    const place = { audioName, videoOffsetSeconds: 20, readings: '0-2' };
    expectSuccess(await world.upload(candidateAnswerAudio, place, sound, interviewed.token));
    const video = { filename: 'video.webm', content: film('spoken-opus.mkv') };
    expectSuccess(await world.upload(submitAnswerVideo, { applicationId }, video, interviewed.token));
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, interviewed.token));
    await world.settle();
  });
  const filmFor = async (by?: Person) =>
    expectSuccess(await world.call(getFeedback, { applicationId }, by?.token))!.candidateAnswerVideo!;

  test('are its transcript at its place in the film, and the question that was read', async () => {
    const { cues, ...rest } = await shown(await filmFor(employer), employer);
    expect(rest).toEqual({
      state: 'ready',
      note: CAPTION_NOTES.recognised(),
      mayCorrect: false,
      isCorrected: false,
    });
    const said = textOf(cues);
    expect(said).toContain('What is a closure in JavaScript?');
    expect(wordErrorRate(`What is a closure in JavaScript? ${SPOKEN}`, said)).toBeLessThanOrEqual(0.25);
    expect(cues[0]!.start).toBeGreaterThanOrEqual(20);
    expect(cues.at(-1)!.end).toBeLessThan(31);
  });

  test('leave out an answer in another language', async () => {
    const elena = await world.candidate('Elena Otra');
    const other = await postInterviewJob(world, employer);
    const id = await beScheduled(world, other, employer, elena);
    await beginInterview(world, other, id, elena);
    const sound = { filename: 'answer.wav', content: readVoice('spanish.wav') };
    const place = { audioName: `${id}answer1`, videoOffsetSeconds: 20, readings: '0-2' };
    expectSuccess(await world.upload(candidateAnswerAudio, place, sound, elena.token));
    const video = { filename: 'video.webm', content: film('spoken-opus.mkv') };
    expectSuccess(await world.upload(submitAnswerVideo, { applicationId: id }, video, elena.token));
    expectSuccess(await world.call(submitInterview, { applicationId: id, answers: [] }, elena.token));
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId: id }, employer.token))!;
    const { cues } = await shown(report.candidateAnswerVideo!, employer);
    expect(textOf(cues)).toBe('What is a closure in JavaScript?');
  });

  test('are corrected by nobody: the transcript is evidence', async () => {
    const link = await filmFor(interviewed);
    for (const person of [interviewed, employer]) {
      expect((await shown(link, person)).mayCorrect).toBe(false);
      expect(await correct(link, person)).toMatchObject({ httpStatus: 404 });
    }
  });

  test('end with the link of a guest', async () => {
    const expires = new Date(world.clock.now().getTime() + DAY_MS).toISOString();
    const input = { applicationId, name: 'Greta Guest', expires, inFull: true };
    const made = expectSuccess(await world.call(makeGuestLink, input, employer.token));
    const token = made.address.split('/').at(-1)!;
    const { report } = expectSuccess(await world.call(getGuestReport, { token }));
    const link = report!.candidateAnswerVideo!;
    expect((await shown(link)).state).toBe('ready');
    expect((await trackOf(link)).statusCode).toBe(200);
    expectSuccess(await world.call(endGuestLink, { guestLinkId: made.guestLinkId }, employer.token));
    expect((await open(link)).statusCode).toBe(404);
    expect(await read(link)).toMatchObject({ httpStatus: 404 });
    expect((await trackOf(link)).statusCode).toBe(404);
  });

  test('go with the interview', async () => {
    const link = await filmFor(employer);
    expectSuccess(await world.call(requestErasure, { applicationId, atOnce: true }, employer.token));
    await world.settle();
    expect(await read(link, employer)).toMatchObject({ httpStatus: 404 });
    expect((await trackOf(link)).statusCode).toBe(404);
  });
});
