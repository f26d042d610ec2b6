import type { Settled } from '#contract/settled.ts';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { figuresOf } from './figures.ts';
import { keepGlance } from './glance.ts';
import { opinionsOnAll } from './review-store.ts';
import { saveFigures } from './store.ts';
import type { StoredReport } from './stored-report.ts';

/** Computes the results of these reports again, and what lists show of them; returns how much of each is settled. */
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
