import { z } from 'zod';
import * as said from '../messages/en/pipeline-refusals.ts';
import {
  EMPLOYER,
  MEMBER_ROLES,
  endpoint,
  nextPage,
  paging,
  pagingOf,
  sortedBy,
} from '../shared/endpoint.ts';
import { criteriaMatch, criteriaParts } from '../job/criteria.ts';
import { jobId } from '../job/job-steps.ts';
import { PEOPLE_FOUND_LIMIT, SEARCH_TEXT_MAX, WAITING_DAYS_MAX } from '../shared/limits.ts';
import { applicationIds } from './compare.ts';
import { countedSource } from '../job/sources.ts';
import { figureFilters, listedFigures, outcomeFilter } from './listed-figures.ts';
import { isoTimestamp, knownId, text, uuid } from '../shared/rules.ts';
import { OUTCOMES, STAGES } from './stages.ts';
import { waitingDecision } from './waiting-decision.ts';

/** How a company finds people among its applicants: the review queue, the search, and the page of a person. */

const reads = { audience: EMPLOYER, memberRoles: MEMBER_ROLES, scope: 'applications:read' } as const;
const score = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const analysisStatus = z.enum(['processing', 'ready', 'failed', 'erased']).nullable();

/** The text that people type into a search box. */
export const searchText = text(SEARCH_TEXT_MAX, () => said.searchTooLong({ max: SEARCH_TEXT_MAX }));

/** What lists, the search and the page of a person show about one application. */
const stageAndOutcome = {
  applicationId: z.string(),
  jobId: z.string(),
  role: z.string(),
  alternateJobId: z.string(),
  ...listedFigures,
  stageSince: isoTimestamp,
  appliedDate: isoTimestamp,
  /** When the interview was submitted. Null before that. */
  submittedDate: isoTimestamp.nullable(),
  interviewDate: isoTimestamp.nullable(),
  /** Null before the interview is submitted. */
  analysisStatus,
  ...criteriaMatch,
  /** The overall judgement of the caller's own scorecard. */
  ownScore: score.nullable(),
  /**
   * True if the review is blind and the caller has not sent a scorecard yet. Score, settled, scored, band, certainty,
   * verdicts and flags are then null.
   */
  mustScoreFirst: z.boolean(),
};

export const reviewItem = z.object({
  ...stageAndOutcome,
  candidateId: z.string(),
  candidateName: z.string(),
  avatarUrl: z.string().nullable(),
  /** How many answers have each verdict. Null until the report is ready. */
  verdicts: z
    .object({
      correct: z.number(),
      partial: z.number(),
      incorrect: z.number(),
      notAnswered: z.number(),
      needsReview: z.number(),
    })
    .nullable(),
  /** The transcript confidence: the percentage of words that the recogniser was sure of. Null if there are no words. */
  heard: z.number().nullable(),
  /** How many points in the report a person should look at. Null until the report is ready. */
  flags: z.number().nullable(),
  waiting: waitingDecision.nullable(),
});

export const getReviewQueue = endpoint({
  method: 'GET',
  path: 'interview/getReviewQueue',
  summary:
    'List the applicants of all jobs or of one, with how their interviews went. By default, those with an open application, longest waiting first.',
  ...reads,
  input: z.object({
    ...paging,
    jobId: jobId.optional(),
    applicationIds: applicationIds.optional(),
    ...figureFilters,
    outcome: outcomeFilter.default('open'),
    /** A skill of the candidate's profile. */
    skillId: uuid(said.selectSkill).optional(),
    /** Whether the caller's own scorecard is in. */
    reviewedByMe: z.enum(['yes', 'no'], { error: said.yesOrNo }).optional(),
    /** Only applicants who have been in their stage for longer than this many days. */
    waitingDays: z.coerce
      .number({ error: said.daysNumber })
      .int({ error: said.daysWhole })
      .min(0, { error: said.daysNumber })
      .max(WAITING_DAYS_MAX, { error: () => said.daysTooMany({ max: WAITING_DAYS_MAX }) })
      .optional(),
    /** Words from the name, the email address, a skill, or the spoken answers. */
    text: searchText.optional(),
    sort: sortedBy(
      'score',
      'submitted',
      'name',
      'criteriaMatches',
      'waiting',
      'stage',
      'certainty',
      'heard',
      'flags',
    ),
  }),
  output: z.object({ applications: z.array(reviewItem), total: z.number(), ...nextPage }),
  owns: { field: 'jobId', of: 'job' },
});

/** A text in pieces. The pieces that match the search are marked. */
const markedText = z.array(z.object({ text: z.string(), found: z.boolean() }));

export const FOUND_IN = ['name', 'email', 'skill', 'words'] as const;

export const searchApplicants = endpoint({
  method: 'GET',
  path: 'interview/searchApplicants',
  summary:
    'Search the applicants of all jobs. Every word must be found in a name, email address, skill or spoken answer. Use "quotes" for a phrase, and a minus to exclude a word. Results are grouped by person: matching names first, then newest first.',
  ...reads,
  input: z.object({ ...pagingOf(PEOPLE_FOUND_LIMIT), text: searchText }),
  output: z.object({
    people: z.array(
      z.object({
        candidateId: z.string(),
        candidateName: z.string(),
        avatarUrl: z.string().nullable(),
        /** The applications found, newest first, at most APPLICATIONS_FOUND_MAX. */
        applications: z.array(
          z.object({
            applicationId: z.string(),
            jobId: z.string(),
            role: z.string(),
            alternateJobId: z.string(),
            stage: z.enum(STAGES),
            stageTitle: z.string(),
            outcome: z.enum(OUTCOMES).nullable(),
            /** True if the interview was not submitted while it was open. */
            isExpired: z.boolean(),
            appliedDate: isoTimestamp,
            hasReport: z.boolean(),
          }),
        ),
        found: z.array(
          z.object({
            where: z.enum(FOUND_IN),
            /** For spoken words, where they were said. */
            applicationId: z.string().nullable(),
            question: z.string().nullable(),
            parts: markedText,
          }),
        ),
      }),
    ),
    /** The number of people found. */
    total: z.number(),
    ...nextPage,
  }),
});

export const getSources = endpoint({
  method: 'GET',
  path: 'interview/getSources',
  summary:
    'List the sources of applications, for all jobs of the company or for one. These are the words that lists can be filtered by.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  scope: 'applications:read',
  input: z.object({ jobId: jobId.optional() }),
  output: z.object({ sources: z.array(countedSource) }),
  owns: { field: 'jobId', of: 'job' },
});

export const getPerson = endpoint({
  method: 'GET',
  path: 'interview/getPerson',
  summary:
    'Get a person who applied to the company, with every application and, for each, the scorecards you can see. For the rest, call getNotes, getRequests and getApplicationHistory.',
  ...reads,
  input: z.object({ candidateId: knownId(said.namePerson) }),
  output: z.object({
    candidateId: z.string(),
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    /** True if contact data is empty because this member cannot see it. */
    hidesContacts: z.boolean().optional(),
    avatarUrl: z.string().nullable(),
    skills: z.array(z.string()),
    /** Newest first. */
    applications: z.array(
      z.object({
        ...stageAndOutcome,
        /** The number of rounds that people hold with this person. */
        rounds: z.number(),
        criteriaParts,
        scorecards: z.array(
          z.object({
            by: z.string(),
            isOwn: z.boolean(),
            overall: score,
            reason: z.string(),
            at: isoTimestamp,
          }),
        ),
      }),
    ),
  }),
  owns: { field: 'candidateId', of: 'candidate' },
});
