import { useCallback, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import type { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import type { InputOf, Job, OutputOf } from '#web/api/types.ts';
import { useLeaveGuard, type Leaving } from '#web/ui/leave-guard.tsx';
import { useRules, type Errors } from '#web/ui/form/check.ts';
import { useFormShell, type FormShell } from '#web/ui/form/use-form-shell.ts';
import { JOB_READS } from '../../job-reads.ts';
import { stepDraft } from './step-draft.ts';
import type { StageKey } from '../progress/steps.ts';

/**
 * Where the wizard goes after the server has confirmed a step. 'leave' means the page that the person was about to
 * open.
 */
export type Onward = 'next' | 'preview' | 'leave';

interface StepValues<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Whether a value differs from the server's. */
  isDirty: boolean;
  /** Whether the values were typed during an earlier visit and not sent. */
  wasRestored: boolean;
  /** Goes back to the server's values. */
  discard: () => void;
  /** The version of the job that the values started from. Undefined for a new job. */
  version: string | undefined;
  /** Allows replacing any changes up to this version. */
  rebase: (version: string | undefined) => void;
  /** Shows the server's values and sets the typed ones aside. */
  takeSaved: () => void;
  /** Goes back to the values set aside. Null if there are none. */
  takeBack: (() => void) | null;
  /** The server now has the values, so the draft and the guard are removed. */
  settle: () => void;
  /** Set while a person tries to leave with unsent values. */
  leaving: Leaving | null;
}

/** Moving between steps of the same job loses nothing, so it doesn't ask. */
function leavesJob(from: Location, to: Location): boolean {
  const jobIn = (search: string) => new URLSearchParams(search).get('jobId');
  return from.pathname !== to.pathname || jobIn(from.search) !== jobIn(to.search);
}

interface Begun<Values> {
  values: Values;
  version: string | undefined;
}

/** A draft from an earlier version may lack fields. It is then ignored. */
function fitting<Values extends object>(draft: object | null, saved: Begun<Values>): Begun<Values> | null {
  if (draft === null || !Object.keys(saved.values).every((key) => key in draft)) return null;
  const { basedOn = saved.version, ...values } = draft as Values & { basedOn?: string };
  return { values: values as unknown as Values, version: basedOn };
}

/** The values of one step: the server's, or those typed here and not sent. Each change is stored. */
export function useStepValues<Values extends object>(
  job: Job | null,
  step: StageKey,
  savedValues: Values,
): StepValues<Values> {
  const jobId = job?.id ?? null;
  const saved = { values: savedValues, version: job?.changesVersion };
  const [initial, setInitial] = useState(saved);
  const [restored] = useState(() => fitting(stepDraft(jobId, step).read(), saved));
  const [{ values, version }, setNow] = useState(restored ?? initial);
  const [wasRestored, setWasRestored] = useState(restored !== null);
  const [aside, setAside] = useState<Begun<Values> | null>(null);
  const isSettled = useRef(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial.values);
  const begin = (at: Begun<Values>) => {
    setInitial(at);
    setNow(at);
    setWasRestored(false);
  };
  // A step without typed values shows what is saved now.
  if (!isDirty && initial.version !== saved.version) begin(saved);

  useEffect(() => {
    if (isSettled.current) return;
    const draft = stepDraft(jobId, step);
    if (isDirty) draft.write({ ...values, basedOn: version });
    else draft.forget();
  }, [values, version, isDirty, jobId, step]);

  const leaving = useLeaveGuard(isDirty, isSettled, leavesJob);

  const set = useCallback((change: Partial<Values>) => {
    setNow((current) => ({ ...current, values: { ...current.values, ...change } }));
  }, []);
  return {
    values,
    set,
    isDirty,
    wasRestored,
    discard: () => begin(saved),
    version,
    rebase: (to) => setNow((current) => ({ ...current, version: to })),
    takeSaved: () => {
      setAside({ values, version: saved.version });
      begin(saved);
    },
    takeBack:
      aside === null
        ? null
        : () => {
            setNow(aside);
            setAside(null);
          },
    settle: () => {
      isSettled.current = true;
      stepDraft(jobId, step).forget();
      // The person was about to leave and saved first.
      leaving?.leave();
    },
    leaving,
  };
}

/** Someone else has changed the same step since it was read. */
export interface Changed {
  /** Who changed what, and when. */
  sentence: string;
  /** Saves over it. Null if nothing was typed. */
  keep: (() => void) | null;
  /** Shows the saved values. */
  take: () => void;
  close: () => void;
}

/** What the refusal of an outdated save says. Null for other refusals. */
export const changedIn = ({ code, message, data }: ApiError): { sentence: string; version: string } | null =>
  code === 'job.changed-meanwhile'
    ? { sentence: message, version: (data as { version: string }).version }
    : null;

/** What the frame of a step shows and does. */
export interface StepFrame {
  isBusy: boolean;
  shell: FormShell;
  changed: Changed | null;
  /** Goes back to the typed values while the saved ones are shown instead. */
  takeBack: (() => void) | null;
  leaving: Leaving | null;
  /** Left out by a step that stores nothing on the device. */
  restored?: { wasRestored: boolean; discard: () => void };
}

export interface StepSubmission<C extends Call> extends Required<StepFrame> {
  /** The errors to show: none before the first attempt, then the current errors and the server's. */
  errors: Errors;
  /** Sends the input if there are no errors. */
  submit: (input: InputOf<C>, to: Onward) => void;
}

/**
 * Sends one step. `found` has the errors of the current values: the step renders again once they can be checked. The
 * wizard continues only after the server has confirmed.
 */
export function useStepSubmission<C extends Call>(
  call: C,
  step: Omit<StepValues<object>, 'values' | 'set'>,
  found: Errors,
  onDone: (to: Onward, data: OutputOf<C>) => void,
  onFailed?: (error: ApiError) => void,
): StepSubmission<C> {
  useRules();
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const [changed, setChanged] = useState<(ReturnType<typeof changedIn> & { input: InputOf<C> }) | null>(null);
  const onward = useRef<Onward>('next');
  const refresh = useRefresh();
  const shell = useFormShell({ setErrors: setRefused, told: 'modal' });
  const send = useSend(call, {
    refreshes: JOB_READS,
    onSuccess: ({ data }) => {
      step.settle();
      onDone(onward.current, data);
    },
    onError: (error, input) => {
      onFailed?.(error);
      const found = changedIn(error);
      if (found === null) return shell.refused(error);
      shell.invalid();
      return void refresh(...JOB_READS).then(() => setChanged({ ...found, input }));
    },
  });
  const sendOver = (input: InputOf<C>, version: string | undefined) =>
    send.mutate({ ...(input as object), version } as InputOf<C>);
  const close = () => setChanged(null);
  return {
    errors: isTried ? { ...refused, ...found } : {},
    submit: (input, to) => {
      onward.current = to;
      setIsTried(true);
      setRefused({});
      if (Object.keys(found).length > 0) shell.invalid();
      else if (!send.isPending) sendOver(input, step.version);
    },
    isBusy: send.isPending,
    shell,
    takeBack: step.takeBack,
    leaving: step.leaving,
    restored: step,
    changed: changed && {
      sentence: changed.sentence,
      keep: step.isDirty
        ? () => {
            close();
            step.rebase(changed.version);
            sendOver(changed.input, changed.version);
          }
        : null,
      take: () => {
        close();
        if (step.isDirty) step.takeSaved();
      },
      close,
    },
  };
}
