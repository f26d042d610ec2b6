import type { AuditAction } from '#contract/audit-actions.ts';
import { OUTCOME_TITLES, stageTitle } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { AuditDetails } from '#server/features/companies/stored-company.ts';
import type { Move } from './move-store.ts';

/** Adds what a company decided about an application to the company's history. */
export async function recordInHistory(tx: Database, companyId: string, move: Move): Promise<void> {
  const { application, actor, at } = move;
  if (actor.kind !== 'member' && actor.kind !== 'token') return;
  const decided = decidedBy(move);
  if (decided === null) return;
  await recordAudit(tx, {
    at,
    companyId,
    actor: { kind: actor.kind, ...(actor.id === null ? {} : { userId: actor.id }) },
    subject: { kind: 'application', id: application.id },
    ...decided,
  });
}

/** Nothing for an interview that is given again: that is recorded with its reason. */
function decidedBy(move: Move): { action: AuditAction; details?: AuditDetails } | null {
  const { application: from, to, isUndo = false, act = null } = move;
  const details = { to: stageTitle(to.stage, []) };
  if (isUndo) return { action: 'decision.undone' };
  if (act === 'given-again' || act === 'given-again-in-part') return null;
  if (act !== null) return { action: 'interview.rescheduled' };
  if (to.outcome === 'declined') return { action: 'decision.declined' };
  if (to.outcome === 'hired') return { action: 'decision.hired' };
  if (to.outcome !== null) return { action: 'decision.closed', details: { as: OUTCOME_TITLES[to.outcome] } };
  if (from.outcome !== null) return { action: 'decision.reopened', details };
  if (to.stage === 'ai-interview') return { action: 'interview.scheduled' };
  if (to.stage === 'applied') return { action: 'interview.cancelled' };
  return { action: 'decision.advanced', details };
}
