import { z } from 'zod';
import { ROLES } from '../shared/audience.ts';
import { EVERYONE, endpoint, nothing } from '../shared/endpoint.ts';
import { CAPTIONS_MAX, CAPTION_STATES, CAPTION_TEXT_MAX } from './caption-limits.ts';
import { text } from '../shared/rules.ts';

/**
 * The captions of a film: what is said in it, and when. Whoever has a link to the film may read them, as long as the link
 * opens the film.
 */

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
const CAPTION_ORDER = 'A caption ends after it begins';
const ownCue = z
  .object({ start: seconds, end: seconds, text: text(CAPTION_TEXT_MAX, TEXT_RULE, EMPTY).min(1, EMPTY) })
  .refine(({ start, end }) => start < end, { message: CAPTION_ORDER, path: ['end'] });

/** What a person corrects. */
export const captionsForm = z.object({
  cues: z.array(ownCue).max(CAPTIONS_MAX, `A film has at most ${CAPTIONS_MAX} captions`),
});

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
  input: captionsForm.extend({ film }),
  output: nothing,
});
