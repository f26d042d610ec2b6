import * as said from '#contract/messages/en/round-refusals.ts';
import type { Database } from '#server/database/database.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { roundOffForMember } from '../mails/round-off-for-member.ts';
import { dataOf } from './mail-round.ts';
import { membersOfRounds, roundsOfCandidate } from './round-store.ts';
import { stateOf } from './state.ts';

/** How emails refer to a person who no longer wants to be named. */
const ERASED = said.erased;

/**
 * Notifies the participants that a round is cancelled because its candidate's account is being deleted. The email and
 * the cancelled calendar entry do not name the person, so they can be kept.
 */
export async function callOffErased(ctx: Context, tx: Database, candidateId: string): Promise<void> {
  const now = ctx.clock.now();
  const booked = (await roundsOfCandidate(tx, candidateId, now)).filter(
    (round) => stateOf(round, now) === 'booked',
  );
  const members = await membersOfRounds(
    tx,
    booked.map(({ id }) => id),
  );
  for (const round of booked) {
    for (const { roundId, memberId: userId } of members) {
      if (roundId !== round.id) continue;
      const unnamed = { ...round, candidateName: ERASED(), candidateId: '', sequence: round.sequence + 1 };
      const event = { act: 'cancelled', side: 'candidate' } as const;
      const data = await dataOf(ctx, tx, unnamed, { userId, event });
      if (!data) continue;
      await queueNotice(ctx, tx, roundOffForMember, {
        userId,
        data: { ...data, leaves: false },
        messageId: `round-erased-${round.id}-${userId}`,
      });
    }
  }
}
