import type { QuestionnaireEntry, Report } from '#contract/interview/report.ts';
import { NOT_SCORED } from '#contract/interview/verdicts.ts';

/** What a report hides from some members of the company. */

/** Without contact data. The documents, and quotes from them, also contain it. */
export const withoutContacts = (report: Report): Report => ({
  ...report,
  email: '',
  mobile: '',
  city: '',
  resumeUrlPath: null,
  coverLetterUrl: null,
  criteriaParts: report.criteriaParts.map((part) => ({ ...part, evidence: '' })),
  hidesContacts: true,
});

/** Without the judgements of the analysis and other members, for a member who must judge first. */
export const withoutVerdicts = (report: Report): Report => ({
  ...report,
  findApplicationId: { ...report.findApplicationId, isSensePercent: null },
  iHireReport: '',
  summarySentences: [],
  totalCorrectQuestions: 0,
  totalAnalyzedQuestions: 0,
  skillSummaryReport: [],
  questionnaireReport: report.questionnaireReport.map(entryWithoutVerdict),
  mustScoreFirst: true,
});

type Judgement = Pick<
  QuestionnaireEntry,
  'answerStatus' | 'score' | 'settledBy' | 'certainty' | 'ideas' | 'reasons'
>;
const NOTHING_JUDGED: Judgement = {
  answerStatus: NOT_SCORED,
  score: null,
  settledBy: null,
  certainty: null,
  ideas: [],
  reasons: [],
};

/** The same for one answer. */
export const entryWithoutVerdict = (entry: QuestionnaireEntry): QuestionnaireEntry => ({
  ...entry,
  ...NOTHING_JUDGED,
  analysisVerdict: NOT_SCORED,
  analysisScore: null,
  marksUsed: 0,
  review: null,
  reviewHistory: [],
  ...(entry.followUp ? { followUp: { ...entry.followUp, idea: null } } : {}),
  // The words that the candidate corrected help to judge. Which text counts is someone else's judgement.
  correction: entry.correction && {
    ...entry.correction,
    ...NOTHING_JUDGED,
    decision: null,
    mustDecide: false,
  },
});
