import { Button } from '@mantine/core';
import { MEMBER_ROLE_WORDS } from '#contract/member-roles.ts';
import { DateText } from '#web/ui/date-text.tsx';
import type { Member } from './change-modal.tsx';
import classes from './members.module.css';

export interface MemberRowProps {
  member: Member;
  /** The reader is an owner, who may change the member. */
  isManaged: boolean;
  onChange: () => void;
  onRemove: () => void;
  onPromote: () => void;
}

export function MemberRow({ member, isManaged, onChange, onRemove, onPromote }: MemberRowProps) {
  const { name, email, memberRole, isThis, joinedDate } = member;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
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
        <div className={classes.actions}>
          <Button variant="default" onClick={onChange} aria-label={`Change what ${name} may do`}>
            Change
          </Button>
          {memberRole === 'owner' ? null : (
            <Button variant="subtle" onClick={onPromote} aria-label={`Make owner: ${name}`}>
              Make owner
            </Button>
          )}
          <Button variant="subtle" color="brick" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </div>
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
