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
  waiting: 'The captions are being made.',
  noSound: 'The film has no sound, so it has no captions.',
  unreadable: 'The sound of the film could not be read, so it has no captions.',
  noWords: 'No words were recognised in the film, so it has no captions.',
  recognised: 'The captions were made by the recogniser and may contain errors.',
  corrected: 'The captions were corrected by a person.',
} as const;
