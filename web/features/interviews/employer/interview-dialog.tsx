import { lazy, Suspense, useState } from 'react';
import { Anchor, Button, Group, Radio, Stack, Text } from '@mantine/core';
import dayjs from 'dayjs';
import { Link, useLocation } from 'react-router';
import type { AgainAsks } from '#contract/interview/interview-again.ts';
import { NOTE_MAX } from '#contract/shared/limits.ts';
import { PATHS, requestsPath } from '#contract/shared/paths.ts';
import { type ApiError, fieldErrors } from '#web/api/api-error.ts';
import { cancelInterview, giveAgain, rescheduleInterview } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { NoticeGiven } from '#web/features/decisions/notice-given.tsx';
import { NO_WINDOW } from '#web/features/decisions/window-fields.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { INTERVIEW_READS, type ChangeKind, type ChangedInterview } from './changed-interview.ts';

const WindowForm = lazy(() => import('../window-form.tsx'));

interface Change {
  kind: ChangeKind;
  subject: ChangedInterview;
  onClose: () => void;
  /** Called with the server's message if it refused. */
  onFailure: (message: string) => void;
}

export interface InterviewDialogProps extends Omit<Change, 'subject'> {
  opened: boolean;
  subject: ChangedInterview | null;
}

/** Every change that an employer makes to an interview: another window, once more, or none at all. */
export default function InterviewDialog({ opened, subject, ...change }: InterviewDialogProps) {
  return (
    <Modal opened={opened} onClose={change.onClose} title={subject ? titleOf(change.kind, subject) : ''}>
      {subject ? (
        <Suspense fallback={<Loading rows={8} />}>
          {change.kind === 'cancel' ? (
            <CancelForm key={subject.applicationId} {...change} subject={subject} />
          ) : (
            <WindowChange key={`${change.kind} ${subject.applicationId}`} {...change} subject={subject} />
          )}
        </Suspense>
      ) : null}
    </Modal>
  );
}

const VERBS = { move: 'Move', extend: 'Extend', cancel: 'Cancel' };

const titleOf = (kind: ChangeKind, { candidateName }: ChangedInterview): string =>
  kind === 'again'
    ? `Give the interview again to ${candidateName}`
    : `${VERBS[kind]} the interview of ${candidateName}`;

/** What all changes do once they are made, and if they are refused for no field. */
const outcomesOf = ({ onClose, onFailure }: Change, inForm: (error: ApiError) => boolean = () => false) => ({
  refreshes: INTERVIEW_READS,
  onSuccess: ({ message }: { message: string }) => {
    toast.success(message);
    onClose();
  },
  onError: (error: ApiError) => {
    if (inForm(error)) return;
    onClose();
    onFailure(error.message);
  },
});

function WindowChange(change: Change) {
  const { kind, subject, onClose } = change;
  const { applicationId, candidateName, role, interview } = subject;
  const wasTaken = interview.hasBegun || interview.submittedDate !== null;
  const [what, setWhat] = useState<AgainAsks>(wasTaken ? 'unanswered' : 'all');
  const [refused, setRefused] = useState<{ date?: string; openDays?: string }>({});
  const [tooSoon, setTooSoon] = useState<string | null>(null);
  const [noticeGiven, setNoticeGiven] = useState(false);
  const outcomes = outcomesOf(change, (error) => {
    const inFields = fieldErrors(error);
    if (inFields.date || inFields.openDays) setRefused(inFields);
    else if (error.code === 'interview.notice-period') setTooSoon(error.message);
    else return false;
    return true;
  });
  const reschedule = useSend(rescheduleInterview, outcomes);
  const give = useSend(giveAgain, outcomes);
  const opens = dayjs(interview.date);
  const opening = {
    date: opens.isBefore(dayjs(), 'day') ? null : opens.format('YYYY-MM-DD'),
    time: opens.format('HH:mm'),
  };
  const isAgain = kind === 'again';
  return (
    <WindowForm
      label={isAgain ? 'Give the interview again' : `${VERBS[kind]} the interview`}
      submitLabel={isAgain ? 'Give again' : VERBS[kind]}
      busy={reschedule.isPending || give.isPending}
      refused={refused}
      initial={{ ...(isAgain ? NO_WINDOW : opening), openDays: interview.openDays }}
      {...(kind === 'extend' ? { fixedDate: new Date(interview.date) } : {})}
      onSubmit={(window) =>
        isAgain
          ? give.mutate({ applicationId, what, ...window })
          : reschedule.mutate({ applicationId, ...window, ...(noticeGiven ? { noticeGiven } : {}) })
      }
      onClose={onClose}
    >
      <Text>
        {isAgain
          ? `${candidateName} gets an email with the new time of the interview for ${role}, and an entry for their calendar.`
          : `It's now open from ${formatDateTime(interview.date)} until ${formatDateTime(interview.openUntil)}. ${
              kind === 'extend'
                ? `${candidateName} has begun it, so you can only give more time.`
                : `${candidateName} gets an email with the new time, and the entry in their calendar changes.`
            }`}
      </Text>
      {isAgain && wasTaken ? <WhatIsAsked {...{ applicationId, what, setWhat }} /> : null}
      {tooSoon === null ? null : (
        <NoticeGiven why={tooSoon} checked={noticeGiven} onChange={setNoticeGiven} />
      )}
    </WindowForm>
  );
}

interface WhatIsAskedProps {
  applicationId: string;
  what: AgainAsks;
  setWhat: (what: AgainAsks) => void;
}

function WhatIsAsked({ applicationId, what, setWhat }: WhatIsAskedProps) {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === PATHS.requests ? null : (
        <Anchor component={Link} to={requestsPath(applicationId)}>
          What happened in the interview
        </Anchor>
      )}
      <Radio.Group
        label="What is asked"
        value={what}
        onChange={(value) => setWhat(value === 'all' ? 'all' : 'unanswered')}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="unanswered"
            label="Only what has no answer"
            description="The other answers are kept and graded together with the new ones."
          />
          <Radio
            value="all"
            label="The whole interview"
            description="Nothing is kept in the new report. The earlier report stays readable beside it."
          />
        </Stack>
      </Radio.Group>
    </>
  );
}

function CancelForm(change: Change) {
  const { applicationId, candidateName, role, interview } = change.subject;
  const [note, setNote] = useState('');
  const cancel = useSend(cancelInterview, outcomesOf(change));
  return (
    <Stack gap="md">
      <Text>
        The interview for {role} on {formatDateTime(interview.date)} won&apos;t take place. {candidateName}{' '}
        gets an email, and their application waits for your decision again.
      </Text>
      <LimitedTextarea
        label="Note (optional)"
        description="For your company alone. The candidate does not read it."
        autosize
        minRows={2}
        limit={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={change.onClose} disabled={cancel.isPending}>
          Back
        </Button>
        <Button
          color="brick"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ applicationId, ...(note.trim() === '' ? {} : { note }) })}
        >
          Cancel interview
        </Button>
      </Group>
    </Stack>
  );
}
