import { lazy, Suspense, useState } from 'react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { ROUND_PLACE_MAX } from '#contract/interview/kit-limits.ts';
import { ROUND_REASON_MAX } from '#contract/interview/round-limits.ts';
import { fieldErrors, type ApiError } from '#web/api/api-error.ts';
import { cancelRound, changeRound, getFreeTimes, moveRound } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import { viewerZone } from '#web/ui/dates.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { namedZoneAt, spanIn } from '#web/ui/zones.ts';
import { MembersField } from './members-field.tsx';
import { ROUND_READS, type CompanyRound } from './reads.ts';
import { TimesByDay } from './times-by-day.tsx';

const TypedTime = lazy(() => import('./typed-time.tsx'));

export interface RoundFormProps {
  round: CompanyRound;
  onClose: () => void;
}

/** What all changes of a round do after they are sent. */
function useChange(onClose: () => void) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  return {
    errors,
    reply: {
      refreshes: ROUND_READS,
      onSuccess: ({ message }: { message: string }) => {
        toast.success(message);
        onClose();
      },
      onError: (error: ApiError) => setErrors({ form: error.message, ...fieldErrors(error) }),
    },
  };
}

const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Alert color="brick" role="alert">
      {text}
    </Alert>
  );

/** Another time, or a first one: of those in which all are free, or any that is typed. */
export function MoveRound({ round, onClose }: RoundFormProps) {
  const { roundId, jobId, minutes, members } = round;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { errors, reply } = useChange(onClose);
  const move = useSend(moveRound, reply);
  const free = useRead(
    getFreeTimes,
    {
      jobId,
      round: round.round,
      minutes,
      ...(members.length === 0 ? {} : { memberIds: members.map(({ memberId }) => memberId).join(',') }),
    },
    { staleTime: 0 },
  );
  const zone = viewerZone();
  return (
    <PlainForm
      aria-label="Time of the round"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (chosen !== null && !move.isPending) move.mutate({ roundId, startsAt: chosen });
      }}
    >
      <Stack gap="md">
        {round.startsAt === null ? null : (
          <Text>
            Now: <strong>{spanIn(zone, round.startsAt, minutes)}</strong>
          </Text>
        )}
        <Read query={free} waiting={<Loading rows={6} />} empty="never">
          {({ times }) =>
            times.length === 0 ? (
              <Text c="dimmed">There is no time in which all are free.</Text>
            ) : (
              <div>
                <Text size="sm" c="dimmed" mb={12}>
                  All are free then. In your time zone, {namedZoneAt(zone, times)}.
                </Text>
                <TimesByDay zone={zone} times={times} value={chosen} onChange={setChosen} order={3} />
              </div>
            )
          }
        </Read>
        {isTyping ? (
          <Suspense fallback={<Loading rows={2} />}>
            <TypedTime
              label="Choose this time"
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
            Type another time
          </Button>
        )}
        {chosen === null ? null : (
          <Text role="status">
            New time: <strong>{spanIn(zone, chosen, minutes)}</strong>
          </Text>
        )}
        <Problem text={isTried && chosen === null ? 'Choose a time first.' : errors['form']} />
        <DialogButtons
          onCancel={onClose}
          label={round.startsAt === null ? 'Set this time' : 'Move the round'}
          busy={move.isPending}
        />
      </Stack>
    </PlainForm>
  );
}

/** Who takes part, and where. */
export function ChangePeople({ round, onClose }: RoundFormProps) {
  const [memberIds, setMemberIds] = useState(() => round.members.map(({ memberId }) => memberId));
  const [place, setPlace] = useState(round.place);
  const { errors, reply } = useChange(onClose);
  const change = useSend(changeRound, reply);
  return (
    <PlainForm
      aria-label="Who takes part"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ roundId: round.roundId, memberIds, place });
      }}
    >
      <Stack gap="md">
        <MembersField value={memberIds} onChange={setMemberIds} error={errors['memberIds']} />
        <LimitedInput
          label="Where (optional)"
          limit={ROUND_PLACE_MAX}
          placeholder="A link, a phone number or an address"
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          error={errors['place']}
        />
        <Problem text={errors['form']} />
        <DialogButtons onCancel={onClose} label="Save changes" busy={change.isPending} />
      </Stack>
    </PlainForm>
  );
}

export function CancelRound({ round, onClose }: RoundFormProps) {
  const [reason, setReason] = useState('');
  const { errors, reply } = useChange(onClose);
  const cancel = useSend(cancelRound, reply);
  return (
    <PlainForm
      aria-label="Cancel the round"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cancel.isPending) cancel.mutate({ roundId: round.roundId, reason });
      }}
    >
      <Stack gap="md">
        {round.startsAt === null ? null : (
          <Text>
            It was going to be on <strong>{spanIn(viewerZone(), round.startsAt, round.minutes)}</strong>. You
            can invite {round.candidateName} again later.
          </Text>
        )}
        <LimitedTextarea
          label="Why (optional)"
          description={`${round.candidateName} reads it.`}
          autosize
          minRows={2}
          maxRows={6}
          limit={ROUND_REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={errors['reason']}
          data-autofocus
        />
        <Problem text={errors['form']} />
        <DialogButtons
          onCancel={onClose}
          cancelLabel="Keep it"
          label="Cancel the round"
          danger
          busy={cancel.isPending}
        />
      </Stack>
    </PlainForm>
  );
}
