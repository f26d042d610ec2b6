/** Why a video is not shown: the browser can't play it, or the file did not arrive. */
export type FilmTrouble = 'cannot-play' | 'did-not-come';

/** Called when a player reports an error. Browsers report the same error for a missing file and an unknown format. */
export async function problemOf({ error, currentSrc }: HTMLVideoElement): Promise<FilmTrouble> {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'did-not-come';
  if (error?.code === MediaError.MEDIA_ERR_DECODE) return 'cannot-play';
  // A recording that is still in the browser.
  if (!currentSrc.startsWith('http')) return 'cannot-play';
  try {
    const { ok } = await fetch(currentSrc, { method: 'HEAD' });
    return ok ? 'cannot-play' : 'did-not-come';
  } catch {
    return 'did-not-come';
  }
}
