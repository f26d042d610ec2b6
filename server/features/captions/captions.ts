import { CAPTION_NOTES } from '#contract/interview/caption-limits.ts';
import type { CaptionCue, getCaptions } from '#contract/interview/captions.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { mayOpenFile } from '#server/features/feedback/file-access.ts';
import { attemptOfFilm } from '#server/features/interviews/store.ts';
import { messageByPath } from '#server/features/jobs/details-store.ts';
import { ownJob } from '#server/features/jobs/store.ts';
import { captionsOf, keepCorrected } from '#server/features/uploads/captions/captions-store.ts';
import { webVtt } from '#server/features/uploads/captions/web-vtt.ts';
import { isOpenable } from '#server/features/uploads/scan.ts';
import { type FileRow, fileByKey } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { captionsOfInterview } from './film-captions.ts';

/**
 * The captions of a video, for anyone with a link that opens the video. As for the video, access depends on the link.
 */

type Film = { file: FileRow } | { interview: Attempt };
type CaptionsReply = OutputOf<typeof getCaptions>;

const FILES = '/files/';

/** The video that a link opens now. Null if it opens none. */
async function filmOf(ctx: Context, link: string): Promise<Film | null> {
  const token = link.startsWith(FILES) ? link.slice(FILES.length) : link;
  const opened = ctx.links.verify(token, ctx.clock.now());
  if (!opened) return null;
  if (opened.holder !== undefined && !(await mayOpenFile(ctx, opened.holder))) return null;
  const file = await fileByKey(ctx.db, opened.key);
  if (file && !isOpenable(file)) return null;
  if (file?.kind === 'video' || file?.kind === 'roundRecording') return { file };
  const interview = await attemptOfFilm(ctx.db, { key: opened.key, fileId: file?.id ?? null });
  return interview && { interview };
}

type Shown = Pick<CaptionsReply, 'state' | 'note' | 'cues' | 'isCorrected'>;

async function captionsOfFilm(ctx: Context, film: Film): Promise<Shown> {
  if ('interview' in film) {
    const { isWaiting, cues } = await captionsOfInterview(ctx, film.interview);
    const state = cues.length > 0 ? 'ready' : isWaiting ? 'waiting' : 'none';
    const note = { ready: 'recognised', waiting: 'waiting', none: 'noWords' } as const;
    return { state, note: CAPTION_NOTES[note[state]](), cues, isCorrected: false };
  }
  const captions = await captionsOf(ctx.db, film.file.id);
  if (!captions) return { state: 'waiting', note: CAPTION_NOTES.waiting(), cues: [], isCorrected: false };
  const { cues, isCorrected } = captions;
  const note = isCorrected ? 'corrected' : captions.state === 'ready' ? 'recognised' : captions.state;
  const state = captions.state === 'ready' ? 'ready' : 'none';
  return { state, note: CAPTION_NOTES[note](), cues, isCorrected };
}

export async function showCaptions(
  ctx: Context,
  caller: Caller | null,
  link: string,
): Promise<CaptionsReply> {
  const film = await filmOf(ctx, link);
  if (!film) throw notFound();
  const isCorrectable = !('interview' in film) && (await mayCorrect(ctx, caller, film.file));
  return { ...(await captionsOfFilm(ctx, film)), mayCorrect: isCorrectable };
}

/** The captions in the text form that a player reads. Null if the link opens no video. */
export async function captionsText(ctx: Context, link: string): Promise<string | null> {
  const film = await filmOf(ctx, link);
  return film && webVtt((await captionsOfFilm(ctx, film)).cues);
}

/**
 * Candidates can correct the captions of their own pitch. Members who may change a job can correct those of its
 * personal message.
 */
async function mayCorrect(ctx: Context, caller: Caller | null, file: FileRow): Promise<boolean> {
  // Neither the candidate nor the company may change what was said in a round.
  if (!caller || file.kind !== 'video') return false;
  if (caller.role === 'candidate') return file.owner_id === caller.id;
  if (caller.memberRole === 'reviewer' || caller.token) return false;
  const message = await messageByPath(ctx.db, file.path);
  const jobIds = message ? [...message.jobIds, ...message.changed] : [];
  for (const jobId of jobIds) {
    const job = await ownJob(ctx.db, caller.companyId, jobId);
    if (job && job.status !== 'deleted') return true;
  }
  return false;
}

export async function correctCaptions(
  ctx: Context,
  caller: Caller,
  { film: link, cues }: { film: string; cues: readonly CaptionCue[] },
): Promise<void> {
  const film = await filmOf(ctx, link);
  if (!film || 'interview' in film || !(await mayCorrect(ctx, caller, film.file))) throw notFound();
  const inOrder = cues.toSorted((one, other) => one.start - other.start);
  await keepCorrected(ctx.db, film.file.id, inOrder, ctx.clock.now());
}
