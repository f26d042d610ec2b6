import { lazy, Suspense, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { adjustmentsInWords } from '#contract/adjustment-kinds.ts';
import { counted } from '#contract/words.ts';
import { getAdjustments } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useMemberRole } from '#web/session/member.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import classes from './adjustment-requests.module.css';

const DecideAdjustment = lazy(() => import('./decide-adjustment.tsx'));

export type AskedAdjustment = OutputOf<typeof getAdjustments>['requests'][number];

/** What candidates ask for in their interviews and nobody has decided; nothing where there is none. */
export function AdjustmentRequests() {
  const role = useMemberRole();
  return role === 'owner' || role === 'recruiter' ? <Requests /> : null;
}

function Requests() {
  const { data } = useRead(getAdjustments, {});
  const [chosen, setChosen] = useState<AskedAdjustment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const requests = data?.requests ?? [];
  if (requests.length === 0 && chosen === null) return null;
  return (
    <section className={classes.requests} aria-labelledby="adjustments-title" hidden={requests.length === 0}>
      <h2 id="adjustments-title">{counted(requests.length, 'request')} about an interview</h2>
      <Text size="sm" c="dimmed">
        Owners and recruiters alone read these. Reviewers never see that somebody asked.
      </Text>
      <ul>
        {requests.map((request) => (
          <li key={request.requestId}>
            <div>
              <p>
                <strong>{request.candidateName}</strong> asks for {adjustmentsInWords(request.kinds)}, for{' '}
                {request.role} ({request.alternateJobId}), on <DateText value={request.askedDate} />.
              </p>
              {request.text === '' ? null : <p className={classes.words}>{request.text}</p>}
            </div>
            <Group gap="sm">
              <Button
                onClick={() => {
                  setChosen(request);
                  setIsOpen(true);
                }}
                aria-label={`Decide on the request of ${request.candidateName}`}
              >
                Decide
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <Modal
        opened={isOpen}
        onClose={close}
        title={`The request of ${chosen?.candidateName ?? ''}`}
        size="lg"
        description="What the candidate asks for in the interview. You decide on it, and the candidate gets a mail."
      >
        {chosen === null ? null : (
          <Suspense fallback={<Loading rows={5} />}>
            <DecideAdjustment key={chosen.requestId} request={chosen} onClose={close} />
          </Suspense>
        )}
      </Modal>
    </section>
  );
}
