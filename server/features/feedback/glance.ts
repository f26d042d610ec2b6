import { coverageOfIdeas } from '#contract/job/coverage.ts';
import {
  type JudgedAnswer,
  countVerdicts,
  flagsOf,
  heardPercent,
  overallCertainty,
} from '#contract/interview/report-figures.ts';
import { type Settled, settledOf } from '#contract/interview/settled.ts';
import { NOT_SCORED } from '#contract/interview/verdicts.ts';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { proctoringEvents } from '#server/features/interviews/store.ts';
import { figuresOf, judgementThatCounts, mustDecide, outcomeOf, saidOf } from './figures.ts';
import { setGlance } from './glance-store.ts';
import { type Opinions, opinionsOnAll } from './review-store.ts';
import { saveFigures } from './store.ts';
import type { Judgement, StoredAnswer, StoredReport } from './stored-report.ts';

/**
 * Recomputes the results of these reports, and what lists show about them. Every change to a report must call it in the
 * same transaction. Returns how much of each is settled.
 */
export async function recount(
  tx: Database,
  reports: readonly (Attempt & { report: StoredReport })[],
): Promise<Settled[]> {
  const opinionsOn = await opinionsOnAll(tx, reports);
  const settled: Settled[] = [];
  for (const { report, ...attempt } of reports) {
    const opinions = opinionsOn(attempt.applicationId);
    await saveFigures(tx, attempt, report, figuresOf(report.answers, opinions));
    settled.push(await keepGlance(tx, attempt, report.answers, opinions));
  }
  return settled;
}

/**
 * Stores what lists show about a report, and the verdict on each answer. Returns how much of the interview is settled.
 */
async function keepGlance(
  tx: Database,
  attempt: Attempt,
  answers: readonly StoredAnswer[],
  opinions: Opinions,
): Promise<Settled> {
  const judged = answers.map((answer) => judgedAnswer(answer, opinions));
  const counts = countVerdicts(judged);
  await setGlance(tx, attempt, {
    counts,
    certainty: overallCertainty(judged),
    heard: heardPercent(judged.flatMap(({ words }) => words)),
    flags: flagsOf(judged, await proctoringEvents(tx, attempt)),
    found: foundInUnsettled(judged),
    verdicts: judged.flatMap(({ questionId, answerStatus }) =>
      answerStatus === NOT_SCORED ? [] : [{ questionId, verdict: answerStatus }],
    ),
  });
  return settledOf(counts);
}

/** The mean over the answers that a person must review. If an answer's points are unknown, it counts as none found. */
function foundInUnsettled(answers: readonly Judged[]): number | null {
  const shares = answers
    .filter(({ answerStatus }) => answerStatus === 'Needs Review')
    .map(({ ideas }) => coverageOfIdeas(ideas)?.share ?? 0);
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

type Judged = JudgedAnswer & { questionId: string; ideas: Judgement['ideas'] };

function judgedAnswer(answer: StoredAnswer, opinions: Opinions): Judged {
  const said = saidOf(answer.questionId, opinions);
  const own = judgementThatCounts(answer, said);
  return {
    questionId: answer.questionId,
    answerStatus: answer.kind === 'personal' ? NOT_SCORED : outcomeOf(answer, said).verdict,
    certainty: (said.learned ?? own).certainty,
    ideas: own.ideas,
    words: answer.words,
    review: said.mark,
    correction: said.correction && { mustDecide: mustDecide(answer, said) },
  };
}
