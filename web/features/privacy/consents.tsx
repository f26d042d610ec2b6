import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { REPLY_MONTHS } from '#contract/shared/limits.ts';
import { counted } from '#contract/shared/words.ts';
import {
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getConsents,
  getScheduleInterviews,
  withdrawConsent,
} from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { RequestClock } from './request-clock.tsx';

type Consent = OutputOf<typeof getConsents>['consents'][number];

const READS = [
  getConsents,
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getScheduleInterviews,
] as const;

export function Consents() {
  const query = useRead(getConsents, {});
  return (
    <Section title="Interviews that you agreed to">
      <Read
        query={query}
        waiting={<Loading rows={3} />}
        empty={{
          when: ({ consents }) => consents.length === 0,
          text: 'You have not agreed to an interview yet.',
        }}
      >
        {({ consents }) => (
          <ul className={layout.lines}>
            {consents.map((consent) => (
              <Row key={consent.applicationId} consent={consent} />
            ))}
          </ul>
        )}
      </Read>
    </Section>
  );
}

function Row({ consent }: { consent: Consent }) {
  const { role, employerName, consentDate, submittedDate, erasedDate, withdrawal, request } = consent;
  return (
    <li>
      <Stack gap="xs" align="flex-start">
        <div>
          <Text fw={600}>
            {role}, {employerName}
          </Text>
          <Text size="sm" c="dimmed">
            You agreed on {formatDateTime(consentDate)}
            {submittedDate === null ? '' : ` and submitted on ${formatDateTime(submittedDate)}`}.
          </Text>
        </div>
        {request ? <RequestClock request={request} /> : null}
        {erasedDate !== null && request?.answer !== 'deleted' ? (
          <Text>The interview was deleted on {formatDateTime(erasedDate)}.</Text>
        ) : null}
        {request?.isOverdue === true || request?.answer === 'declined' ? (
          <Text size="sm">
            If you do not agree, you can complain to the authority for data protection where you live.
          </Text>
        ) : null}
        {withdrawal === null ? null : <Withdraw consent={consent} withdrawal={withdrawal} />}
      </Stack>
    </li>
  );
}

function Withdraw({ consent, withdrawal }: { consent: Consent; withdrawal: 'ends' | 'asks' }) {
  const { applicationId, employerName, role } = consent;
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useSend(withdrawConsent, {
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
  return (
    <>
      <Button
        variant="default"
        onClick={() => setIsAsking(true)}
        aria-label={`Withdraw my consent: ${role}, ${employerName}`}
      >
        Withdraw my consent
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => withdraw.mutate({ applicationId })}
        title="Withdraw your consent?"
        confirmLabel="Withdraw"
        cancelLabel="Back"
        danger
        busy={withdraw.isPending}
      >
        {withdrawal === 'ends'
          ? `Your interview ends, nothing of it is kept, and your application for ${role} is withdrawn.`
          : `${employerName} is asked to delete your interview, with video, sound, transcript and report. The law gives it ${counted(REPLY_MONTHS, 'month')} to answer. Until then your report is closed to visitors.`}
      </ConfirmModal>
    </>
  );
}
