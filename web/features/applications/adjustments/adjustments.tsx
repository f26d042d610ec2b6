import { lazy, Suspense, useState } from 'react';
import { Button, Text, type ButtonProps } from '@mantine/core';
import { adjustmentsInWords } from '#contract/adjustment-kinds.ts';
import { getMyAdjustments } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import classes from './adjustments.module.css';

const AdjustmentForm = lazy(() => import('./adjustment-form.tsx'));

type Asked = OutputOf<typeof getMyAdjustments>['requests'][number];

/**
 * What the candidate asked for in the way the interview is held, and the way to ask. It adds nothing to the page until it
 * is known.
 */
export function Adjustments({ applicationId, employer }: { applicationId: string; employer: string }) {
  const { data } = useRead(getMyAdjustments, { applicationId });
  if (!data || (!data.canAsk && data.requests.length === 0)) return null;
  return (
    <section className={classes.adjustments} aria-label="Adjustments">
      {data.requests.map((request) => (
        <Request key={request.requestId} request={request} employer={employer} />
      ))}
      {data.canAsk ? (
        <>
          <Text>Do you need the interview to be held in another way? Reviewers do not see what you ask.</Text>
          <AskButton applicationId={applicationId} employer={employer} />
        </>
      ) : null}
    </section>
  );
}

function Request({ request, employer }: { request: Asked; employer: string }) {
  const { isGranted, note } = request;
  const what = adjustmentsInWords(request.kinds);
  const decision =
    isGranted === null
      ? `${employer} has not decided yet.`
      : `${employer} has ${isGranted ? 'granted' : 'declined'} it.`;
  return (
    <p>
      You asked for {what}. {decision}
      {note === '' ? null : ` ${employer} writes: ${note}`}
    </p>
  );
}

export interface AskButtonProps extends ButtonProps {
  applicationId: string;
  employer: string;
  /** For a row of a list: whose interview it is, for screen readers. */
  label?: string;
}

export function AskButton({ applicationId, employer, label, ...button }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => setIsOpen(true)} aria-label={label}>
        Ask for an adjustment
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Ask for an adjustment"
        size="lg"
        description="Say what you need. The company decides, and you get a mail."
      >
        <Suspense fallback={<Loading rows={6} />}>
          <AdjustmentForm applicationId={applicationId} employer={employer} onClose={close} />
        </Suspense>
      </Modal>
    </>
  );
}
