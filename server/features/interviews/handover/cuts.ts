import { HOLDER_LEASE_SECONDS } from '#contract/shared/limits.ts';
import type { ChunkRow, RecordingRow } from '../recording-store.ts';
import type { BegunPart, HolderRow } from './holder-store.ts';

/** What was interrupted in an interview, and where its recordings contain the audio that no page sent. */

/** Everything that the turns of an attempt recorded. */
export interface Recorded {
  turns: readonly HolderRow[];
  parts: readonly BegunPart[];
  /** In the order of the turns, and within a turn in the order in which they began. */
  recordings: readonly RecordingRow[];
  chunks: readonly Pick<ChunkRow, 'recording_id' | 'received_at'>[];
  /** The turn that is still recording. Null once the attempt is over. */
  openTurn: number | null;
  endedByReload: boolean;
}

/** The audio of a part, in the recordings of its turn. */
export interface Cut {
  part: BegunPart;
  sources: { recordingId: string; from: number; to: number }[];
}

const turnOf = (recordings: Recorded['recordings'], part: BegunPart): number | undefined =>
  recordings.find(({ id }) => id === part.recording_id)?.turn;

const isSameTake = (one: BegunPart, other: BegunPart): boolean =>
  one.question_id === other.question_id && one.take === other.take;

/**
 * Whether the audio was sent, by the page of the turn or by a later page of the same browser that sent the complete
 * answer.
 */
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

/** The audio that no page sent. Audio that is in a recording ends where the next answer of its turn begins. */
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

/**
 * An interruption in the recording of an answer. `seconds` is how long nothing was recorded. Null if it never resumed.
 */
export interface Interruption {
  questionId: string;
  at: Date;
  seconds: number | null;
}

/**
 * When the recordings of answers were interrupted. A page that is taken over by another device records until that
 * moment and sends its part within moments. A page that died went silent before, and may send what it has much later.
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
    // A reloaded page may end the interview. It then sends the complete answer that was in progress.
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
