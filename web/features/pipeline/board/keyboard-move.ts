import { mayMove, type Outcome, type Stage } from '#contract/interview/stages.ts';

/** Where a card can go: a stage of the job, or declined. */
export type Target = Stage | 'declined';

/** A card picked up with the keyboard, and the column it would go to. */
export interface Lifted {
  applicationId: string;
  from: Stage;
  at: Target;
}

/** The place of an application after the move. */
export const placeAt = (from: Stage, to: Target): { stage: Stage; outcome: Outcome | null } => {
  if (to === 'declined') return { stage: from, outcome: 'declined' };
  return { stage: to, outcome: to === 'hired' ? 'hired' : null };
};

/** Whether an open application may move from this stage to that one. */
export const mayGo = (from: Stage, to: Target): boolean =>
  from !== to && from !== 'hired' && mayMove({ stage: from, outcome: null }, placeAt(from, to), 'person');

/** The next column in this direction that the card may go to. Its own column counts too. */
export function stepped(lifted: Lifted, columns: readonly Target[], direction: 1 | -1): Lifted {
  const begin = columns.indexOf(lifted.at);
  for (let at = begin + direction; at >= 0 && at < columns.length; at += direction) {
    const column = columns[at]!;
    if (column === lifted.from || mayGo(lifted.from, column)) return { ...lifted, at: column };
  }
  return lifted;
}
