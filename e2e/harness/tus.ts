import { createHash } from 'node:crypto';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';

/** What the server has acknowledged. */
export interface Acknowledged {
  recordingId: string;
  offset: number;
  bytes: number;
  sha256: string;
}

const TUS = { 'Tus-Resumable': '1.0.0' };

/** Begins a recording, or finds the one with this id. Returns the offset at which it continues, in bytes. */
export async function beginRecording(
  url: string,
  token: string,
  recording: {
    applicationId: string;
    recordingId: string;
    mimeType: string;
    offsetSeconds: number;
    holderId?: string;
  },
): Promise<number> {
  const metadata = Object.entries(recording).map(
    ([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`,
  );
  const headers = { ...TUS, Authorization: `Bearer ${token}` };
  const created = await fetch(`${url}${RECORDING_UPLOADS}`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Defer-Length': '1', 'Upload-Metadata': metadata.join(',') },
  });
  if (created.status !== 201)
    throw new Error(`The recording was not begun, ${created.status}: ${await created.text()}`);
  const address = new URL(created.headers.get('Location') ?? 'missing:', url);
  const found = await fetch(address, { method: 'HEAD', headers });
  return Number(found.headers.get('Upload-Offset'));
}

/** Sends the chunk at its offset. Resolves when the server has acknowledged it. */
export async function sendChunk(
  url: string,
  token: string,
  chunk: { recordingId: string; offset: number; content: Uint8Array<ArrayBuffer>; totalBytes?: number },
): Promise<Acknowledged> {
  const { recordingId, offset, content, totalBytes } = chunk;
  const answer = await fetch(`${url}${RECORDING_UPLOADS}/${recordingId}`, {
    method: 'PATCH',
    headers: {
      ...TUS,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      ...(totalBytes === undefined ? {} : { 'Upload-Length': String(totalBytes) }),
    },
    body: content,
  });
  if (answer.status !== 204) {
    throw new Error(`A chunk was answered with ${answer.status}: ${await answer.text()}`);
  }
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { recordingId, offset, bytes: content.length, sha256 };
}
