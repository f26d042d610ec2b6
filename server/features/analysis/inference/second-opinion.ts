import type { Grade } from '#server/features/analysis/grading/judge/grade.ts';
import type { Inference } from '#server/platform/inference/inference.ts';

/**
 * An inference model as one more opinion on an answer that was graded. It gives no verdict of its own: where it disagrees,
 * a person decides.
 */

/** From this probability on, the answer says the idea. */
const SAYS = 0.5;
/** From this probability on, it says the opposite. Inference models see contradictions in many neutral statements. */
const DENIES = 0.9;
const MOST_APART = 0.4;

const DISAGREES = 'The inference model and the comparison disagree. A person should decide.';
const SEES_CONTRADICTION =
  'The inference model believes that the answer contradicts the expected one. A person should check it.';

/** The grade, or the same grade left to a person. Rejects if the model cannot be used. */
export async function withSecondOpinion(inference: Inference, grade: Grade, answer: string): Promise<Grade> {
  if (grade.verdict === 'Needs Review' || grade.verdict === 'Not Answered' || grade.ideas.length === 0)
    return grade;
  const opinions = await inference.infer(
    answer,
    grade.ideas.map(({ idea }) => idea),
  );
  const total = grade.ideas.reduce((sum, { weight }) => sum + weight, 0);
  const said = grade.ideas.reduce(
    (sum, { weight }, index) => sum + ((opinions[index]?.entailed ?? 0) >= SAYS ? weight : 0),
    0,
  );
  const review = (reason: string): Grade => ({
    ...grade,
    verdict: 'Needs Review',
    certainty: 'low',
    reasons: [...grade.reasons, reason],
  });
  const passes = grade.verdict !== 'Incorrect';
  if (passes && opinions.some(({ contradicted }) => contradicted >= DENIES))
    return review(SEES_CONTRADICTION);
  const score = total === 0 ? 0 : said / total;
  return Math.abs(score - grade.score) > MOST_APART ? review(DISAGREES) : grade;
}
