import { Anchor, MultiSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/rounds.ts';
import { USUAL_HOURS } from '#contract/interview/round-limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { listed } from '#contract/shared/words.ts';
import { getMembers, type getFreeTimes } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useMember } from '#web/session/member.ts';
import { spacedZone } from '#web/ui/zones.ts';

export interface MembersFieldProps {
  value: string[];
  onChange: (memberIds: string[]) => void;
  error?: string | undefined;
}

/** The members of the company who take part in a round. */
export function MembersField({ value, onChange, error }: MembersFieldProps) {
  const members = useRead(getMembers, {}).data?.members ?? [];
  return (
    <MultiSelect
      label={said.who()}
      searchable
      nothingFoundMessage={said.noMember()}
      data={members.map(({ memberId, name }) => ({ value: memberId, label: name }))}
      // Until the names are known, a selected member would appear as an id.
      value={members.length === 0 ? [] : value}
      onChange={onChange}
      error={error}
    />
  );
}

type Participant = OutputOf<typeof getFreeTimes>['members'][number];

/** Names the members whose hours are assumed, and those without a calendar to exclude busy times. */
export function Availability({ members }: { members: readonly Participant[] }) {
  const ownId = useMember()?.id;
  const named = (some: readonly Participant[], nameOf = ({ name }: Participant) => name) =>
    listed(
      some.map((member) => (member.memberId === ownId ? said.youInList() : nameOf(member))),
      'and',
    );
  const withZone = ({ name, timeZone }: Participant) => `${name} (${spacedZone(timeZone)})`;
  const guessed = members.filter(({ hasHours }) => !hasHours);
  const unread = members.filter(({ isCalendarRead }) => !isCalendarRead);
  if (guessed.length === 0 && unread.length === 0) return null;
  const isOwn = [...guessed, ...unread].some(({ memberId }) => memberId === ownId);
  return (
    <Text size="sm" c="dimmed" mt={8}>
      {guessed.length > 0
        ? said.weAssume({ from: USUAL_HOURS.from, until: USUAL_HOURS.until, names: named(guessed, withZone) })
        : null}{' '}
      {unread.length > 0 ? said.noCalendar({ names: named(unread) }) : null}{' '}
      {isOwn ? (
        <Anchor component={Link} to={PATHS.myRounds} target="_blank" inherit underline="always">
          {said.setTimes()}
        </Anchor>
      ) : null}
    </Text>
  );
}
