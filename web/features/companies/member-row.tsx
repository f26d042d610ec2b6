import { Button, Group } from '@mantine/core';
import * as said from '#contract/messages/en/companies.ts';
import { MEMBER_ROLE_WORDS } from '#contract/company/member-roles.ts';
import type { getMembers } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';

export type Member = OutputOf<typeof getMembers>['members'][number];

export interface MemberRowProps {
  member: Member;
  /** The viewer is an owner, who may change the member. */
  isManaged: boolean;
  onAsk: (what: 'change' | 'remove' | 'promote') => void;
}

export function MemberRow({ member, isManaged, onAsk }: MemberRowProps) {
  const { name, email, memberRole, isThis, joinedDate } = member;
  return (
    <li className={layout.row}>
      <div className={layout.words}>
        <strong>{isThis ? said.itsYou({ name }) : name}</strong>
        <span>{email}</span>
        <span>
          {around(said.roleSince, { role: roleInWords(member), when: <DateText value={joinedDate} /> })}
        </span>
      </div>
      {isManaged ? (
        <Group gap="xs" align="stretch">
          <Button variant="default" onClick={() => onAsk('change')} aria-label={said.changeMember({ name })}>
            {said.change()}
          </Button>
          {memberRole === 'owner' ? null : (
            <Button
              variant="subtle"
              onClick={() => onAsk('promote')}
              aria-label={said.makeOwnerNamed({ name })}
            >
              {said.makeOwner()}
            </Button>
          )}
          <Button
            variant="subtle"
            color="brick"
            onClick={() => onAsk('remove')}
            aria-label={said.removeNamed({ name })}
          >
            {said.remove()}
          </Button>
        </Group>
      ) : null}
    </li>
  );
}

/** A role. For a reviewer, also the jobs and whether contact data is shown. Other roles see everything. */
export function roleInWords({
  memberRole,
  jobs,
  seesContacts,
}: Pick<Member, 'memberRole' | 'jobs' | 'seesContacts'>): string {
  const role = MEMBER_ROLE_WORDS[memberRole].title();
  if (memberRole !== 'reviewer') return role;
  const which = {
    role,
    jobs: jobs.length === 0 ? said.noJobs() : jobs.map((job) => job.role).join(', '),
  };
  return seesContacts ? said.reviewerSees(which) : said.reviewerSeesNot(which);
}
