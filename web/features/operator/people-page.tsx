import { useState } from 'react';
import { Button } from '@mantine/core';
import { ERASURE_DAYS } from '#contract/limits.ts';
import { daysInWords } from '#contract/words.ts';
import { endPersonSessions, erasePerson, getPeople, lockPerson, unlockPerson } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Act, ActModal } from './act-modal.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows, SearchForm, useNarrowing } from './searched-list.tsx';

type Person = OutputOf<typeof getPeople>['people'][number];

const options = {
  refreshes: [getPeople],
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

/** All accounts. */
export default function PeoplePage() {
  const query = useReadPages(getPeople, useNarrowing(), ({ people }) => people, { keepPrevious: true });
  const [act, setAct] = useState<Act | null>(null);
  const acts = usePersonActs();
  return (
    <OperatorLayout title="People">
      <SearchForm label="Name or e-mail" />
      <Read
        query={query}
        waiting={<Loading rows={6} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'Nobody was found.' }}
      >
        {({ items }) => (
          <>
            <Rows
              label="People"
              rows={items}
              keyOf={({ personId }) => personId}
              facts={(person) => <Facts person={person} />}
              actions={(person) =>
                acts(person).map(([label, wanted]) => (
                  <Button
                    key={label}
                    variant={wanted.needsPassword ? 'subtle' : 'default'}
                    color={wanted.needsPassword ? 'brick' : undefined}
                    onClick={() => setAct(wanted)}
                    aria-label={`${label}: ${person.name}`}
                  >
                    {label}
                  </Button>
                ))
              }
            />
            <LoadMore query={query} />
          </>
        )}
      </Read>
      <ActModal act={act} onClose={() => setAct(null)} />
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

/** What can be done about a person, with the labels of the buttons. */
function usePersonActs() {
  const end = useSend(endPersonSessions, options);
  const lock = useSend(lockPerson, options);
  const unlock = useSend(unlockPerson, options);
  const erase = useSend(erasePerson, options);
  return ({ personId, name, role, lockReason, erasureDue }: Person): [string, Act][] => [
    lockReason === null
      ? [
          'Lock',
          {
            title: `Lock the account of ${name}?`,
            text: 'Nobody can sign in to it, and all sessions, mailed links and API tokens of the person stop working.',
            confirmLabel: 'Lock',
            needsPassword: true,
            run: (wish) => lock.mutateAsync({ personId, ...wish }),
          },
        ]
      : [
          'Unlock',
          {
            title: `Unlock the account of ${name}?`,
            text: 'The person can sign in again.',
            confirmLabel: 'Unlock',
            needsPassword: false,
            run: ({ reason }) => unlock.mutateAsync({ personId, reason }),
          },
        ],
    [
      'End sessions',
      {
        title: `End all sessions of ${name}?`,
        text: 'The person is signed out everywhere, and can sign in again.',
        confirmLabel: 'End sessions',
        needsPassword: true,
        run: (wish) => end.mutateAsync({ personId, ...wish }),
      },
    ],
    ...(role === 'candidate' && erasureDue === null
      ? [
          [
            'Delete',
            {
              title: `Delete the account of ${name}?`,
              text: `It is deleted with everything after ${daysInWords(ERASURE_DAYS)}. The person is told by mail, and can call it off.`,
              confirmLabel: 'Delete',
              needsPassword: true,
              run: (wish: { reason: string; current: string }) => erase.mutateAsync({ personId, ...wish }),
            },
          ] satisfies [string, Act],
        ]
      : []),
  ];
}
