import { lazy, Suspense, useState } from 'react';
import { Anchor, Button, Group, Radio, Stack, Text } from '@mantine/core';
import dayjs from 'dayjs';
import { Link, useLocation } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/employer-interviews.ts';
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
  /** Called with the server's message if it refuses. */
  onFailure: (message: string) => void;
}

export interface InterviewDialogProps extends Omit<Change, 'subject'> {
  opened: boolean;
  subject: ChangedInterview | null;
}

/** Every change an employer can make to an interview: another window, a repeat, or a cancellation. */
export default function InterviewDialog({ opened, subject, ...change }: InterviewDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={change.onClose}
      title={subject ? TITLES[change.kind]({ name: subject.candidateName }) : ''}
    >
      {subject ? (
        <Suspense fallback={<Loading rows={8} />}>
          {change.kind === 'cancel' ? (
            <CancelForm key={subject.applicationId} {...change} subject={subject} />
          ) : (
            <WindowChange
              key={`${change.kind} ${subject.applicationId}`}
              {...change}
              kind={change.kind}
              subject={subject}
            />
          )}
        </Suspense>
      ) : null}
    </Modal>
  );
}

const TITLES = { move: said.moveOf, extend: said.extendOf, again: said.giveAgainTo, cancel: said.cancelOf };
const LABELS = { move: said.moveInterview, extend: said.extendInterview, again: said.giveAgain };
const VERBS = { move: said.move, extend: said.extend, again: said.again };

/** The handlers shared by all changes, for success and for refusals that belong to no field. */
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

function WindowChange(change: Change & { kind: Exclude<ChangeKind, 'cancel'> }) {
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
      label={LABELS[kind]()}
      submitLabel={VERBS[kind]()}
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
          ? said.againAbout({ name: candidateName, role })
          : (kind === 'extend' ? said.extendAbout : said.moveAbout)({
              name: candidateName,
              from: formatDateTime(interview.date),
              until: formatDateTime(interview.openUntil),
            })}
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
          {said.whatHappened()}
        </Anchor>
      )}
      <Radio.Group
        label={said.whatIsAsked()}
        value={what}
        onChange={(value) => setWhat(value === 'all' ? 'all' : 'unanswered')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="unanswered" label={said.unanswered()} description={said.unansweredAbout()} />
          <Radio value="all" label={said.whole()} description={said.wholeAbout()} />
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
      <Text>{said.cancelAbout({ role, when: formatDateTime(interview.date), name: candidateName })}</Text>
      <LimitedTextarea
        label={said.note()}
        description={said.noteAbout()}
        autosize
        minRows={2}
        limit={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={change.onClose} disabled={cancel.isPending}>
          {common.back()}
        </Button>
        <Button
          color="brick"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ applicationId, ...(note.trim() === '' ? {} : { note }) })}
        >
          {said.cancelConfirm()}
        </Button>
      </Group>
    </Stack>
  );
}
