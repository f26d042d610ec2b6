import { mayMove, type Outcome, type Stage } from '#contract/interview/stages.ts';

/** Where a card can be put: a stage of the job, or declined. */
export type Target = Stage | 'declined';

/** A card that the keyboard has picked up, and the column that it would go to. */
export interface Lifted {
  applicationId: string;
  from: Stage;
  at: Target;
}

/** Where an application is after it was put there. */
export const placeAt = (from: Stage, to: Target): { stage: Stage; outcome: Outcome | null } => {
  if (to === 'declined') return { stage: from, outcome: 'declined' };
  return { stage: to, outcome: to === 'hired' ? 'hired' : null };
};

/** Whether an open application may go from this stage to there. */
export const mayGo = (from: Stage, to: Target): boolean =>
  from !== to && from !== 'hired' && mayMove({ stage: from, outcome: null }, placeAt(from, to), 'person');

/** The next column in this direction that the card may go to; its own column is one too. */
export function stepped(lifted: Lifted, columns: readonly Target[], direction: 1 | -1): Lifted {
  const begin = columns.indexOf(lifted.at);
  for (let at = begin + direction; at >= 0 && at < columns.length; at += direction) {
    const column = columns[at]!;
    if (column === lifted.from || mayGo(lifted.from, column)) return { ...lifted, at: column };
  }
  return lifted;
}
