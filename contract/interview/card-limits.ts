import * as said from '../messages/en/round-cards.ts';
import { DAY_MS } from '../shared/limits.ts';
import type { CriterionLevel } from './kit-limits.ts';

/**
 * The limits of a scorecard for a round, and how many scorecards it takes before figures about the people who send
 * them are shown.
 */

/** The lowest and the highest level say most about a person, so they need a quote or a reason. */
export const needsEvidence = (level: CriterionLevel | null): boolean => level === 1 || level === 4;
export const NEEDS_EVIDENCE = said.needsEvidence;
export const CHOOSE_LEVEL = said.chooseLevel;

export const QUOTE_MAX = 1_000;
/** The most quotes for one criterion. */
export const QUOTES_MAX = 20;

/** A member whose scorecard is still missing this long after the round gets a reminder, and the company sees it. */
export const CARD_WAIT_MS = DAY_MS;
/** No reminder is sent for a round that ended longer ago than this, for example because the server was down. */
export const CARD_REMINDED_MS = 7 * DAY_MS;

/**
 * How many criteria two people must have judged before agreement has a figure: where four levels are used equally,
 * two coders need 81 codings to tell an alpha of 0.667 from less at the 5% level (D. Bloch & H. Kraemer, 2 × 2 kappa
 * coefficients, Biometrics 45, 1989, equation 3.7, as K. Krippendorff uses it in Content Analysis).
 */
export const AGREEMENT_UNITS_MIN = 40;
/** What Krippendorff calls reliable, and what allows tentative conclusions (Content Analysis, 2004, chapter 11). */
export const ALPHA_RELIABLE = 0.8;
export const ALPHA_TENTATIVE = 0.667;

/**
 * How many shared levels it takes before leniency has a figure: a sample of 30 places a measure within one logit with
 * 95% confidence (J. M. Linacre, Sample size and item calibration stability, Rasch Measurement Transactions 7:4,
 * 1994).
 */
export const LENIENCY_LEVELS_MIN = 30;
/**
 * Levels given to the same person influence each other, the halo effect (E. L. Thorndike, 1920), so the levels must
 * be about this many people.
 */
export const LENIENCY_PEOPLE_MIN = 10;
/** A difference below this is not shown, however certain it is, because nobody would notice it in a decision. */
export const LENIENCY_DIFFERENCE_MIN = 0.25;
