import { createHash, randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/shared/endpoint.ts';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { beScheduled, giveConsent } from './interviews.ts';
import type { MadeJob } from './jobs.ts';
import { type Person, type World, expectSuccess } from './world.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const OFFSET_STREAM = 'application/offset+octet-stream';

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Metadata in tus format: names, and values in base64. */
export function tusMetadata(metadata: Record<string, string | number>): string {
  return Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',');
}

/** An answer, with the message of its envelope if there is one. */
export interface TusReply {
  status: number;
  offset: number | null;
  length: number | null;
  location: string | null;
  message: string | null;
  envelope: Envelope | null;
}

/** The calls of tus 1.0, written by hand so that tests can also send what a correct client would not. */
export function tusClient(world: World, person?: Pick<Person, 'token'>) {
  const bearer = person ? { authorization: `Bearer ${person.token}` } : {};

  async function send(
    method: 'POST' | 'PATCH' | 'HEAD' | 'GET' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    payload?: Uint8Array,
  ): Promise<TusReply> {
    const response = await world.app.inject({
      method,
      url,
      headers: { ...TUS, ...bearer, ...headers },
      ...(payload ? { payload: Buffer.from(payload) } : {}),
    });
    const number = (name: string) =>
      response.headers[name] === undefined ? null : Number(response.headers[name]);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const envelope = isJson && response.body ? response.json<Envelope>() : null;
    return {
      status: response.statusCode,
      offset: number('upload-offset'),
      length: number('upload-length'),
      location: response.headers.location ?? null,
      message: envelope?.responseStatus.message ?? null,
      envelope,
    };
  }

  return {
    send,
    create: (
      metadata: {
        applicationId: string;
        recordingId: string;
        holderId?: string;
        mimeType?: string;
        offsetSeconds?: number;
      },
      headers: Record<string, string> = { 'upload-defer-length': '1' },
    ) =>
      send('POST', RECORDING_UPLOADS, {
        ...headers,
        'upload-metadata': tusMetadata({
          mimeType: 'video/webm;codecs=vp8,opus',
          offsetSeconds: 0,
          ...metadata,
        }),
      }),
    head: (recordingId: string) => send('HEAD', `${RECORDING_UPLOADS}/${recordingId}`, {}),
    patch: (recordingId: string, offset: number, content: Uint8Array, headers: Record<string, string> = {}) =>
      send(
        'PATCH',
        `${RECORDING_UPLOADS}/${recordingId}`,
        { 'content-type': OFFSET_STREAM, 'upload-offset': String(offset), ...headers },
        content,
      ),
  };
}

/** A candidate in an interview that has begun. `begin` begins a recording; `recordings` returns what the server has. */
export async function beInterviewed(world: World, job: MadeJob, employer: Person) {
  const candidate = await world.candidate();
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  const client = tusClient(world, candidate);
  const begin = async () => {
    const recordingId = randomUUID();
    const begun = await client.create({ applicationId, recordingId });
    if (begun.status !== 201) throw new Error(`the recording was not begun: ${JSON.stringify(begun)}`);
    return recordingId;
  };
  const recordings = async () =>
    expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token)).recordings;
  return { candidate, applicationId, client, begin, recordings };
}

/** Sends a whole recording in chunks of `chunkBytes` bytes, with its length in the last one. Returns its id. */
export async function sendRecording(
  world: World,
  candidate: Person,
  applicationId: string,
  recording: { content: Uint8Array; mimeType: string; offsetSeconds?: number; chunkBytes?: number },
): Promise<string> {
  const { content, chunkBytes = 16 * 1024, ...metadata } = recording;
  const recordingId = randomUUID();
  const client = tusClient(world, candidate);
  const { mimeType, offsetSeconds = 0 } = metadata;
  const created = await client.create({ applicationId, recordingId, mimeType, offsetSeconds });
  if (created.status !== 201) throw new Error(`the recording was not begun: ${JSON.stringify(created)}`);
  for (let offset = 0; offset < content.length; offset += chunkBytes) {
    const chunk = content.subarray(offset, offset + chunkBytes);
    const isLast = offset + chunk.length === content.length;
    const length = isLast ? { 'upload-length': String(content.length) } : undefined;
    const sent = await client.patch(recordingId, offset, chunk, length);
    if (sent.status !== 204) throw new Error(`a chunk was not accepted: ${JSON.stringify(sent)}`);
  }
  return recordingId;
}
