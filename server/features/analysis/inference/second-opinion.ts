import type { Assessment } from '#server/features/analysis/grading/judge/grade.ts';
import { type Opinion, disagreement } from '#server/features/analysis/llm/judge.ts';
import type { Inference } from '#server/platform/inference/inference.ts';

/** From this probability on, the answer says the idea. */
const SAYS = 0.5;
/** From this probability on, it says the opposite. Inference models see contradictions in many neutral statements. */
const DENIES = 0.9;

/**
 * The opinion of an inference model on an assessed answer. It quotes nothing, so a contradiction that it sees holds back
 * and accuses nobody. Rejects if the model cannot be used.
 */
export async function inferOpinion(inference: Inference, own: Assessment, answer: string): Promise<Opinion> {
  const opinions = await inference.infer(
    answer,
    own.ideas.map(({ idea }) => idea),
  );
  const total = own.ideas.reduce((sum, { weight }) => sum + weight, 0);
  const said = own.ideas.reduce(
    (sum, { weight }, index) => sum + ((opinions[index]?.entailed ?? 0) >= SAYS ? weight : 0),
    0,
  );
  const share = total === 0 ? 0 : said / total;
  const doubts = opinions.some(({ contradicted }) => contradicted >= DENIES);
  return {
    opinion: { share, contradicts: false, doubts },
    ideas: own.ideas,
    notes: doubts ? [{ code: 'model-disagrees' }] : disagreement(own.words, share),
  };
}
