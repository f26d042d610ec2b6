import * as said from '#contract/messages/en/applications.ts';
import { useState } from 'react';
import { Button } from '@mantine/core';
import {
  getCandidateDashboard,
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getScheduleInterviews,
  withdrawApplication,
  getJobById,
  getJobCards,
} from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { toast } from '#web/ui/toast.ts';

type Application = OutputOf<typeof getApplicationDetailsCandidate>;

const READS = [
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getScheduleInterviews,
  getCandidateDashboard,
  getJobCards,
  getJobById,
] as const;

/** Withdraws an application. Possible until its interview is submitted. */
export function WithdrawAction({ application }: { application: Application }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useSend(withdrawApplication, {
    refreshes: READS,
    onSuccess: ({ message }) => {
      setIsAsking(false);
      toast.success(message);
    },
    onError: (error) => {
      setIsAsking(false);
      toast.danger(error.message);
    },
  });
  const { applicationId, applicationStatus, interview, role, job } = application;
  const employer = application.employer.user.name;
  if (applicationStatus !== 'PENDING' && applicationStatus !== 'SCHEDULED') return null;
  return (
    <>
      <div className={layout.dialogActions}>
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {said.withdrawApplication()}
        </Button>
      </div>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => withdraw.mutate({ applicationId })}
        title={said.withdrawTitle({ job: role })}
        confirmLabel={said.withdraw()}
        cancelLabel={said.keepIt()}
        danger
        busy={withdraw.isPending}
      >
        {said.withdrawMail({ company: employer })}{' '}
        {interview === null ? null : `${said.withdrawInterview({ when: formatDateTime(interview.date) })} `}
        {job.isActive ? said.canApplyAgain() : said.cannotApplyAgain()}
      </ConfirmModal>
    </>
  );
}
