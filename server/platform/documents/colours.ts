import { LIGHTEST_VISIBLE_CHANNEL } from './limits.ts';

/** Whether the colour is so light that it looks like white paper. */
export function isLight(colour: string | undefined): boolean {
  const hex = /^#?([0-9a-f]{6})$/i.exec(colour ?? '')?.[1];
  if (hex === undefined) return colour === 'white' || colour === '#fff';
  return [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= LIGHTEST_VISIBLE_CHANNEL);
}

/** Whether white text is visible on this colour. `auto`, `none` and no value paint no background. */
export function isDarkFill(colour: string | undefined): boolean {
  return colour !== undefined && colour !== '' && colour !== 'auto' && colour !== 'none' && !isLight(colour);
}
