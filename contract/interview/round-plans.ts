import { z } from 'zod';
import * as said from '../messages/en/round-refusals.ts';
import { jobId, ofJob } from '../job/job-steps.ts';
import { EMPLOYER, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { knownId, text, wholeNumber } from '../shared/rules.ts';
import { isHttpsLink } from '../shared/typed.ts';
import {
  COMPANY_KITS_MAX,
  HELD_ROUNDS,
  KIT_NAME_MAX,
  ROUND_ID_MARK,
  ROUND_MEMBERS_MAX,
  ROUND_MINUTES_MAX,
  ROUND_MINUTES_MIN,
  ROUND_PLACE_MAX,
  placeOfRound,
} from './kit-limits.ts';
import { criterion, kit } from './kits.ts';

/** How the rounds of a job with people are held, and the kits of a company. */

const reads = { method: 'GET', scope: 'jobs:read', audience: EMPLOYER } as const;
const writes = { method: 'POST', scope: 'jobs:write', audience: EMPLOYER } as const;

const [FIRST_HELD] = HELD_ROUNDS;
const LAST_HELD = HELD_ROUNDS.at(-1)!;
const MINUTES_RULE = () => said.minutesRange({ min: ROUND_MINUTES_MIN, max: ROUND_MINUTES_MAX });
const PLACE_RULE = () => said.placeTooLong({ max: ROUND_PLACE_MAX });
const MEMBERS_RULE = () => said.membersTooMany({ max: ROUND_MEMBERS_MAX });

/** The number of a round that people hold. */
export const heldRound = wholeNumber(FIRST_HELD, LAST_HELD, () =>
  said.heldRounds({ first: FIRST_HELD, last: LAST_HELD }),
);

export const roundPlanForm = z.object({
  minutes: wholeNumber(ROUND_MINUTES_MIN, ROUND_MINUTES_MAX, MINUTES_RULE),
  /** A link, a phone number or an address. If empty, a video call uses the company's link, if it has one. */
  place: text(ROUND_PLACE_MAX, PLACE_RULE, PLACE_RULE).default(''),
  /** Null if its criteria are suggested from the skills of the job when someone is invited. */
  kit: kit.nullable().default(null),
  /** The members who take part. If empty, the member who sends the invitation. */
  memberIds: z
    .array(knownId(said.nameMember), { error: MEMBERS_RULE })
    .max(ROUND_MEMBERS_MAX, { error: MEMBERS_RULE })
    .default([]),
});

export const getRoundPlans = endpoint({
  ...reads,
  path: 'jobs/getRoundPlans',
  summary:
    'Get how the rounds of a job are held (minutes, place, kit and who takes part), for every round that a job can have, along with suggestions and defaults.',
  input: z.object({ jobId }),
  output: z.object({
    rounds: z.array(
      z.object({
        round: z.number(),
        /** How it is held, from the interview process. Null if the job has no such round. */
        mode: z.string().nullable(),
        minutes: z.number(),
        place: z.string(),
        kit: kit.nullable(),
        memberIds: z.array(z.string()),
      }),
    ),
    /** Criteria suggested from the skills of the job, for a round without a kit. */
    proposed: kit,
    /** The company's link for video calls, or ''. */
    videoLink: z.string(),
    /** The members who can take part. */
    members: z.array(z.object({ memberId: z.string(), name: z.string() })),
  }),
  owns: ofJob,
});

export const saveRoundPlan = endpoint({
  ...writes,
  path: 'jobs/saveRoundPlan',
  summary:
    'Set how a round of a job is held. It applies to later invitations. Rounds that someone is already invited to stay as they are.',
  refusals: ['job.deleted'],
  input: roundPlanForm.extend({ jobId, round: heldRound }),
  output: nothing,
  owns: ofJob,
});

const NAME_RULE = () => said.kitNameTooLong({ max: KIT_NAME_MAX });
const NAME_MISSING = said.kitNameMissing;

export const companyKitForm = z.object({
  name: text(KIT_NAME_MAX, NAME_RULE, NAME_MISSING).min(1, { error: NAME_MISSING }),
  kit,
});
const kitId = knownId(said.kitNameMissing);
const ofKit = { field: 'kitId', of: 'kit' } as const;

export const getKits = endpoint({
  ...reads,
  path: 'company/getKits',
  summary: `List the kits that the company keeps, by name, at most ${COMPANY_KITS_MAX}, and get its link for video calls ('' if it has none).`,
  input: noInput,
  output: z.object({
    kits: z.array(
      z.object({ kitId: z.string(), name: z.string(), kit: z.object({ criteria: z.array(criterion) }) }),
    ),
    videoLink: z.string(),
  }),
});

export const saveKit = endpoint({
  ...writes,
  path: 'company/saveKit',
  summary: 'Save a kit or, with kitId, update one. Plans that already use it keep the criteria it had then.',
  refusals: ['kit.name-taken', 'kit.too-many'],
  input: companyKitForm.extend({ kitId: kitId.optional() }),
  output: z.object({ kitId: z.string() }),
  owns: ofKit,
});

export const deleteKit = endpoint({
  ...writes,
  path: 'company/deleteKit',
  summary: 'Delete a kit. Plans that use it keep its criteria.',
  input: z.object({ kitId }),
  output: nothing,
  owns: ofKit,
});

const LINK_RULE = () => said.linkLike({ example: `https://meet.example/${ROUND_ID_MARK}` });

export const videoLinkForm = z.object({
  /** `{id}` is replaced by the id of the round, so that each round has a room of its own. Empty for none. */
  videoLink: text(ROUND_PLACE_MAX, LINK_RULE, LINK_RULE).refine(
    (link) => link === '' || isHttpsLink(placeOfRound(link, 'id')),
    { error: LINK_RULE },
  ),
});

export const saveVideoLink = endpoint({
  ...writes,
  path: 'company/saveVideoLink',
  summary: `Set the link for video calls, used where a plan names no place. \`${ROUND_ID_MARK}\` in it is replaced by the id of the round.`,
  input: videoLinkForm,
  output: nothing,
});
