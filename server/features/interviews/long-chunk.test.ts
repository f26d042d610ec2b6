import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rescheduleInterview } from '#contract/interview/interview-again.ts';
import { getApplicationByJobId, submitInterview } from '#contract/interview/interview.ts';
import { MAX_CHUNK_BYTES } from '#contract/shared/limits.ts';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import { beInterviewed, sha256 } from '#server/testing/resumable.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: Awaited<ReturnType<typeof postInterviewJob>>;
let address: string;
beforeAll(async () => {
  world = await startWorld();
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

/** Sends a long chunk by hand, so that a test can decide when the rest is sent. */
function patchByHand(recordingId: string, candidate: Person, content: Uint8Array) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(
    [
      `PATCH ${RECORDING_UPLOADS}/${recordingId} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${candidate.token}`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      `Upload-Length: ${content.length}`,
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${content.length}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  return socket;
}

describe('while a long chunk arrives', () => {
  /** The first piece of a two-piece chunk is stored, and the request is still open. */
  async function underWay() {
    const interview = await beInterviewed(world, job, employer);
    const recordingId = await interview.begin();
    const content = randomBytes(MAX_CHUNK_BYTES + 900_000);
    const socket = patchByHand(recordingId, interview.candidate, content);
    socket.write(content.subarray(0, MAX_CHUNK_BYTES + 500_000));
    const offset = async () => (await interview.client.head(recordingId)).offset ?? 0;
    await expect.poll(offset).toBe(MAX_CHUNK_BYTES);
    /** Sends the rest and resolves with the response. */
    const finish = async () => {
      socket.write(content.subarray(MAX_CHUNK_BYTES + 500_000));
      return text(socket);
    };
    return { ...interview, recordingId, content, socket, offset, finish };
  }

  test('the connection breaks: the received part is kept and the rest can follow', async () => {
    const { client, recordings, recordingId, content, socket, offset } = await underWay();
    socket.destroy();
    await once(socket, 'close');

    // The rest may be stored while the sender asks. The offset has then changed, and the sender asks again.
    const end = { 'upload-length': String(content.length) };
    const sendRest = async () => {
      const at = await offset();
      return (await client.patch(recordingId, at, content.subarray(at), end)).status;
    };
    await expect.poll(sendRest).toBe(204);
    const [recording] = await recordings();
    expect(recording).toMatchObject({ bytes: content.length, isComplete: true });
    for (const piece of recording!.pieces) {
      const sent = content.subarray(piece.offset, piece.offset + piece.bytes);
      expect(piece.sha256).toBe(sha256(sent));
    }
  });

  test('the interview is submitted: the rest is refused with the reason, and leaves nothing behind', async () => {
    const { candidate, applicationId, recordings, recordingId, finish } = await underWay();
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
    const answer = await finish();
    expect(answer).toContain('HTTP/1.1 403');
    expect(answer).toContain(TEXTS.interviewAlreadySubmitted);
    expect(await recordings()).toMatchObject([{ bytes: MAX_CHUNK_BYTES, isComplete: false }]);
    expect(await Array.fromAsync(world.ctx.files.list(`pieces/${recordingId}/`))).toHaveLength(1);
  });

  test('the employer gives more days: the rest is stored', async () => {
    const { applicationId, recordings, finish } = await underWay();
    const [scheduled] = expectSuccess(
      await world.call(
        getApplicationByJobId,
        { jobId: job.id, applicationType: 'SCHEDULED' },
        employer.token,
      ),
    ).filter((application) => application.applicationId === applicationId);
    const date = new Date(scheduled!.interviewDate!).getTime();
    expectSuccess(
      await world.call(rescheduleInterview, { applicationId, date, openDays: 9 }, employer.token),
    );
    expect(await finish()).toContain('HTTP/1.1 204');
    expect(await recordings()).toMatchObject([{ bytes: MAX_CHUNK_BYTES + 900_000, isComplete: true }]);
  });
});
