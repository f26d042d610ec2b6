import { useState, type SyntheticEvent } from 'react';
import { Alert, Button } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import * as common from '#contract/messages/en/common.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { getFreeTimes, inviteToRound } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { NotMoved } from '#web/features/decisions/not-moved.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import type { InviteDialogProps } from './invite-dialog.tsx';
import { AS_PLANNED, InviteFields } from './invite-fields.tsx';
import { ROUND_READS } from './reads.ts';
import type { HeldRound } from './rounds-ahead.ts';

type Result = OutputOf<typeof inviteToRound>['results'][number];

export interface InviteFormProps extends Omit<InviteDialogProps, 'opened' | 'stage'> {
  rounds: readonly HeldRound[];
  round: number;
  onRound: (round: number) => void;
}

/** The content of an invitation to a round. Everything is filled in from the round's plan, with all free times. */
export function InviteForm(props: InviteFormProps) {
  const { people, jobId, rounds, round, onRound, onInvited, onClose } = props;
  const [values, setValues] = useState(AS_PLANNED);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [notInvited, setNotInvited] = useState<Result[] | null>(null);
  const { memberIds, minutes, place, message, leftOut, typed } = values;
  const free = useRead(
    getFreeTimes,
    {
      jobId,
      round,
      ...(minutes === null ? {} : { minutes }),
      ...(memberIds === null || memberIds.length === 0 ? {} : { memberIds: memberIds.join(',') }),
      ...(people.length === 1 ? { applicationId: people[0]!.applicationId } : {}),
    },
    { keepPrevious: true, staleTime: 0 },
  );
  const invite = useSend(inviteToRound, {
    refreshes: ROUND_READS,
    onSuccess: ({ data: { invited, results }, message: said }) => {
      if (invited > 0) {
        toast.success(said);
        onInvited?.();
      }
      const left = results.filter(({ isInvited }) => !isInvited);
      if (left.length === 0) onClose();
      else setNotInvited(left);
    },
    onError: (error) => setErrors({ form: error.message, ...fieldErrors(error) }),
  });
  if (notInvited !== null)
    return <NotMoved results={notInvited} people={people} done="invited" onClose={onClose} />;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (free.data === undefined || invite.isPending) return;
    const { times } = free.data;
    const ticked = times.filter((time) => !leftOut.has(time));
    const offered = [...ticked, ...typed];
    const found = {
      ...(memberIds?.length === 0 ? { memberIds: said.onePerson() } : {}),
      ...(offered.length === 0 ? { times: said.oneTime() } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    invite.mutate({
      applicationIds: people.map(({ applicationId }) => applicationId),
      round,
      // Without a list, the candidate sees what is free at that moment, even if others have taken some times since.
      ...(ticked.length === times.length && typed.length === 0 ? {} : { times: offered }),
      ...(memberIds === null ? {} : { memberIds }),
      ...(minutes === null ? {} : { minutes }),
      ...(place === null ? {} : { place }),
      message,
    });
  };
  return (
    <PlainForm onSubmit={submit} aria-label={said.invitation()}>
      <Read query={free} waiting={<Loading rows={6} />} empty="never">
        {(plan) => (
          <InviteFields
            plan={plan}
            name={people[0]!.name}
            rounds={rounds}
            round={round}
            onRound={onRound}
            values={values}
            onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
            errors={errors}
          />
        )}
      </Read>
      {errors['form'] ? (
        <Alert color="brick" role="alert" mt="md">
          {errors['form']}
        </Alert>
      ) : null}
      <div className={layout.dialogActions}>
        <Button variant="default" onClick={onClose} disabled={invite.isPending}>
          {common.cancel()}
        </Button>
        <Button type="submit" loading={invite.isPending} disabled={free.data === undefined}>
          {people.length === 1 ? said.sendInvitation() : said.sendInvitations({ count: people.length })}
        </Button>
      </div>
    </PlainForm>
  );
}
