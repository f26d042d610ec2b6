import * as said from '#contract/messages/en/rounds.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { spanIn } from '#web/ui/zones.ts';
import type { CompanyRound } from './reads.ts';

type Shown = Pick<CompanyRound, 'state' | 'startsAt' | 'timesAreOver' | 'minutes' | 'cancelled'>;

/** The state of a round as a company reads it: 'no time chosen yet', 'Tue 1 Dec, 2:00–2:45 PM (CET)'. */
export function roundState({ state, startsAt, timesAreOver, minutes, cancelled }: Shown): string {
  if (state === 'cancelled')
    return cancelled?.by === 'candidate' ? said.cancelledByCandidate() : said.stepCancelled();
  if (timesAreOver) return said.invitedOver();
  if (startsAt === null) return said.invitedNoTime();
  const span = spanIn(viewerZone(), startsAt, minutes);
  return state === 'over' ? said.held({ when: span }) : span;
}
