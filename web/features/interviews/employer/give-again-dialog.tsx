import { lazy, Suspense, useState } from 'react';
import { Anchor, Radio, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { AgainAsks } from '#contract/interview-again.ts';
import { PATHS, troublePath } from '#contract/paths.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { giveAgain } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { INTERVIEW_READS, type ChangedInterview, type InterviewDialogProps } from './changed-interview.ts';

const WindowForm = lazy(() => import('./window-form.tsx'));

/** Gives an interview again that was missed, cut off or submitted. */
export function GiveAgainDialog({ opened, onClose, subject, onFailure }: InterviewDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Give the interview again to ${subject?.candidateName ?? ''}`}
    >
      {subject ? (
        <Suspense fallback={<Loading rows={8} />}>
          <GiveAgainForm
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

const NO_OPENING = { date: null, time: '10:00' };

function GiveAgainForm({
  subject,
  onClose,
  onFailure,
}: Omit<InterviewDialogProps, 'subject' | 'opened'> & { subject: ChangedInterview }) {
  const { applicationId, candidateName, role, interview } = subject;
  const { pathname } = useLocation();
  const wasTaken = interview.hasBegun || interview.submittedDate !== null;
  const [what, setWhat] = useState<AgainAsks>(wasTaken ? 'unanswered' : 'all');
  const [refused, setRefused] = useState<{ date?: string; openDays?: string }>({});
  const give = useSend(giveAgain, {
    refreshes: INTERVIEW_READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => {
      const inFields = fieldErrors(error);
      if (inFields.date || inFields.openDays) setRefused(inFields);
      else {
        onClose();
        onFailure(error.message);
      }
    },
  });
  return (
    <WindowForm
      label="Give the interview again"
      submitLabel="Give again"
      busy={give.isPending}
      refused={refused}
      initial={{ ...NO_OPENING, openDays: interview.openDays }}
      onSubmit={(window) => give.mutate({ applicationId, what, ...window })}
      onClose={onClose}
    >
      <Text>
        {candidateName} gets a mail with the new time of the interview for {role}, and an entry for their
        calendar.
      </Text>
      {wasTaken && pathname !== PATHS.interviewTrouble ? (
        <Anchor component={Link} to={troublePath(applicationId)}>
          What happened in the interview
        </Anchor>
      ) : null}
      {wasTaken ? (
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
      ) : null}
    </WindowForm>
  );
}
