import type { InvitationKind } from '#contract/job/invitation-states.ts';
import { formatDateTime } from '#web/ui/dates.ts';

interface Invited {
  kind: InvitationKind;
  companyName: string;
  opensAt: string | null;
  closesAt: string | null;
}

export const invitedTo = ({ kind, companyName }: Invited): string =>
  kind === 'apply' ? `${companyName} invites you to apply.` : `${companyName} invites you to an interview.`;

export function whatHappens({ kind, opensAt, closesAt }: Invited): string {
  if (kind === 'apply') return 'Read about the job and apply if you like it.';
  return `Apply, and your interview is scheduled at once. It opens on ${formatDateTime(opensAt)}, and you can take it until ${formatDateTime(closesAt)}, at a time of your choice.`;
}
