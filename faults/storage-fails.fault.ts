import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Envelope } from '#contract/shared/endpoint.ts';
import { uploadCandidateAvatar, uploadResume } from '#contract/account/candidate.ts';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { pdfOf } from '#server/demonstration/pdf.ts';
import { PNG } from '#server/testing/documents.ts';
import { beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import { type S3Fault, startLocalS3 } from '#server/testing/local-s3.ts';
import { sha256, tusMetadata } from '#server/testing/resumable.ts';
import { counter, enginesOfRounds, worldOn } from './harness/engines.ts';
import { type CallResult, ask } from './harness/program.ts';
import { randomFor, rounds, seed } from './harness/settings.ts';

const SENTENCE = 'We can’t reach the file storage right now. Please try again later.';
const FAULTS: readonly S3Fault[] = ['InternalError', 'SlowDown', 'cut in the body', 'cut before the answer'];
const CHUNKS = 4;
const TRIES = 50;
/** A request fails more often than not, so that the driver's retries do not hide all faults. */
const SHARE_OF_FAULTS = 0.65;
const webm = readFileSync(new URL('../server/testing/recordings/camera.webm', import.meta.url));

test.each(enginesOfRounds)(
  'what was acknowledged is readable although object storage fails, on %s',
  async (engine) => {
    process.env['AWS_ACCESS_KEY_ID'] = 'some';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
    const random = randomFor(`storage ${engine}`);
    const faults = counter();
    const answers = counter();
    const storage = await startLocalS3('bucket');
    const settings = { STORAGE_URL: `s3://bucket/x?endpoint=${storage.endpoint}&region=eu` };
    const { world, close } = await worldOn(engine, { settings });
    const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const employer = await world.employer();
    const job = await postInterviewJob(world, employer);

    const choose = (): S3Fault | null => {
      if (random() >= SHARE_OF_FAULTS) return null;
      const fault = FAULTS[Math.floor(random() * FAULTS.length)]!;
      faults.count(fault);
      return fault;
    };
    /** Tries until the server accepts it. Each refusal must have a sentence and say when to try again. */
    async function insist(send: () => Promise<CallResult>): Promise<CallResult> {
      for (let tried = 0; tried < TRIES; tried += 1) {
        const answer = await send();
        answers.count(String(answer.status));
        if (answer.status < 300) return answer;
        expect(answer).toMatchObject({ status: 503, message: SENTENCE, retryAfter: '5' });
      }
      throw new Error(`The server refused it ${TRIES} times.`);
    }

    const uploads: { path: string; hash: string }[] = [];
    const recordings: { id: string; content: Uint8Array }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      storage.failBy(() => null);
      const candidate = await world.candidate(`Faye Fault ${'i'.repeat(round + 1)}`);
      const authorization = `Bearer ${candidate.token}`;
      const applicationId = await beScheduled(world, job, employer, candidate);
      await beginInterview(world, job, applicationId, candidate);
      const id = randomUUID();
      storage.failBy(choose);

      const tus = { authorization, 'tus-resumable': '1.0.0' };
      const metadata = {
        applicationId,
        recordingId: id,
        mimeType: 'video/webm;codecs=vp8,opus',
        offsetSeconds: 0,
      };
      await insist(() =>
        ask(`${url}${RECORDING_UPLOADS}`, {
          method: 'POST',
          headers: { ...tus, 'upload-defer-length': '1', 'upload-metadata': tusMetadata(metadata) },
        }),
      );
      const size = Math.ceil(webm.length / CHUNKS);
      for (let offset = 0; offset < webm.length; offset += size) {
        const chunk = webm.subarray(offset, offset + size);
        await insist(() =>
          ask(`${url}${RECORDING_UPLOADS}/${id}`, {
            method: 'PATCH',
            headers: {
              ...tus,
              'upload-offset': String(offset),
              'content-type': 'application/offset+octet-stream',
            },
            body: chunk,
          }),
        );
      }
      recordings.push({ id, content: webm });
      const resume = pdfOf(`Resume of round ${round}.`);
      for (const [endpoint, name, content] of [
        [uploadCandidateAvatar, 'me.png', PNG],
        [uploadResume, 'resume.pdf', resume],
      ] as const) {
        const { text } = await insist(() => {
          const body = new FormData();
          body.append(endpoint.upload!.field, new Blob([Uint8Array.from(content)]), name);
          return ask(`${url}/api/${endpoint.path}`, { method: 'POST', headers: { authorization }, body });
        });
        uploads.push({ path: (JSON.parse(text) as Envelope<string>).responseData, hash: sha256(content) });
      }
    }
    storage.failBy(() => null);
    await world.settle();

    for (const { path, hash } of uploads) {
      const { object_key } = await world.db
        .selectFrom('files')
        .select('object_key')
        .where('path', '=', path)
        .executeTakeFirstOrThrow();
      expect(sha256(await world.ctx.files.bytes(object_key))).toBe(hash);
    }
    for (const { id, content } of recordings) {
      const pieces = await world.db
        .selectFrom('interview_pieces')
        .selectAll()
        .where('recording_id', '=', id)
        .orderBy('start_byte')
        .execute();
      const read: Uint8Array[] = [];
      for (const piece of pieces) {
        const bytes = await world.ctx.files.bytes(piece.object_key);
        expect(sha256(bytes)).toBe(piece.sha256);
        read.push(bytes);
      }
      expect(sha256(Buffer.concat(read))).toBe(sha256(content));
    }
    console.log(
      `${engine}, seed ${seed}: object storage: ${faults.text()}; answers: ${answers.text()}; ` +
        `${recordings.length * CHUNKS} chunks and ${uploads.length} uploads acknowledged, 0 lost`,
    );
    expect(faults.total()).toBeGreaterThan(0);
    await close();
    await storage.close();
  },
);
