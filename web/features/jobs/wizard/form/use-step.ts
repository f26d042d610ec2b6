import { useCallback, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import type { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call.ts';
import { useSend } from '#web/api/hooks.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { useLeaveGuard, type Leaving } from '#web/ui/leave-guard.tsx';
import { useRules, type Errors } from '#web/ui/form/check.ts';
import { useFormShell, type FormShell } from '#web/ui/form/use-form-shell.ts';
import { JOB_READS } from '../../job-reads.ts';
import { stepDraft } from './step-draft.ts';
import type { StageKey } from '../progress/steps.ts';

export interface StepValues<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Whether a value differs from the server's. */
  isDirty: boolean;
  /** Whether the values were typed in an earlier visit and not sent. */
  wasRestored: boolean;
  /** Returns to the server's values. */
  discard: () => void;
  /** The server now has the values, so the draft and the guard are removed. */
  settle: () => void;
  /** Set while a person tries to leave with values that are not sent. */
  leaving: Leaving | null;
}

/** Moving between the steps of one job loses nothing, so it asks nothing. */
function leavesJob(from: Location, to: Location): boolean {
  const jobIn = (search: string) => new URLSearchParams(search).get('jobId');
  return from.pathname !== to.pathname || jobIn(from.search) !== jobIn(to.search);
}

/** A draft from an earlier version may lack fields. It is then ignored. */
function fitting<Values extends object>(draft: object | null, saved: Values): Values | null {
  const fits = draft !== null && Object.keys(saved).every((key) => key in draft);
  return fits ? (draft as Values) : null;
}

/**
 * The values of one step: the server's, or the ones that were typed here and not sent. Each change is stored.
 */
export function useStepValues<Values extends object>(
  jobId: string | null,
  step: StageKey,
  saved: Values,
): StepValues<Values> {
  const [initial] = useState(saved);
  const [restored] = useState(() => fitting(stepDraft(jobId, step).read(), saved));
  const [values, setValues] = useState(restored ?? initial);
  const [wasRestored, setWasRestored] = useState(restored !== null);
  const isSettled = useRef(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);

  useEffect(() => {
    if (isSettled.current) return;
    const draft = stepDraft(jobId, step);
    if (isDirty) draft.write(values);
    else draft.forget();
  }, [values, isDirty, jobId, step]);

  const leaving = useLeaveGuard(isDirty, isSettled, leavesJob);

  const set = useCallback((change: Partial<Values>) => {
    setValues((current) => ({ ...current, ...change }));
  }, []);
  return {
    values,
    set,
    isDirty,
    wasRestored,
    discard: () => {
      setValues(initial);
      setWasRestored(false);
    },
    settle: () => {
      isSettled.current = true;
      stepDraft(jobId, step).forget();
      // The person was leaving and saved first.
      leaving?.leave();
    },
    leaving,
  };
}

export interface StepSubmission<C extends Call> {
  /** The errors to show: none before the first attempt, then the current errors and those from the server. */
  errors: Errors;
  /** Sends the input if there are no errors. */
  submit: (input: InputOf<C>) => void;
  isBusy: boolean;
  shell: FormShell;
}

/**
 * Sends one step. `found` has the errors of the current values: the step renders again once they can be
 * checked. The wizard continues only after the server has confirmed.
 */
export function useStepSubmission<C extends Call>(
  call: C,
  found: Errors,
  onConfirmed: (data: OutputOf<C>) => void,
  onFailed?: (error: ApiError) => void,
): StepSubmission<C> {
  useRules();
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const shell = useFormShell({ setErrors: setRefused, told: 'modal' });
  const send = useSend(call, {
    refreshes: JOB_READS,
    onSuccess: ({ data }) => onConfirmed(data),
    onError: (error) => {
      shell.refused(error);
      onFailed?.(error);
    },
  });
  return {
    errors: isTried ? { ...refused, ...found } : {},
    submit: (input) => {
      setIsTried(true);
      setRefused({});
      if (Object.keys(found).length > 0) shell.invalid();
      else if (!send.isPending) send.mutate(input);
    },
    isBusy: send.isPending,
    shell,
  };
}
