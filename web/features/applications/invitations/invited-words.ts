import * as said from '#contract/messages/en/candidate-invitations.ts';
import type { InvitationKind } from '#contract/job/invitation-states.ts';
import { formatDateTime } from '#web/ui/dates.ts';

interface Invited {
  kind: InvitationKind;
  companyName: string;
  opensAt: string | null;
  closesAt: string | null;
}

export const invitedTo = ({ kind, companyName }: Invited): string =>
  (kind === 'apply' ? said.invitesToApply : said.invitesToInterview)({ company: companyName });

export function whatHappens({ kind, opensAt, closesAt }: Invited): string {
  if (kind === 'apply') return said.applyHappens();
  return said.interviewHappens({ opens: formatDateTime(opensAt), closes: formatDateTime(closesAt) });
}
