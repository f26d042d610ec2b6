import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ROUND_RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { type TusReply, tusClient, tusMetadata } from './resumable.ts';
import type { Person, World } from './world.ts';

export const sample = (name: string) => readFileSync(new URL(`recordings/${name}`, import.meta.url));

interface Sent {
  roundId: string;
  content: Uint8Array;
  recordingId?: string;
  fileName?: string;
  pieceBytes?: number;
}

/** The tus calls for the recording of a round. */
export function recordingClient(world: World, person?: Pick<Person, 'token'>) {
  const { send } = tusClient(world, person);
  const begin = (upload: { roundId: string; recordingId: string; fileName: string; bytes: number }) => {
    const { bytes, ...metadata } = upload;
    const headers = { 'upload-length': String(bytes), 'upload-metadata': tusMetadata(metadata) };
    return send('POST', ROUND_RECORDING_UPLOADS, headers);
  };
  const patch = (recordingId: string, offset: number, content: Uint8Array) =>
    send(
      'PATCH',
      `${ROUND_RECORDING_UPLOADS}/${recordingId}`,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      content,
    );
  /** Sends the whole recording. Returns the first refusal, otherwise the last answer. */
  async function sendWhole({
    roundId,
    content,
    recordingId = randomUUID(),
    fileName = 'round.mp4',
    pieceBytes = content.length,
  }: Sent): Promise<TusReply> {
    let answer = await begin({ roundId, recordingId, fileName, bytes: content.length });
    for (let offset = 0; offset < content.length && answer.status < 300; offset += pieceBytes)
      answer = await patch(recordingId, offset, content.subarray(offset, offset + pieceBytes));
    return answer;
  }
  const head = (recordingId: string) => send('HEAD', `${ROUND_RECORDING_UPLOADS}/${recordingId}`, {});
  return { begin, patch, head, sendWhole };
}
