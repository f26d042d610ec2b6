import { z } from 'zod';
import { BANK_FIGURES } from '#contract/company/question-limits.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { figuresOf } from './figures.ts';
import {
  type MadeFigures,
  answeredQuestions,
  answersTo,
  companiesWithReports,
  dropBankFigures,
  makeBankFigures,
  putFigures,
} from './store.ts';

/** Recalculates the figures of all questions. Runs every night. */
export const questionFiguresTask = defineTask({
  name: 'pipeline.question-figures',
  isLong: true,
  payload: z.object({}),
  retryLimit: 3,
});

/**
 * Groups are only compared over all jobs and whole months, like the fairness figures. A filter, or the night after one
 * more interview, could otherwise narrow down what one person said.
 */
export async function makeQuestionFigures(ctx: Context): Promise<void> {
  const thisMonth = ctx.clock.now().toISOString().slice(0, 'yyyy-mm'.length);
  for (const companyId of await companiesWithReports(ctx.db)) {
    const made: MadeFigures[] = [];
    for (const { key, copies } of await answeredQuestions(ctx.db, companyId)) {
      const answers = await answersTo(
        ctx.db,
        companyId,
        copies.map(({ id }) => id),
      );
      const scopes = [[null, answers] as const, ...Map.groupBy(answers, ({ jobId }) => jobId)];
      for (const [jobId, own] of scopes) {
        if (own.length === 0) continue;
        const said = own.map((one) => (jobId === null && one.month < thisMonth ? one : { ...one, said: {} }));
        const shown = copies.find((copy) => copy.jobId === jobId) ?? copies[0]!;
        made.push({ key, jobId, questionId: shown.id, figures: figuresOf(said) });
      }
    }
    await inTransaction(ctx.db, (tx) => putFigures(tx, companyId, made, ctx.clock.now()));
  }
  const now = ctx.clock.now();
  const { bankFigures } = ctx.config;
  await inTransaction(ctx.db, async (tx) => {
    await dropBankFigures(tx, bankFigures ? new Date(now.getTime() - BANK_FIGURES.days * DAY_MS) : now);
    if (bankFigures) await makeBankFigures(tx, now);
  });
}
