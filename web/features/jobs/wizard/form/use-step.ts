import { useCallback, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useSend } from '#web/api/hooks.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { useLeaveGuard, type Leaving } from '#web/ui/leave-guard.tsx';
import { JOB_READS } from '../../job-reads.ts';
import { stepDraft } from './step-draft.ts';
import { type StageKey } from '../progress/steps.ts';
import { type Errors } from '#web/ui/form/check.ts';
import { useFormShell, type FormShell } from '#web/ui/form/use-form-shell.ts';

export interface StepValues<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Whether anything differs from what the server has. */
  isDirty: boolean;
  /** Whether the values are ones that were typed here earlier and not sent. */
  wasRestored: boolean;
  /** Back to what the server has. */
  discard: () => void;
  /** The server has the values now: nothing is left to keep or to guard. */
  settle: () => void;
  /** Open while someone tries to leave with values that are not sent. */
  leaving: Leaving | null;
}

/** Going from step to step of one job loses nothing and asks nothing. */
function leavesJob(from: Location, to: Location): boolean {
  const jobIn = (search: string) => new URLSearchParams(search).get('jobId');
  return from.pathname !== to.pathname || jobIn(from.search) !== jobIn(to.search);
}

/** A draft of an earlier version may lack fields of this one. */
function fitting<Values extends object>(draft: object | null, saved: Values): Values | null {
  const fits = draft !== null && Object.keys(saved).every((key) => key in draft);
  return fits ? (draft as Values) : null;
}

/** The values of one step: what the server has, or what was typed here and not sent; kept as they are typed. */
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
      // It was sent on the way out.
      leaving?.leave();
    },
    leaving,
  };
}

export interface StepSubmission<E extends Endpoint> {
  /** What to show: nothing before the first attempt, then what is wrong now and what the server refused. */
  errors: Errors;
  /** Sends the input unless something is wrong. */
  submit: (input: InputOf<E>) => void;
  isBusy: boolean;
  shell: FormShell;
}

/** Sends one step. `found` is what is wrong with the values as they are; the wizard goes on only after the server has confirmed. */
export function useStepSubmission<E extends Endpoint>(
  endpoint: E,
  found: Errors,
  onConfirmed: (data: OutputOf<E>) => void,
  onFailed?: (error: ApiError) => void,
): StepSubmission<E> {
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const shell = useFormShell({ setErrors: setRefused, told: 'modal' });
  const send = useSend(endpoint, {
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
