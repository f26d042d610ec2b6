import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Alert } from '@mantine/core';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import type { Leaving } from '#web/ui/leave-guard.tsx';
import { RestoredNotice, type RestoredNoticeProps } from '#web/ui/restored-notice.tsx';
import { loadRules, useRules } from './check.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormShell } from './use-form-shell.ts';

type Submit = SyntheticEvent<HTMLFormElement, SubmitEvent>;

export interface FormProps {
  shell: FormShell;
  /** For buttons outside the form that submit it. */
  id?: string;
  label?: string | undefined;
  className?: string | undefined;
  /** The form is being sent, so it can't be sent again. */
  isBusy: boolean;
  onSubmit: (event: Submit) => void;
  /** Set while the form holds values typed during an earlier visit. */
  restored?: RestoredNoticeProps | null;
  leaving?: Leaving | null;
  /** Above the error summary, such as the heading of a step. */
  head?: ReactNode;
  /** False if no rule of the contract is checked in the browser. */
  hasRules?: boolean;
  children: ReactNode;
}

/** The frame of every form: prevents sending twice, moves the focus to the errors, and shows the server's message. */
export function Form(props: FormProps) {
  const { shell, leaving, onSubmit, hasRules = true } = props;
  const { failures } = shell;
  const shownFailures = useRef(0);
  useEffect(() => {
    if (failures === shownFailures.current) return;
    shownFailures.current = failures;
    // The person tried to save and leave, but there are errors to correct first.
    leaving?.stay();
  }, [failures, leaving]);

  // A person can be faster than the rules, which load while the form is on the screen.
  const canCheck = useRules(hasRules);
  const waiting = useRef<Submit | null>(null);
  useEffect(() => {
    const event = waiting.current;
    if (!canCheck || event === null) return;
    waiting.current = null;
    onSubmit(event);
  }, [canCheck, onSubmit]);

  return (
    <form
      noValidate
      id={props.id}
      aria-label={props.label}
      className={props.className}
      onSubmit={(event: Submit) => {
        event.preventDefault();
        if (props.isBusy) return;
        shell.clearFailure();
        if (hasRules) void loadRules();
        if (canCheck) onSubmit(event);
        else waiting.current = event;
      }}
    >
      {props.head}
      {props.restored ? <RestoredNotice {...props.restored} /> : null}
      <ErrorSummary attempt={failures} />
      {props.children}
      {shell.told === 'modal' ? <ErrorModal message={shell.failure} onClose={shell.clearFailure} /> : null}
    </form>
  );
}

/** The server's message, placed where the form needs it. */
export function FormNotice({ shell }: { shell: FormShell }) {
  return shell.failure === null ? null : (
    <Alert color="brick" role="alert">
      {shell.failure}
    </Alert>
  );
}
