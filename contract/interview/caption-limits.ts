import * as said from '../messages/en/report-refusals.ts';
/** The limits of captions, and the sentences about them. */

/** The most characters in a line of a caption, as is usual for subtitles. */
export const CAPTION_LINE_MAX = 42;
export const CAPTION_LINES = 2;
/** The most characters in a caption: two lines, with room for what people add. */
export const CAPTION_TEXT_MAX = 200;
/** How long captions made by the recogniser are shown, at least and at most. */
export const CAPTION_SECONDS = { min: 1, max: 7 } as const;
/**
 * Speech beyond this point in a video is not transcribed, because it would keep the recogniser from the answers of
 * interviews.
 */
export const CAPTIONED_MINUTES = 30;
export const CAPTIONS_MAX = 2_000;
export const CAPTION_STATES = ['waiting', 'ready', 'none'] as const;

export const CAPTION_NOTES = {
  waiting: said.captionsWaiting,
  noSound: said.captionsNoSound,
  unreadable: said.captionsUnreadable,
  noWords: said.captionsNoWords,
  recognised: said.captionsRecognised,
  corrected: said.captionsCorrected,
} as const;
