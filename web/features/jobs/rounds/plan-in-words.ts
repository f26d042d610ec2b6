import * as said from '#contract/messages/en/job-rounds.ts';
import { listed } from '#contract/shared/words.ts';
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
    .map(({ memberId, name }) => (memberId === ownId ? said.you() : name));
  const named = names.length > NAMED_MEMBERS ? [names[0]!, said.others({ count: names.length - 1 })] : names;
  return [
    said.planMinutes({ minutes }),
    names.length === 0 ? said.you() : listed(named, 'and'),
    ...(place === '' ? [] : [place]),
    kit === null ? said.fromSkills() : said.criteria({ count: kit.criteria.length }),
  ].join(' · ');
}
