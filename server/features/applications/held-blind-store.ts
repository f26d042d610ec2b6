import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/**
 * The open applications whose rounds a member takes part in and should judge without seeing the judgements of others
 * and the analysis: the member has sent no scorecard about the person, and had not opened the report before the
 * invitation. The person who sends the invitation has usually read the report, and hiding what they already know would
 * serve no purpose.
 */
export const heldBlind = (memberId: string | null): RawBuilder<{ application_id: string }> => sql`(
  SELECT DISTINCT held.application_id
  FROM round_members JOIN rounds AS held ON held.id = round_members.round_id
  WHERE round_members.member_id = ${memberId}::uuid AND held.cancelled_at IS NULL
    AND NOT EXISTS (
      SELECT 1 FROM round_cards JOIN rounds AS carded ON carded.id = round_cards.round_id
      WHERE carded.application_id = held.application_id AND round_cards.member_id = ${memberId}::uuid)
    AND NOT EXISTS (
      SELECT 1 FROM application_views
      WHERE application_views.application_id = held.application_id AND application_views.what = 'report'
        AND application_views.viewer_id = ${memberId}::uuid AND application_views.at < held.invited_at)
    AND EXISTS (
      SELECT 1 FROM applications AS open
      WHERE open.id = held.application_id AND open.outcome IS NULL))`;

/** Only those that are among these applications. */
export async function heldBlindAmong(
  db: Database,
  memberId: string,
  applicationIds: readonly string[],
): Promise<Set<string>> {
  if (applicationIds.length === 0) return new Set();
  const { rows } = await sql<{ application_id: string }>`
    SELECT application_id FROM ${heldBlind(memberId)} AS blind
    WHERE application_id = ANY(${[...applicationIds]}::text[])`.execute(db);
  return new Set(rows.map(({ application_id }) => application_id));
}
