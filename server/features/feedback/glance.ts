import {
  type JudgedAnswer,
  countVerdicts,
  flagsOf,
  heardPercent,
  overallCertainty,
} from '#contract/report-figures.ts';
import { NOT_SCORED } from '#contract/verdicts.ts';
import type { Database } from '#server/database/database.ts';
import { proctoringEvents } from '#server/features/interviews/store.ts';
import { judgementThatCounts, mustDecide, outcomeOf, saidOf } from './figures.ts';
import { setGlance } from './glance-store.ts';
import { type Correction, type Mark, correctionsOf, marksOfInterview } from './review-store.ts';
import type { StoredAnswer } from './stored-report.ts';

/**
 * Stores what lists show of a report, and the verdict on each answer. Whatever changes a report calls it in the same
 * transaction.
 */
export async function keepGlance(
  tx: Database,
  applicationId: string,
  answers: readonly StoredAnswer[],
): Promise<void> {
  const marks = await marksOfInterview(tx, applicationId);
  const corrections = await correctionsOf(tx, applicationId);
  const judged = answers.map((answer) => judgedAnswer(answer, marks, corrections));
  await setGlance(tx, applicationId, {
    counts: countVerdicts(judged),
    certainty: overallCertainty(judged),
    heard: heardPercent(judged.flatMap(({ words }) => words)),
    flags: flagsOf(judged, await proctoringEvents(tx, applicationId)).length,
    verdicts: judged.flatMap(({ questionId, answerStatus }) =>
      answerStatus === NOT_SCORED ? [] : [{ questionId, verdict: answerStatus }],
    ),
  });
}

function judgedAnswer(
  answer: StoredAnswer,
  marks: readonly Mark[],
  corrections: readonly Correction[],
): JudgedAnswer & { questionId: string } {
  const said = saidOf(answer.questionId, marks, corrections);
  return {
    questionId: answer.questionId,
    answerStatus: answer.kind === 'personal' ? NOT_SCORED : outcomeOf(answer, said).verdict,
    certainty: judgementThatCounts(answer, said).certainty,
    words: answer.words,
    review: said.mark,
    correction: said.correction && { mustDecide: mustDecide(answer, said) },
  };
}
