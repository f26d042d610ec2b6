import { lazy, Suspense, useState } from 'react';
import { Button, Text } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { around } from '#web/ui/around.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { cancelRound, changeRound, getFreeTimes, moveRound } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { Problem } from '#web/features/accounts/problem.tsx';
import { viewerZone } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { namedZoneAt, spanIn } from '#web/ui/zones.ts';
import { MembersField } from './members-field.tsx';
import { ROUND_READS, type CompanyRound } from './reads.ts';
import { ReasonField, RoundForm, WhereField } from './round-form.tsx';
import { TimesByDay } from './times-by-day.tsx';

const TypedTime = lazy(() => import('./typed-time.tsx'));

interface ChangeProps {
  round: CompanyRound;
  onClose: () => void;
}

/** What happens after any change to a round was sent. */
const afterwards = (onClose: () => void) => ({
  refreshes: ROUND_READS,
  onSuccess: ({ message }: { message: string }) => {
    toast.success(message);
    onClose();
  },
});

/** Sets another time, or a first one: a time when everyone is free, or any typed time. */
export function MoveRound({ round, onClose }: ChangeProps) {
  const { roundId, jobId, minutes, members, startsAt } = round;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const move = useSend(moveRound, afterwards(onClose));
  const memberIds = members.map(({ memberId }) => memberId).join(',');
  const free = useRead(
    getFreeTimes,
    {
      jobId,
      round: round.round,
      minutes,
      movedRoundId: roundId,
      ...(memberIds === '' ? {} : { memberIds }),
    },
    { staleTime: 0 },
  );
  const zone = viewerZone();
  return (
    <RoundForm
      name={said.timeOfRound()}
      send={move}
      onSend={() => {
        setIsTried(true);
        if (chosen !== null) move.mutate({ roundId, startsAt: chosen });
      }}
      onClose={onClose}
      sendLabel={startsAt === null ? said.setThisTime() : said.moveRound()}
    >
      {startsAt === null ? null : (
        <Text>{around(said.now, { when: <strong>{spanIn(zone, startsAt, minutes)}</strong> })}</Text>
      )}
      <Read query={free} waiting={<Loading rows={6} />} empty="never">
        {({ times }) =>
          times.length === 0 ? (
            <Text c="dimmed">{said.noCommonTime()}</Text>
          ) : (
            <div>
              <Text size="sm" c="dimmed" mb={12}>
                {said.allAreFree({ zone: namedZoneAt(zone, times) })}
              </Text>
              <TimesByDay
                zone={zone}
                times={times.filter((time) => time !== startsAt)}
                value={chosen}
                onChange={setChosen}
                order={3}
              />
            </div>
          )
        }
      </Read>
      {isTyping ? (
        <Suspense fallback={<Loading rows={2} />}>
          <TypedTime
            label={said.chooseThis()}
            onTyped={(time) => {
              setChosen(time);
              setIsTyping(false);
            }}
          />
        </Suspense>
      ) : (
        <Button
          variant="subtle"
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setIsTyping(true)}
        >
          {said.typeAnother()}
        </Button>
      )}
      {chosen === null ? null : (
        <Text role="status">
          {around(said.newTime, { when: <strong>{spanIn(zone, chosen, minutes)}</strong> })}
        </Text>
      )}
      {isTried && chosen === null ? <Problem text={said.chooseFirst()} /> : null}
    </RoundForm>
  );
}

/** Sets who takes part, and where. */
export function ChangePeople({ round, onClose }: ChangeProps) {
  const [memberIds, setMemberIds] = useState(() => round.members.map(({ memberId }) => memberId));
  const [place, setPlace] = useState(round.place);
  const change = useSend(changeRound, afterwards(onClose));
  const errors = change.error ? fieldErrors(change.error) : {};
  return (
    <RoundForm
      name={said.who()}
      send={change}
      onSend={() => change.mutate({ roundId: round.roundId, memberIds, place })}
      onClose={onClose}
      sendLabel={said.saveChanges()}
    >
      <MembersField value={memberIds} onChange={setMemberIds} error={errors['memberIds']} />
      <WhereField value={place} onChange={setPlace} error={errors['place']} />
    </RoundForm>
  );
}

export function CancelRound({ round, onClose }: ChangeProps) {
  const { roundId, startsAt, minutes, candidateName } = round;
  const [reason, setReason] = useState('');
  const cancel = useSend(cancelRound, afterwards(onClose));
  return (
    <RoundForm
      name={said.cancelRound()}
      send={cancel}
      onSend={() => cancel.mutate({ roundId, reason })}
      onClose={onClose}
      sendLabel={said.cancelRound()}
      cancels
    >
      {startsAt === null ? null : (
        <Text>
          {around(said.wasGoingToBe, {
            when: <strong>{spanIn(viewerZone(), startsAt, minutes)}</strong>,
            name: candidateName,
          })}
        </Text>
      )}
      <ReasonField
        label={said.why()}
        description={said.whyAbout({ name: candidateName })}
        value={reason}
        onChange={setReason}
      />
    </RoundForm>
  );
}
