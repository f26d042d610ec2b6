/** A time in a video as players show it: 62.5 is 1:02.5. */
export function captionTime(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const minutes = Math.floor(ms / 60_000);
  const rest = String((ms % 60_000) / 1_000);
  return `${minutes}:${rest.replace(/^\d(?=$|\.)/, '0$&')}`;
}

/** The seconds of such a text. NaN if it is not valid. */
export function captionSeconds(text: string): number {
  const [, minutes = '0', seconds] =
    /^(?:(\d{1,4}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(text.trim().slice(0, 20)) ?? [];
  return seconds === undefined ? Number.NaN : Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}
