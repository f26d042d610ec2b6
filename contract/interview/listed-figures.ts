import * as said from '../messages/en/stages.ts';
import { z } from 'zod';
import { sortedBy } from '../shared/endpoint.ts';
import { SHORT_TEXT_MAX } from '../shared/limits.ts';
import { text } from '../shared/rules.ts';
import { sourceFilter } from '../job/sources.ts';
import { BAND_NAMES } from './report-figures.ts';
import { SETTLED_FILTERS } from './settled.ts';
import { OUTCOMES, STAGES } from './stages.ts';
import { CERTAINTIES } from './verdicts.ts';

/**
 * How much of an interview is settled. Null until the report is ready, and until the reader has submitted a scorecard
 * if the review is blind.
 */
export const settledFigures = {
  /** The number of answers with a verdict other than 'Needs Review'. */
  settled: z.number().nullable(),
  /** The number of answers that can be scored. */
  scored: z.number().nullable(),
};

/** An application's stage and how its interview went, as every list of a company shows them. */
export const listedFigures = {
  stage: z.enum(STAGES),
  stageTitle: z.string(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** The application's source: a word in the link. Null if unknown. */
  source: z.string().nullable(),
  /** True if the interview was not submitted while it was open. */
  isExpired: z.boolean(),
  /**
   * The interview score, 0 to 100: the mean over settled answers. Null until the report is ready, while too few
   * answers are settled (`hasScore`), and while a blind review still needs the reader's scorecard.
   */
  score: z.number().nullable(),
  ...settledFigures,
  /** The band of the score. */
  band: z.enum(BAND_NAMES).nullable(),
  certainty: z.enum(CERTAINTIES).nullable(),
};

const SCORE_RANGE = { error: said.scoreRange };
const percent = z.coerce.number(SCORE_RANGE).min(0, SCORE_RANGE).max(100, SCORE_RANGE).optional();

/** The outcomes that a list can show: open applications, closed ones, both, or those closed in one way. */
const OUTCOME_FILTERS = ['open', 'closed', 'all', ...OUTCOMES] as const;
export type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];
export const outcomeFilter = z.enum(OUTCOME_FILTERS, { error: said.outcomeUnknown });

/** Filters by these figures. A score that the reader cannot see yet is in no range. */
export const figureFilters = {
  stage: z.enum(STAGES, { error: said.stageUnknown }).optional(),
  outcome: outcomeFilter.optional(),
  minScore: percent,
  maxScore: percent,
  certainty: z.enum(CERTAINTIES, { error: said.certaintyUnknown }).optional(),
  /** `yes` if the interview has a score; `no` if its report is ready but a person must review answers first. */
  settled: z.enum(SETTLED_FILTERS, { error: said.sayYesOrNo }).optional(),
  /** Use `none` for applications without a source. */
  source: sourceFilter.optional(),
};

const asked = {
  ...figureFilters,
  /** Part of the name or, for members who see it, of the email address. */
  text: text(SHORT_TEXT_MAX).optional(),
};
const SORTED_BY = [
  'appliedDate',
  'interviewDate',
  'criteriaMatches',
  'score',
  'certainty',
  'stage',
  'waiting',
] as const;

/** The filters and the order of the list of one job. */
export const applicantsAsked = {
  ...asked,
  sort: sortedBy('candidateName', 'candidateEmail', ...SORTED_BY),
};

/** The filters and the order of the lists of all jobs. */
export const itemsAsked = {
  ...asked,
  sort: sortedBy('candidateName', 'role', 'alternateJobId', ...SORTED_BY),
};
