import * as said from '#contract/messages/en/operator.ts';
import { ERASURE_DAYS } from '#contract/shared/limits.ts';
import { endPersonSessions, erasePerson, getPeople, lockPerson, unlockPerson } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Act } from './act-modal.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { ActList, SearchForm, useNarrowing } from './searched-list.tsx';

type Person = OutputOf<typeof getPeople>['people'][number];

const options = {
  refreshes: [getPeople],
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

export default function PeoplePage() {
  const query = useReadPages(getPeople, useNarrowing(), ({ people }) => people, { keepPrevious: true });
  const acts = usePersonActs();
  return (
    <OperatorLayout title={said.people()}>
      <SearchForm label={said.searchPeople()} />
      <ActList
        label={said.people()}
        query={query}
        emptyText={said.noPeople()}
        keyOf={({ personId }) => personId}
        nameOf={({ name }) => name}
        facts={(person) => <Facts person={person} />}
        acts={acts}
      />
    </OperatorLayout>
  );
}

function Facts({ person }: { person: Person }) {
  const { name, email, lastSeen, isOperator, lockReason, erasureDue, hasLegalHold } = person;
  return (
    <>
      <strong>{name}</strong>
      <span>{email}</span>
      <span>
        {[roleOf(person), ...(isOperator ? [said.isOperator()] : [])].join(', ')},{' '}
        {lastSeen === null
          ? said.noSession()
          : around(said.lastSeen, { when: <DateText value={lastSeen} withTime /> })}
      </span>
      {lockReason === null ? null : <span>{said.locked({ reason: lockReason })}</span>}
      {erasureDue === null ? null : (
        <span>{around(said.deletedOn, { when: <DateText value={erasureDue} /> })}</span>
      )}
      {hasLegalHold ? <span>{said.hasHold()}</span> : null}
    </>
  );
}

function roleOf({ role, companyName }: Person): string {
  if (role === 'candidate') return said.candidate();
  return companyName === null ? said.employer() : said.employerOf({ company: companyName });
}

function usePersonActs() {
  const end = useSend(endPersonSessions, options);
  const lock = useSend(lockPerson, options);
  const unlock = useSend(unlockPerson, options);
  const erase = useSend(erasePerson, options);
  return ({ personId, name, role, lockReason, erasureDue }: Person): Act[] => [
    lockReason === null
      ? {
          title: said.lockTitle({ name }),
          text: said.lockAbout(),
          confirmLabel: said.lock(),
          needsPassword: true,
          run: (wish) => lock.mutateAsync({ personId, ...wish }),
        }
      : {
          title: said.unlockTitle({ name }),
          text: said.unlockAbout(),
          confirmLabel: said.unlock(),
          needsPassword: false,
          run: ({ reason }) => unlock.mutateAsync({ personId, reason }),
        },
    {
      title: said.endTitle({ name }),
      text: said.endAbout(),
      confirmLabel: said.endSessions(),
      needsPassword: true,
      run: (wish) => end.mutateAsync({ personId, ...wish }),
    },
    ...(role === 'candidate' && erasureDue === null
      ? [
          {
            title: said.deleteTitle({ name }),
            text: said.deleteAbout({ days: ERASURE_DAYS }),
            confirmLabel: said.remove(),
            needsPassword: true,
            run: (wish) => erase.mutateAsync({ personId, ...wish }),
          } satisfies Act,
        ]
      : []),
  ];
}
