import { ERASURE_DAYS } from '#contract/shared/limits.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { endPersonSessions, erasePerson, getPeople, lockPerson, unlockPerson } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
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
    <OperatorLayout title="People">
      <SearchForm label="Name or e-mail" />
      <ActList
        label="People"
        query={query}
        emptyText="Nobody was found."
        keyOf={({ personId }) => personId}
        nameOf={({ name }) => name}
        facts={(person) => <Facts person={person} />}
        acts={acts}
      />
    </OperatorLayout>
  );
}

function Facts({ person }: { person: Person }) {
  const { name, email, role, companyName, lastSeen, isOperator, lockReason, erasureDue, hasLegalHold } =
    person;
  return (
    <>
      <strong>{name}</strong>
      <span>{email}</span>
      <span>
        {role === 'candidate' ? 'Candidate' : `Employer${companyName === null ? '' : ` of ${companyName}`}`}
        {isOperator ? ', operator' : ''}, {lastSeen === null ? 'no session' : 'last seen '}
        {lastSeen === null ? null : <DateText value={lastSeen} withTime />}
      </span>
      {lockReason === null ? null : <span>Locked: {lockReason}</span>}
      {erasureDue === null ? null : (
        <span>
          The account is deleted on <DateText value={erasureDue} />.
        </span>
      )}
      {hasLegalHold ? <span>A company keeps an application for a legal matter.</span> : null}
    </>
  );
}

function usePersonActs() {
  const end = useSend(endPersonSessions, options);
  const lock = useSend(lockPerson, options);
  const unlock = useSend(unlockPerson, options);
  const erase = useSend(erasePerson, options);
  return ({ personId, name, role, lockReason, erasureDue }: Person): Act[] => [
    lockReason === null
      ? {
          title: `Lock the account of ${name}?`,
          text: 'Nobody can sign in to it, and all sessions, mailed links and API tokens of the person stop working.',
          confirmLabel: 'Lock',
          needsPassword: true,
          run: (wish) => lock.mutateAsync({ personId, ...wish }),
        }
      : {
          title: `Unlock the account of ${name}?`,
          text: 'The person can sign in again.',
          confirmLabel: 'Unlock',
          needsPassword: false,
          run: ({ reason }) => unlock.mutateAsync({ personId, reason }),
        },
    {
      title: `End all sessions of ${name}?`,
      text: 'The person is signed out everywhere, and can sign in again.',
      confirmLabel: 'End sessions',
      needsPassword: true,
      run: (wish) => end.mutateAsync({ personId, ...wish }),
    },
    ...(role === 'candidate' && erasureDue === null
      ? [
          {
            title: `Delete the account of ${name}?`,
            text: `It is deleted with everything after ${daysInWords(ERASURE_DAYS)}. The person is told by mail, and can call it off.`,
            confirmLabel: 'Delete',
            needsPassword: true,
            run: (wish) => erase.mutateAsync({ personId, ...wish }),
          } satisfies Act,
        ]
      : []),
  ];
}
