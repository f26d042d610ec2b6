import * as said from '#contract/messages/en/rounds.ts';
import { roundAt, roundName } from '#web/features/rounds/times/rounds-ahead.ts';
import type { Inviting } from '#web/features/rounds/times/use-inviting.tsx';
import type { BulkAction } from '#web/ui/bulk-bar.tsx';
import { personOf, type Applicant } from './applicant.ts';

/** What asks for an invitation of these people to a round; null unless they are open, of one job and in one stage. */
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

/** 'Invite to the second round', for somebody in this stage. */
export const inviteLabel = ({ stage }: Pick<Applicant, 'stage'>): string =>
  said.inviteTo({ round: roundName(roundAt(stage) ?? 2) });

export const bulkInvite = (people: readonly Applicant[], invite: (() => void) | null): BulkAction[] =>
  invite === null ? [] : [{ label: inviteLabel(people[0]!), onPress: invite }];
