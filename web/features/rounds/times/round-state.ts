import { viewerZone } from '#web/ui/dates.ts';
import { spanIn } from '#web/ui/zones.ts';
import type { CompanyRound } from './reads.ts';

type Shown = Pick<CompanyRound, 'state' | 'startsAt' | 'timesAreOver' | 'minutes' | 'cancelled'>;

/** What a company reads of a round: 'Invited · no time chosen yet', 'Tue 1 Dec, 2:00–2:45 PM (CET)'. */
export function roundState({ state, startsAt, timesAreOver, minutes, cancelled }: Shown): string {
  if (state === 'cancelled')
    return cancelled?.by === 'candidate' ? 'Cancelled by the candidate' : 'Cancelled';
  if (timesAreOver) return 'Invited · all offered times are over';
  if (startsAt === null) return 'Invited · no time chosen yet';
  const span = spanIn(viewerZone(), startsAt, minutes);
  return state === 'over' ? `Held ${span}` : span;
}
