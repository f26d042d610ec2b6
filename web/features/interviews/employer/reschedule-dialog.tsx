import { lazy, Suspense, useState } from 'react';
import { Text } from '@mantine/core';
import dayjs from 'dayjs';
import { fieldErrors } from '#web/api/api-error.ts';
import { rescheduleInterview } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { NoticeGiven } from '#web/features/decisions/notice-given.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { INTERVIEW_READS, type ChangedInterview, type InterviewDialogProps } from './changed-interview.ts';

const WindowForm = lazy(() => import('./window-form.tsx'));

/** Moves an interview that has not begun to another window, or extends one that has. */
export function RescheduleDialog({ opened, onClose, subject, onFailure }: InterviewDialogProps) {
  const verb = subject?.interview.hasBegun ? 'Extend' : 'Move';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`${verb} the interview of ${subject?.candidateName ?? ''}`}
    >
      {subject ? (
        <Suspense fallback={<Loading rows={6} />}>
          <RescheduleForm
            key={subject.applicationId}
            subject={subject}
            onClose={onClose}
            onFailure={onFailure}
          />
        </Suspense>
      ) : null}
    </Modal>
  );
}

function RescheduleForm({
  subject,
  onClose,
  onFailure,
}: Omit<InterviewDialogProps, 'subject' | 'opened'> & { subject: ChangedInterview }) {
  const { applicationId, candidateName, interview } = subject;
  const [refused, setRefused] = useState<{ date?: string; openDays?: string }>({});
  const [tooSoon, setTooSoon] = useState<string | null>(null);
  const [noticeGiven, setNoticeGiven] = useState(false);
  const reschedule = useSend(rescheduleInterview, {
    refreshes: INTERVIEW_READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => {
      const inFields = fieldErrors(error);
      if (inFields.date || inFields.openDays) setRefused(inFields);
      else if (error.code === 'interview.notice-period') setTooSoon(error.message);
      else {
        onClose();
        onFailure(error.message);
      }
    },
  });
  const opens = dayjs(interview.date);
  const isPast = opens.isBefore(dayjs(), 'day');
  return (
    <WindowForm
      label={interview.hasBegun ? 'Extend the interview' : 'Move the interview'}
      submitLabel={interview.hasBegun ? 'Extend' : 'Move'}
      busy={reschedule.isPending}
      refused={refused}
      initial={{
        date: isPast ? null : opens.format('YYYY-MM-DD'),
        time: opens.format('HH:mm'),
        openDays: interview.openDays,
      }}
      {...(interview.hasBegun ? { fixedDate: new Date(interview.date) } : {})}
      onSubmit={(window) =>
        reschedule.mutate({ applicationId, ...window, ...(noticeGiven ? { noticeGiven } : {}) })
      }
      onClose={onClose}
    >
      <Text>
        It is open from {formatDateTime(interview.date)} until {formatDateTime(interview.openUntil)} now.{' '}
        {interview.hasBegun
          ? `${candidateName} has begun it, so it can be open for longer and not at another time.`
          : `${candidateName} gets a mail with the new time, and the entry in their calendar changes.`}
      </Text>
      {tooSoon === null ? null : (
        <NoticeGiven why={tooSoon} checked={noticeGiven} onChange={setNoticeGiven} />
      )}
    </WindowForm>
  );
}
