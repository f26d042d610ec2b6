import type { getCompanyDecisions } from '#contract/company/company-decisions.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import { actorInWords } from '../actor.ts';
import {
  type DecisionItem,
  type DecisionRow,
  decisionsOfCompany,
  partsOfDecisions,
} from '../stages/decision-store.ts';
import { deedsInWords } from './sentences.ts';

type Shown = OutputOf<typeof getCompanyDecisions>;
type Part = Awaited<ReturnType<typeof partsOfDecisions>>[number];

/** The decisions of a company, newest first. Identical changes to applications for one job make one part. */
export async function companyDecisions(
  ctx: Context,
  companyId: string,
  { limit, cursor, memberId, from }: RequestOf<typeof getCompanyDecisions>,
): Promise<Shown> {
  const found = await decisionsOfCompany(
    ctx.db,
    { companyId, memberId, from },
    { after: readPosition(cursor), limit: limit + 1 },
  );
  const { rows, nextCursor } = cutPage(found, limit, ({ made_at: at, id }) => ({ at, id }));
  const parts = await partsOfDecisions(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const modes = new Map<string, readonly string[]>();
  for (const { job_id: id } of parts)
    if (!modes.has(id)) modes.set(id, (await jobById(ctx.db, id))?.interview_process?.modes ?? []);
  const partsOf = (decisionId: string): Shown['decisions'][number]['parts'] =>
    alike(parts.filter((part) => part.decision_id === decisionId)).map((same) => {
      const { from: was, to, job_id: jobId, designation } = same[0]!;
      const inState = (state: DecisionItem['state']) =>
        same.filter((part) => part.state === state).reduce((sum, { count }) => sum + count, 0);
      const applications = same.reduce((sum, { count }) => sum + count, 0);
      const deed = { from: was, to, modes: modes.get(jobId)! };
      return {
        what: deedsInWords(Array.from({ length: applications }, () => deed)),
        jobId,
        role: designation,
        applications,
        waiting: inState('waiting'),
        sent: inState('told'),
        undone: inState('undone'),
        dropped: inState('dropped'),
      };
    });
  return {
    decisions: rows.map((row) => ({
      decisionId: row.id,
      at: row.made_at.toISOString(),
      by: byOf(row),
      undoUntil: row.due_at.toISOString(),
      parts: partsOf(row.id),
    })),
    nextCursor,
  };
}

/** A program has no name there. A member's name is kept after they leave, as for moves and notes. */
const byOf = ({ made_by: id, made_by_name: name }: DecisionRow): string =>
  name === '' ? actorInWords({ kind: id === null ? 'member' : 'token', name: null }) : name;

/** The rows of one change in one job. They differ only in their state. */
const alike = (parts: readonly Part[]): Part[][] => [
  ...Map.groupBy(parts, ({ job_id: jobId, from, to }) => JSON.stringify([jobId, from, to])).values(),
];
