import { Button, Group } from '@mantine/core';
import { MEMBER_ROLE_WORDS } from '#contract/company/member-roles.ts';
import type { getMembers } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';

export type Member = OutputOf<typeof getMembers>['members'][number];

export interface MemberRowProps {
  member: Member;
  /** The reader is an owner, who may change the member. */
  isManaged: boolean;
  onAsk: (what: 'change' | 'remove' | 'promote') => void;
}

export function MemberRow({ member, isManaged, onAsk }: MemberRowProps) {
  const { name, email, memberRole, isThis, joinedDate } = member;
  return (
    <li className={layout.row}>
      <div className={layout.words}>
        <strong>
          {name}
          {isThis ? ' (you)' : ''}
        </strong>
        <span>{email}</span>
        <span>
          {MEMBER_ROLE_WORDS[memberRole].title}
          {accessInWords(member)}, since <DateText value={joinedDate} />
        </span>
      </div>
      {isManaged ? (
        <Group gap="xs" align="stretch">
          <Button variant="default" onClick={() => onAsk('change')} aria-label={`Change what ${name} may do`}>
            Change
          </Button>
          {memberRole === 'owner' ? null : (
            <Button variant="subtle" onClick={() => onAsk('promote')} aria-label={`Make owner: ${name}`}>
              Make owner
            </Button>
          )}
          <Button
            variant="subtle"
            color="brick"
            onClick={() => onAsk('remove')}
            aria-label={`Remove ${name}`}
          >
            Remove
          </Button>
        </Group>
      ) : null}
    </li>
  );
}

/** The jobs of a reviewer, and whether contact data are shown. Other roles see everything. */
export function accessInWords({
  memberRole,
  jobs,
  seesContacts,
}: Pick<Member, 'memberRole' | 'jobs' | 'seesContacts'>): string {
  if (memberRole !== 'reviewer') return '';
  const which = jobs.length === 0 ? 'no job yet' : jobs.map(({ role }) => role).join(', ');
  return ` of ${which}, ${seesContacts ? 'with' : 'without'} contact data`;
}
