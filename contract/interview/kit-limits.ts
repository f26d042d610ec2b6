/** The limits of kits and of round plans. Pages use them too. */

export const KIT_CRITERIA_MIN = 1;
export const KIT_CRITERIA_MAX = 8;
export const KIT_NAME_MAX = 80;
export const CRITERION_TITLE_MAX = 80;
export const CRITERION_ASK_MAX = 500;
export const CRITERION_LEVEL_MAX = 300;
/** The levels of each criterion, from the lowest to the highest. */
export const CRITERION_LEVELS = [1, 2, 3, 4] as const;
export type CriterionLevel = (typeof CRITERION_LEVELS)[number];
/** How many criteria are suggested from a job's skills. */
export const PROPOSED_CRITERIA = { least: 3, most: 5 } as const;
/** The most kits that a company can keep. */
export const COMPANY_KITS_MAX = 100;

export const ROUND_MINUTES_MIN = 15;
export const ROUND_MINUTES_MAX = 480;
export const ROUND_MINUTES = 45;
export const ROUND_PLACE_MAX = 300;
export const ROUND_MEMBERS_MAX = 10;

/** The rounds that people hold. The first one is the AI interview. */
export const HELD_ROUNDS = [2, 3, 4, 5, 6] as const;
export type HeldRound = (typeof HELD_ROUNDS)[number];

/** The placeholder in a link for video calls that is replaced by the id of the round. */
export const ROUND_ID_MARK = '{id}';

/** Where a round is held: the place in its plan, with the id of the round filled in. */
export const placeOfRound = (place: string, roundId: string): string =>
  place.replaceAll(ROUND_ID_MARK, encodeURIComponent(roundId));
