import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/privacy.ts';
import { REPLY_MONTHS } from '#contract/shared/limits.ts';
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
    <Section title={said.consents()}>
      <Read
        query={query}
        waiting={<Loading rows={3} />}
        empty={{
          when: ({ consents }) => consents.length === 0,
          text: said.noConsents(),
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
          <Text fw={600}>{said.jobAt({ role, company: employerName })}</Text>
          <Text size="sm" c="dimmed">
            {submittedDate === null
              ? said.agreedOn({ when: formatDateTime(consentDate) })
              : said.agreedAndSubmitted({
                  when: formatDateTime(consentDate),
                  submitted: formatDateTime(submittedDate),
                })}
          </Text>
        </div>
        {request ? <RequestClock request={request} /> : null}
        {erasedDate !== null && request?.answer !== 'deleted' ? (
          <Text>{said.interviewDeletedOn({ when: formatDateTime(erasedDate) })}</Text>
        ) : null}
        {request?.isOverdue === true || request?.answer === 'declined' ? (
          <Text size="sm">{said.canComplain()}</Text>
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
        aria-label={said.withdrawConsentTo({ role, company: employerName })}
      >
        {said.withdrawConsent()}
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => withdraw.mutate({ applicationId })}
        title={said.withdrawTitle()}
        confirmLabel={said.withdraw()}
        cancelLabel={common.back()}
        danger
        busy={withdraw.isPending}
      >
        {withdrawal === 'ends'
          ? said.withdrawEnds({ role })
          : said.withdrawAsks({ company: employerName, months: REPLY_MONTHS })}
      </ConfirmModal>
    </>
  );
}
