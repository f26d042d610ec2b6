import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/decisions.ts';
import { useState, type SyntheticEvent } from 'react';
import { Alert, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { isAfterInterview, type Stage } from '#contract/interview/stages.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { getApplicationHistory } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import type { DecideDialogProps, DecidedPerson } from './decide-dialog.tsx';
import { DecisionMail, type MailChoice } from './decision-mail.tsx';
import { NoticeGiven } from './notice-given.tsx';
import { NoteField } from './note-field.tsx';
import { NotMoved } from './not-moved.tsx';
import { ReasonField } from './reason-field.tsx';
import { type DecisionResult, useDecision, writtenWith } from './use-decision.ts';
import { minutesAheadOfUtc } from './viewer-clock.ts';
import { NO_WINDOW, WindowFields, momentOf, problemsOf } from './window-fields.tsx';

type Props = Omit<DecideDialogProps, 'opened'>;

const DONE = { decline: 'declined', advance: 'advanced', accept: 'accepted' } as const;

/** The form for a decision. In a file of its own, because the calendar is large. */
export default function DecideForm({ people, kind, stage: first, onDecided, onClose }: Props) {
  const [reasonId, setReasonId] = useState('');
  const [stage, setStage] = useState<Stage | null>(first ?? null);
  const [opening, setOpening] = useState(NO_WINDOW);
  const [note, setNote] = useState('');
  const [mail, setMail] = useState<MailChoice>({ kind: 'usual' });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [notMoved, setNotMoved] = useState<DecisionResult[] | null>(null);
  const [tooSoon, setTooSoon] = useState<DecisionResult[] | null>(null);
  const [noticeGiven, setNoticeGiven] = useState(false);
  const stages = useStagesAhead(people[0]!, kind === 'advance');
  const chosen = stage ?? stages[0]?.stage ?? null;
  const decision = useDecision({
    onDone: (left) => {
      onDecided?.();
      if (left.length === 0) onClose(true);
      else if (left.every(({ needsNotice }) => needsNotice === true)) setTooSoon(left);
      else setNotMoved(left);
    },
    onError: (error) => setErrors({ form: error.message, ...fieldErrors(error) }),
  });
  if (notMoved !== null)
    return <NotMoved results={notMoved} people={people} done={DONE[kind]} onClose={() => onClose(false)} />;

  const target = {
    decline: { outcome: 'declined', ...(reasonId === '' ? {} : { reasonId }) },
    advance: chosen === null ? null : { stage: chosen },
    accept: { stage: 'ai-interview' },
  } as const;
  const to = target[kind];
  const moment = momentOf(opening);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = kind === 'accept' ? problemsOf(opening) : {};
    setErrors({ ...found });
    if (Object.keys(found).length > 0 || to === null || decision.isPending) return;
    decision.mutate({
      applicationIds: (tooSoon ?? people).map(({ applicationId }) => applicationId),
      ...(noticeGiven ? { noticeGiven } : {}),
      seen: people.map(({ applicationId, stage: seen }) => ({ applicationId, stage: seen })),
      ...to,
      ...(kind === 'accept' && moment !== null
        ? { date: moment.getTime(), timeZoneOffsetMinutes: minutesAheadOfUtc() }
        : {}),
      ...writtenWith(note, mail),
    });
  };
  return (
    <PlainForm onSubmit={submit} aria-label={said.formName()}>
      <Stack gap="md">
        <Who people={people} />
        {kind === 'decline' ? <ReasonField value={reasonId} onChange={setReasonId} /> : null}
        {kind === 'advance' ? (
          <NativeSelect
            data-autofocus={stages.length > 0 ? true : undefined}
            label={said.toWhichStage()}
            data={stages.map(({ stage: value, title }) => ({ value, label: title }))}
            value={chosen ?? ''}
            onChange={({ currentTarget }) => setStage(currentTarget.value as Stage)}
          />
        ) : null}
        {kind === 'accept' ? (
          <WindowFields
            value={opening}
            onChange={setOpening}
            errors={errors}
            openDays={people[0]!.offeredDays}
          />
        ) : null}
        {tooSoon === null ? null : (
          <NoticeGiven
            why={tooSoon[0]!.message}
            checked={noticeGiven}
            onChange={setNoticeGiven}
            isForMany={tooSoon.length > 1}
          />
        )}
        {kind === 'accept' || to === null ? null : (
          <DecisionMail
            applicationId={people[0]!.applicationId}
            name={people[0]!.name}
            isForMany={people.length > 1}
            target={to}
            value={mail}
            onChange={setMail}
            errors={errors}
          />
        )}
        <NoteField value={note} onChange={setNote} error={errors['note']} />
        <Actions
          kind={kind}
          error={errors['form']}
          isBusy={decision.isPending}
          isReady={to !== null}
          onCancel={() => onClose(false)}
        />
      </Stack>
    </PlainForm>
  );
}

interface ActionsProps {
  kind: Props['kind'];
  error: string | undefined;
  isBusy: boolean;
  isReady: boolean;
  onCancel: () => void;
}

function Actions({ kind, error, isBusy, isReady, onCancel }: ActionsProps) {
  return (
    <div className={layout.dialogActions}>
      {error === undefined ? null : (
        <Alert color="brick" role="alert" flex="1 0 100%">
          {error}
        </Alert>
      )}
      <Button variant="default" onClick={onCancel} disabled={isBusy}>
        {common.cancel()}
      </Button>
      <Button
        type="submit"
        color={kind === 'decline' ? 'brick' : undefined}
        loading={isBusy}
        disabled={!isReady}
      >
        {LABELS[kind]()}
      </Button>
    </div>
  );
}

const LABELS = { decline: said.decline, advance: said.advance, accept: said.scheduleInterview };

/** The stages from the review on, without the first person's current one. The next one comes first. */
function useStagesAhead(person: DecidedPerson, enabled: boolean) {
  const { data } = useRead(getApplicationHistory, { applicationId: person.applicationId }, { enabled });
  if (!data) return [];
  const order = data.stages.map(({ stage }) => stage);
  const now = order.indexOf(data.now.stage);
  const open = data.stages.filter(({ stage }) => isAfterInterview(stage) && stage !== data.now.stage);
  const isAhead = ({ stage }: { stage: Stage }) => order.indexOf(stage) > now;
  return [...open.filter(isAhead), ...open.filter((one) => !isAhead(one))];
}

const NAMED_AT_MOST = 5;

function Who({ people }: { people: readonly DecidedPerson[] }) {
  if (people.length === 1) return null;
  const names = people.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  const rest = people.length - names.length;
  return <Text>{rest > 0 ? said.andMore({ names: names.join(', '), more: rest }) : names.join(', ')}</Text>;
}
