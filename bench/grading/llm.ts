/** The language model that is configured, on right answers in other words and on wrong ones in the reference's words. */
import { type Grade, gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { judgeWithLlm } from '#server/features/analysis/llm/judge.ts';
import type { Llm } from '#server/platform/llm/llm.ts';
import { interval } from './interval.ts';
import { type Scored, areaUnderCurve, otherWords } from './other-words.ts';

/**
 * Prints it for at most so many questions of each half, beside the built-in analysis. An answer on which a call failed keeps
 * its built-in grade, as in the product.
 */
export async function llmTable(llm: Llm, most: number): Promise<void> {
  console.log(`Language model ${llm.model}, on answers in other words: area under the curve, 95 % interval`);
  for (const half of ['seen', 'unseen'] as const) {
    const builtIn: Scored[][] = [];
    const withModel: Scored[][] = [];
    let failed = 0;
    for (const { question, reference, right, wrong } of otherWords()
      .filter((one) => one.half === half)
      .slice(0, most)) {
      const answers = [
        ...right.map((text) => ({ text, isRight: true })),
        ...wrong.map(({ answer }) => ({ text: answer, isRight: false })),
      ];
      const both: Record<'before' | 'after', Scored[]> = { before: [], after: [] };
      for (const { text, isRight } of answers) {
        const input = { question, reference, transcript: { text } };
        const before = gradeAnswer(input);
        const after = await judgeWithLlm(llm, input).catch((error: unknown): Grade => {
          failed += 1;
          console.log(`    failed: ${error instanceof Error ? error.message.slice(0, 120) : String(error)}`);
          return before;
        });
        both.before.push({ isRight, ...before });
        both.after.push({ isRight, ...after });
      }
      builtIn.push(both.before);
      withModel.push(both.after);
    }
    line(`${half}, built-in`, builtIn);
    line(`${half}, with the model`, withModel);
    console.log(`  calls that failed: ${failed} of ${withModel.flat().length}`);
  }
}

function line(name: string, scored: Scored[][]): void {
  const verdicts = (isRight: boolean) =>
    [
      ...Map.groupBy(
        scored.flat().filter((one) => one.isRight === isRight),
        ({ verdict }) => verdict,
      ),
    ]
      .map(([verdict, some]) => `${some.length} ${verdict}`)
      .join(', ');
  console.log(`${name.padEnd(26)}${areaUnderCurve(scored).toFixed(3)} ${interval(scored, areaUnderCurve)}`);
  console.log(`  right: ${verdicts(true)}; wrong: ${verdicts(false)}`);
}
