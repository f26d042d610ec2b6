import { HOLDER_LEASE_SECONDS } from '#contract/shared/limits.ts';
import type { ChunkRow, RecordingRow } from '../recording-store.ts';
import type { BegunPart, HolderRow } from './holder-store.ts';

/** What broke in an interview, and where in its recordings the sound is that no page sent. */

/** All that turns recorded of an attempt. */
export interface Recorded {
  turns: readonly HolderRow[];
  parts: readonly BegunPart[];
  /** In the order of the turns, and in each in the order of their beginning. */
  recordings: readonly RecordingRow[];
  chunks: readonly Pick<ChunkRow, 'recording_id' | 'received_at'>[];
  /** The turn that still records; null once the attempt is over. */
  openTurn: number | null;
  endedByReload: boolean;
}

/** The sound of a part, in the recordings of its turn. */
export interface Cut {
  part: BegunPart;
  sources: { recordingId: string; from: number; to: number }[];
}

const turnOf = (recordings: Recorded['recordings'], part: BegunPart): number | undefined =>
  recordings.find(({ id }) => id === part.recording_id)?.turn;

const isSameTake = (one: BegunPart, other: BegunPart): boolean =>
  one.question_id === other.question_id && one.take === other.take;

/** Whether a page sent the sound: that of the turn, or a later one of the same browser, which sent the whole answer. */
function isSent(part: BegunPart, { parts, recordings }: Recorded): boolean {
  return parts.some(
    (sent) =>
      isSameTake(sent, part) &&
      sent.audio_file_id !== null &&
      !sent.is_from_video &&
      (sent.turn === part.turn ||
        (sent.turn > part.turn && (turnOf(recordings, sent) ?? sent.turn) <= part.turn)),
  );
}

/** The sounds that no page sent. One that is in a recording ends where the next answer of its turn begins. */
export function cutsOf(recorded: Recorded): Cut[] {
  const { parts, recordings, openTurn } = recorded;
  return parts
    .filter((part) => part.turn !== openTurn && !isSent(part, recorded))
    .flatMap((part) => {
      const own = recordings.filter(({ turn }) => turn === part.turn);
      const placeOf = ({ recording_id, video_offset_seconds }: BegunPart) => ({
        index: own.findIndex(({ id }) => id === recording_id),
        seconds: video_offset_seconds ?? 0,
      });
      const begin = placeOf(part);
      if (begin.index === -1) return [];
      const [next] = parts
        .filter((other) => other.turn === part.turn)
        .map(placeOf)
        .filter(
          ({ index, seconds }) => index > begin.index || (index === begin.index && seconds > begin.seconds),
        )
        .toSorted((one, other) => one.index - other.index || one.seconds - other.seconds);
      const sources = own.slice(begin.index, next && next.index + 1).map(({ id: recordingId }, index) => ({
        recordingId,
        from: index === 0 ? begin.seconds : 0,
        to: next && index === next.index - begin.index ? next.seconds : Infinity,
      }));
      return [{ part, sources }];
    });
}

/** The recording of an answer broke. `seconds` is how long nothing was recorded; null if it never went on. */
export interface Interruption {
  questionId: string;
  at: Date;
  seconds: number | null;
}

/**
 * When the recording of an answer broke. A page that another device took over from records until then, and sends its part
 * within moments; one that died had fallen silent before, and may send what it has much later.
 */
export function interruptionsOf(recorded: Recorded): Interruption[] {
  const { turns, parts, recordings, chunks, openTurn, endedByReload } = recorded;
  return parts.flatMap((part) => {
    const turn = turns.find((each) => each.turn === part.turn);
    if (!turn || part.turn === openTurn) return [];
    const next = turns.find((each) => each.turn === part.turn + 1);
    const own = new Set(recordings.flatMap((each) => (each.turn === part.turn ? each.id : [])));
    const heard = chunks
      .filter(
        ({ recording_id, received_at }) => own.has(recording_id) && !(next && received_at > next.taken_at),
      )
      .map(({ received_at }) => received_at.getTime());
    const begunAt = part.audio_file_id === null ? part.received_at : turn.taken_at;
    const at = heard.length > 0 ? Math.max(...heard) : begunAt.getTime();
    const nextAt = next?.taken_at.getTime() ?? Infinity;
    const wentOn = recordings.some((each) => each.turn > part.turn);
    const isOwn = part.audio_file_id !== null && !part.is_from_video;
    // A page that was reloaded may end the interview: then it sends the whole answer that was under way.
    const isWhole =
      endedByReload && !wentOn
        ? isSent(part, recorded)
        : isOwn && (nextAt - at < LEASE_MS || part.received_at.getTime() - nextAt < LEASE_MS);
    if (isWhole) return [];
    const seconds = wentOn ? Math.max(1, Math.round((nextAt - at) / 1000)) : null;
    return [{ questionId: part.question_id, at: new Date(at), seconds }];
  });
}

const LEASE_MS = HOLDER_LEASE_SECONDS * 1000;
