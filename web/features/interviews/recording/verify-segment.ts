import type { InterviewSession } from '#contract/interview/interview-session.ts';
import type { Segment } from './segment.ts';

type Received = InterviewSession['recordings'][number];

/** Whether the server has a whole segment, with each chunk as it was recorded here. */
export async function isReceived(segment: Segment, received: Received | undefined): Promise<boolean> {
  if (!received?.isComplete || received.bytes !== segment.bytes()) return false;
  let at = 0;
  for (const { offset, bytes, sha256 } of received.pieces.toSorted((a, b) => a.offset - b.offset)) {
    // An empty chunk exists if a request ended before its first byte.
    if (bytes === 0) continue;
    if (offset !== at) return false;
    const { value } = await segment.read(offset, offset + bytes);
    if (value?.size !== bytes || (await sha256Of(value)) !== sha256) return false;
    at += bytes;
  }
  return at === segment.bytes();
}

async function sha256Of(range: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await range.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
