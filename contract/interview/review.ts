import { z } from 'zod';
import * as said from '../messages/en/report-refusals.ts';
import { CANDIDATE, EMPLOYER, endpoint, nothing } from '../shared/endpoint.ts';
import { CORRECTIONS_MAX, CORRECTION_TEXT_MAX, DAY_MS, REASON_MAX } from '../shared/limits.ts';
import { applicationId, text, uuid } from '../shared/rules.ts';
import { ANSWER_TEXTS, PERSONS_VERDICTS } from './verdicts.ts';
import { daysInWords } from '../shared/words.ts';
import * as rules from '../messages/en/rules.ts';

/** What people add to the answers of a report: the employer's verdicts and the candidate's corrections. */

/** For how many days after the report is ready a candidate can correct misheard words. */
export const CORRECTION_DAYS = 7;
export const CORRECTION_MS = CORRECTION_DAYS * DAY_MS;
const ofApplication = { field: 'applicationId', of: 'application' } as const;
const questionId = uuid(said.nameQuestion);

export const markAnswer = endpoint({
  method: 'POST',
  path: 'interview/markAnswer',
  summary:
    "Mark an answer: settle it, or confirm or change the analysis's verdict. Only a change needs a reason. Every mark helps settle other answers to the question.",
  audience: EMPLOYER,
  refusals: ['report.not-ready', 'answer.not-scored', 'scorecard.needed'],
  input: z.object({
    applicationId,
    questionId,
    verdict: z.enum(PERSONS_VERDICTS, { error: rules.chooseVerdict }),
    reason: text(REASON_MAX, () => said.reasonTooLong({ max: REASON_MAX }), said.reasonText).default(''),
  }),
  output: nothing,
  owns: ofApplication,
});

export const unmarkAnswer = endpoint({
  method: 'POST',
  path: 'interview/unmarkAnswer',
  summary: "Undo your mark on an answer. The analysis's verdict applies again. Both stay in the history.",
  audience: EMPLOYER,
  refusals: ['report.not-ready', 'answer.not-scored', 'scorecard.needed'],
  input: z.object({ applicationId, questionId }),
  output: nothing,
  owns: ofApplication,
});

const corrections = z
  .array(
    z.object({
      /** The index of the first replaced word in the transcript. */
      wordIndex: z.number({ error: said.wordIndex }).int().min(0).max(100_000),
      wordCount: z.number({ error: said.wordCount }).int().min(1).max(200).default(1),
      /** What was actually said. Empty if nothing was said. */
      text: text(
        CORRECTION_TEXT_MAX,
        () => said.correctionTooLong({ max: CORRECTION_TEXT_MAX }),
        said.typeSaid,
      ),
    }),
    { error: said.correctionsAsList },
  )
  .max(CORRECTIONS_MAX, { error: () => said.correctionsTooMany({ max: CORRECTIONS_MAX }) });

export const correctAnswer = endpoint({
  method: 'POST',
  path: 'interview/correctAnswer',
  summary: `Correct misheard words in an answer, within ${daysInWords(CORRECTION_DAYS)} of the report. Sending again replaces your earlier correction; sending no corrections removes it.`,
  audience: CANDIDATE,
  refusals: [
    'report.not-ready',
    'correction.decided',
    'correction.too-late',
    'correction.not-spoken',
    'correction.no-words',
  ],
  input: z.object({
    applicationId,
    questionId,
    corrections,
    /** The corrections of the answer to the follow-up. */
    followUpCorrections: corrections.default([]),
  }),
  output: nothing,
  owns: ofApplication,
  callsPerMinute: 30,
});

export const decideCorrection = endpoint({
  method: 'POST',
  path: 'interview/decideCorrection',
  summary: "Decide which text of an answer counts: the transcript, or the candidate's correction.",
  audience: EMPLOYER,
  refusals: ['report.not-ready', 'answer.not-scored', 'correction.missing', 'scorecard.needed'],
  input: z.object({
    applicationId,
    questionId,
    take: z.enum(ANSWER_TEXTS, { error: said.chooseText }),
  }),
  output: nothing,
  owns: ofApplication,
});
