import { useState } from 'react';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/privacy.ts';
import { DELETION_REASON_MAX, REPLY_MONTHS } from '#contract/shared/limits.ts';
import { reportPath } from '#contract/shared/paths.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { answerDeletionRequest, getDeletionRequests, getFeedback } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { CompanyLayout } from '#web/features/companies/company-layout.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { RequestClock } from './request-clock.tsx';

type Request = OutputOf<typeof getDeletionRequests>['requests'][number];

/** Candidates who withdrew their consent, with the deadline for the company's answer. */
export default function DeletionRequestsPage() {
  const query = useRead(getDeletionRequests, {});
  return (
    <CompanyLayout title={said.requests()} lead={said.requestsLead({ months: REPLY_MONTHS })} width="reading">
      <Read
        query={query}
        waiting={<Loading rows={4} />}
        empty={{
          when: ({ requests }) => requests.length === 0,
          text: said.noRequests(),
        }}
      >
        {({ requests }) => (
          <ul className={layout.lines}>
            {requests.map((request) => (
              <Row key={request.requestId} request={request} />
            ))}
          </ul>
        )}
      </Read>
    </CompanyLayout>
  );
}

function Row({ request }: { request: Request }) {
  const { applicationId, candidateName, role, isHeld, answer } = request;
  return (
    <li>
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>
          {answer === 'deleted' ? (
            candidateName
          ) : (
            <Anchor component={Link} to={reportPath(applicationId)} inherit underline="always">
              {candidateName}
            </Anchor>
          )}
          , {role}
        </Text>
        <RequestClock request={request} />
        {answer === null && isHeld ? <Text size="sm">{said.onHold()}</Text> : null}
        {answer === null ? <AnswerRequest request={request} /> : null}
      </Stack>
    </li>
  );
}

function AnswerRequest({ request }: { request: Request }) {
  const { applicationId, candidateName, isHeld } = request;
  const [dialog, setDialog] = useState<'delete' | 'decline' | null>(null);
  const close = () => setDialog(null);
  const answer = useSend(answerDeletionRequest, {
    refreshes: [getDeletionRequests, getFeedback],
    onSuccess: ({ message }) => {
      close();
      toast.success(message);
    },
    onError: (error) => {
      close();
      toast.danger(error.message);
    },
  });
  return (
    <>
      <Group gap="sm">
        <Button
          color="brick"
          disabled={isHeld}
          onClick={() => setDialog('delete')}
          aria-label={said.deleteNowOf({ name: candidateName })}
        >
          {said.deleteNow()}
        </Button>
        <Button
          variant="default"
          onClick={() => setDialog('decline')}
          aria-label={said.declineWithReasonOf({ name: candidateName })}
        >
          {said.declineWithReason()}
        </Button>
      </Group>
      <ConfirmModal
        opened={dialog === 'delete'}
        onClose={close}
        onConfirm={() => answer.mutate({ applicationId, answer: 'deleted' })}
        title={said.deleteTitle({ name: candidateName })}
        confirmLabel={said.deleteNow()}
        cancelLabel={common.back()}
        danger
        busy={answer.isPending}
      >
        {said.deleteAbout({ name: candidateName })}
      </ConfirmModal>
      <Modal opened={dialog === 'decline'} onClose={close} title={said.keepTitle()}>
        <DeclineForm
          candidateName={candidateName}
          isBusy={answer.isPending}
          onClose={close}
          onSend={(reason) => answer.mutate({ applicationId, answer: 'declined', reason })}
        />
      </Modal>
    </>
  );
}

interface DeclineFormProps {
  candidateName: string;
  isBusy: boolean;
  onClose: () => void;
  onSend: (reason: string) => void;
}

function DeclineForm({ candidateName, isBusy, onClose, onSend }: DeclineFormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setProblem(rules.whyKept());
        else onSend(reason.trim());
      }}
    >
      <Stack gap="md">
        <Text>{said.keepAbout({ name: candidateName })}</Text>
        <LimitedTextarea
          label={said.yourReason()}
          required
          autosize
          minRows={3}
          maxRows={10}
          limit={DELETION_REASON_MAX}
          value={reason}
          error={problem}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setProblem(null);
          }}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {common.back()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {said.decline()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
