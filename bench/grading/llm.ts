import { gradeSpoken } from '#server/features/analysis/grade-spoken.ts';
import type { Llm } from '#server/platform/llm/llm.ts';
import { HALVES, everyday, everydayTable } from './everyday.ts';

/**
 * The everyday answers, read by a language model too, with at most `most` questions from each half. If a call fails,
 * the answer keeps the grade of its words, as in the product.
 */
export async function llmTable(llm: Llm, most = Infinity): Promise<void> {
  const questions = HALVES.flatMap((half) => everyday.filter((one) => one.half === half).slice(0, most));
  let failed = 0;
  const warn = (why: unknown) => {
    failed += 1;
    console.log('  failed:', why);
  };
  await everydayTable(
    `language model ${llm.model}`,
    (input) => gradeSpoken({ llm, inference: null, log: { warn } }, input).then(({ grade }) => grade),
    { hasModel: true, questions },
  );
  console.log(`\n  calls that failed: ${failed}`);
}
