import { z } from 'zod';
import { EVERYONE, ROLES, endpoint } from './endpoint.ts';
import { text } from './rules.ts';

/**
 * The captions of a film: what is said in it, and when. Whoever has a link to the film may read them, as long as the link
 * opens the film.
 */

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
/** A link to a film holds its file name, which may be long. */
const FILM_MAX = 4_000;
/** The longest film that anybody sends has fewer seconds. */
const LATEST_SECOND = 24 * 60 * 60;

const NO_TIME = 'A time is a number of seconds from 0 on';
const seconds = z.number(NO_TIME).min(0, NO_TIME).max(LATEST_SECOND, NO_TIME);

/** From when until when a caption is shown, in seconds, and its text. */
export const captionCue = z.object({ start: seconds, end: seconds, text: z.string() });
export type CaptionCue = z.infer<typeof captionCue>;

const TEXT_RULE = `A caption has at most ${CAPTION_TEXT_MAX} characters`;
const EMPTY = 'Write what is said, or delete the caption';
export const CAPTION_ORDER = 'A caption ends after it begins';
export const OWN_CAPTION = {
  text: text(CAPTION_TEXT_MAX, TEXT_RULE, EMPTY).min(1, EMPTY),
};
const ownCue = z
  .object({ start: seconds, end: seconds, ...OWN_CAPTION })
  .refine(({ start, end }) => start < end, { message: CAPTION_ORDER, path: ['end'] });

export const CAPTION_STATES = ['waiting', 'ready', 'none'] as const;
export type CaptionState = (typeof CAPTION_STATES)[number];

export const CAPTION_NOTES = {
  waiting: 'The captions are being made.',
  noSound: 'The film has no sound, so it has no captions.',
  unreadable: 'The sound of the film could not be read, so it has no captions.',
  noWords: 'No words were recognised in the film, so it has no captions.',
  recognised: 'The captions were made by the recogniser and may contain errors.',
  corrected: 'The captions were corrected by the person who sent the film.',
} as const;

const film = text(FILM_MAX, 'This is no link to a film', 'Please name the film').min(
  1,
  'Please name the film',
);

export const getCaptions = endpoint({
  method: 'GET',
  path: 'captions/getCaptions',
  summary:
    'What is said in a film. `film` is the path of its link, as the other calls give it (`/files/…`). It opens the captions for as long as it opens the film.',
  audience: EVERYONE,
  input: z.object({ film }),
  output: z.object({
    state: z.enum(CAPTION_STATES),
    /** Who made them, or why there are none. */
    note: z.string(),
    cues: z.array(captionCue),
    /** The caller may correct them. */
    mayCorrect: z.boolean(),
    isCorrected: z.boolean(),
  }),
});

export const correctCaptions = endpoint({
  method: 'POST',
  path: 'captions/correctCaptions',
  summary:
    'Correct the captions of a film that the caller sent: the own pitch, or a personal message of the company. They are kept as they are sent, and never made again for this film. Those of an interview are made from its transcript, which nobody changes.',
  audience: ROLES,
  memberRoles: ['owner', 'recruiter'],
  input: z.object({
    film,
    cues: z.array(ownCue).max(CAPTIONS_MAX, `A film has at most ${CAPTIONS_MAX} captions`),
  }),
  output: z.null(),
});
