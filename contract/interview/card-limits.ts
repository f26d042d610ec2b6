import * as said from '../messages/en/round-cards.ts';
import { DAY_MS } from '../shared/limits.ts';
import type { CriterionLevel } from './kit-limits.ts';

/** What a card on a round may hold, and from how many of them on something is said about the people who send them. */

/** The lowest and the highest level say most about a person, so they need a quote or a reason. */
export const needsEvidence = (level: CriterionLevel | null): boolean => level === 1 || level === 4;
export const NEEDS_EVIDENCE = said.needsEvidence;
export const CHOOSE_LEVEL = said.chooseLevel;

export const QUOTE_MAX = 1_000;
/** Of one criterion. */
export const QUOTES_MAX = 20;

/** A member whose card is missing so long after the round is reminded, and the company sees it. */
export const CARD_WAIT_MS = DAY_MS;
/** A round that ended longer ago is no longer reminded of: the server was away. */
export const CARD_REMINDED_MS = 7 * DAY_MS;

/**
 * Agreement has a figure from so many criteria on that two people judged: where four levels are used alike, two coders
 * need 81 codings to tell an alpha of 0.667 from less at the 5% level (D. Bloch & H. Kraemer, 2 × 2 kappa coefficients,
 * Biometrics 45, 1989, equation 3.7, as K. Krippendorff uses it in Content Analysis).
 */
export const AGREEMENT_UNITS_MIN = 40;
/** What Krippendorff calls reliable, and what allows tentative conclusions (Content Analysis, 2004, chapter 11). */
export const ALPHA_RELIABLE = 0.8;
export const ALPHA_TENTATIVE = 0.667;

/**
 * Leniency has a figure from so many shared levels on: a sample of 30 places a measure within one logit with 95%
 * confidence (J. M. Linacre, Sample size and item calibration stability, Rasch Measurement Transactions 7:4, 1994).
 */
export const LENIENCY_LEVELS_MIN = 30;
/** Levels of one person hang together, which is called halo (E. L. Thorndike, 1920), so they must be of so many people. */
export const LENIENCY_PEOPLE_MIN = 10;
/** A difference below this is not said, however sure it is: nobody would notice it in a decision. */
export const LENIENCY_DIFFERENCE_MIN = 0.25;
