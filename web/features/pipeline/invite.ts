import * as said from '#contract/messages/en/rounds.ts';
import { roundAt, roundName } from '#web/features/rounds/times/rounds-ahead.ts';
import type { Inviting } from '#web/features/rounds/times/use-inviting.tsx';
import type { BulkAction } from '#web/ui/bulk-bar.tsx';
import { personOf, type Applicant } from './applicant.ts';

/** Opens an invitation to a round for these people. Null unless they are open, and in the same job and stage. */
export const inviteWith =
  (ask: Inviting['ask']) =>
  (people: readonly Applicant[]): (() => void) | null => {
    const [first] = people;
    if (first === undefined || roundAt(first.stage) === null) return null;
    const { jobId, stage } = first;
    return people.every((one) => one.jobId === jobId && one.stage === stage && one.outcome === null)
      ? () => ask({ people: people.map(personOf), jobId, stage })
      : null;
  };

/** 'Invite to the second round', for a person in this stage. */
export const inviteLabel = ({ stage }: Pick<Applicant, 'stage'>): string =>
  said.inviteTo({ round: roundName(roundAt(stage) ?? 2) });

export const bulkInvite = (people: readonly Applicant[], invite: (() => void) | null): BulkAction[] =>
  invite === null ? [] : [{ label: inviteLabel(people[0]!), onPress: invite }];
