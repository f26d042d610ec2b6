import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { OPERATOR_ACTION_NAMES, type OperatorAction } from '#contract/shared/operator-actions.ts';
import type { getOperatorEvents } from '#contract/shared/operator.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPageBy, readCursor, writeCursor } from '#server/platform/paging.ts';
import { operatorEvents } from './events-store.ts';

export async function listEvents(
  ctx: Context,
  { limit, cursor }: RequestOf<typeof getOperatorEvents>,
): Promise<OutputOf<typeof getOperatorEvents>> {
  const found = await operatorEvents(ctx.db, {
    before: readCursor(cursor, 'count')?.[0] ?? null,
    limit: limit + 1,
  });
  const { rows, nextCursor } = cutPageBy(found, limit, ({ id }) => writeCursor(id));
  return {
    events: rows.map((row) => ({
      eventId: String(row.id),
      at: row.at.toISOString(),
      actorName: row.actor_kind === 'command' ? row.actor_name : row.actor_account,
      isCommand: row.actor_kind === 'command',
      action: actionOf(row.action),
      subjectKind: row.subject_kind,
      subjectName: row.subject_name,
      reason: row.reason,
      address: row.address,
    })),
    nextCursor,
  };
}

function actionOf(stored: string): OperatorAction {
  const action = OPERATOR_ACTION_NAMES.find((name) => name === stored);
  if (action === undefined)
    throw new Error(`An operator's event has the action ${stored}, which is not known.`);
  return action;
}
