import { counted, listed } from '#contract/shared/words.ts';
import type { getRoundPlans } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type Plans = OutputOf<typeof getRoundPlans>;
export type RoundPlan = Plans['rounds'][number];

const NAMED_MEMBERS = 2;

/** '45 minutes · you · criteria from the job’s skills'. */
export function planInWords(
  { minutes, memberIds, place, kit }: Pick<RoundPlan, 'minutes' | 'memberIds' | 'place' | 'kit'>,
  members: Plans['members'],
  ownId: string | null,
): string {
  const names = members
    .filter(({ memberId }) => memberIds.includes(memberId))
    .map(({ memberId, name }) => (memberId === ownId ? 'you' : name));
  const named = names.length > NAMED_MEMBERS ? [names[0]!, counted(names.length - 1, 'other')] : names;
  return [
    counted(minutes, 'minute'),
    names.length === 0 ? 'you' : listed(named, 'and'),
    ...(place === '' ? [] : [place]),
    kit === null ? 'criteria from the job’s skills' : criteriaInWords(kit.criteria.length),
  ].join(' · ');
}

const criteriaInWords = (count: number): string => (count === 1 ? '1 criterion' : `${count} criteria`);
