import * as said from '../messages/en/report-refusals.ts';
/** The limits of captions, and the sentences about them. */

/** A line of a caption has at most so many characters, as is usual for subtitles. */
export const CAPTION_LINE_MAX = 42;
export const CAPTION_LINES = 2;
/** One caption: two lines, and what people add to them. */
export const CAPTION_TEXT_MAX = 200;
/** Captions that the recogniser makes are shown for at least and at most so long. */
export const CAPTION_SECONDS = { min: 1, max: 7 } as const;
/** What is said later in a film is not recognised: it would keep the recogniser from the answers of interviews. */
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
