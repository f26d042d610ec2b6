import { z } from 'zod';
import * as said from '../messages/en/report-refusals.ts';
import { ROLES } from '../shared/audience.ts';
import { EVERYONE, endpoint, nothing } from '../shared/endpoint.ts';
import { CAPTIONS_MAX, CAPTION_STATES, CAPTION_TEXT_MAX } from './caption-limits.ts';
import { text } from '../shared/rules.ts';

/**
 * The captions of a video: what is said in it, and when. Anyone with a link to the video can read them for as long as
 * the link opens the video.
 */

/** A link to a video contains its file name, which may be long. */
const FILM_MAX = 4_000;
/** No video that anyone can upload is longer than this, in seconds. */
const LATEST_SECOND = 24 * 60 * 60;

const NO_TIME = said.captionTime;
const seconds = z
  .number({ error: NO_TIME })
  .min(0, { error: NO_TIME })
  .max(LATEST_SECOND, { error: NO_TIME });

/** The seconds from which and until which a caption is shown, and its text. */
export const captionCue = z.object({ start: seconds, end: seconds, text: z.string() });
export type CaptionCue = z.infer<typeof captionCue>;

const TEXT_RULE = () => said.captionTooLong({ max: CAPTION_TEXT_MAX });
const EMPTY = said.captionEmpty;
const CAPTION_ORDER = said.captionOrder;
const ownCue = z
  .object({
    start: seconds,
    end: seconds,
    text: text(CAPTION_TEXT_MAX, TEXT_RULE, EMPTY).min(1, { error: EMPTY }),
  })
  .refine(({ start, end }) => start < end, { error: CAPTION_ORDER, path: ['end'] });

/** The captions as a person corrects them. */
export const captionsForm = z.object({
  cues: z.array(ownCue).max(CAPTIONS_MAX, { error: () => said.captionsTooMany({ max: CAPTIONS_MAX }) }),
});

const film = text(FILM_MAX, said.filmNoLink, said.filmMissing).min(1, { error: said.filmMissing });

export const getCaptions = endpoint({
  method: 'GET',
  path: 'captions/getCaptions',
  summary:
    "Get the captions of a video. `film` is the path of the video's link, as other calls return it (`/files/…`). The captions can be read for as long as the link opens the video.",
  audience: EVERYONE,
  input: z.object({ film }),
  output: z.object({
    state: z.enum(CAPTION_STATES),
    /** How the captions were made, or why there are none. */
    note: z.string(),
    cues: z.array(captionCue),
    /** Whether the caller can correct them. */
    mayCorrect: z.boolean(),
    isCorrected: z.boolean(),
  }),
});

export const correctCaptions = endpoint({
  method: 'POST',
  path: 'captions/correctCaptions',
  summary:
    'Correct the captions of a video that you uploaded: your own pitch, or a personal message of your company. They are stored exactly as sent, and are never generated again for this video. Captions of an interview come from its transcript and cannot be changed.',
  audience: ROLES,
  memberRoles: ['owner', 'recruiter'],
  input: captionsForm.extend({ film }),
  output: nothing,
});
