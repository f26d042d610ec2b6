import { useEffect, useEffectEvent, useState } from 'react';
import { TEXTS } from '#contract/shared/texts.ts';
import { STORED, addCompletedInterview, removeStored } from '#web/session/storage.ts';
import { localName } from '../interview/attempt.ts';
import { forgetInterview } from '../local-copy/local-copy.ts';
import type { RetryPolicy } from '../connection/retry-policy.ts';
import type { Receipt } from './receipt-of.ts';
import { PartRefused, submitAll, type Part, type Progress, type Submission } from './submission.ts';

export type SubmissionState =
  | { name: 'sending'; progress: Progress }
  | { name: 'refused'; part: Part; message: string }
  | { name: 'failed'; message: string }
  | { name: 'done'; receipt: Receipt };

export interface SubmissionControls {
  state: SubmissionState | null;
  tryAgain: () => void;
  /** Submits without the refused part. */
  leaveOut: () => void;
}

/** Submits the submission once it is available. Afterwards, nothing from it is stored on this device. */
export function useSubmission(
  submission: Submission | null,
  retryPolicy: RetryPolicy | null,
  onDone: (receipt: Receipt) => void,
): SubmissionControls {
  const [state, setState] = useState<SubmissionState | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<Part>>(new Set());
  const [tries, setTries] = useState(0);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!submission || !retryPolicy) return undefined;
    let isCurrent = true;
    const show = (next: SubmissionState) => {
      if (isCurrent) setState(next);
    };
    const options = {
      leaveOut: leftOut,
      onProgress: (progress: Progress) => show({ name: 'sending', progress }),
    };
    const submit = async () => {
      try {
        const receipt = await submitAll(submission, retryPolicy, options);
        const name = localName(submission.attempt);
        addCompletedInterview(name);
        removeStored(STORED.userStartedInterview);
        // Without storage, there is no copy to delete.
        await forgetInterview(name).catch(() => {});
        if (!isCurrent) return;
        setState({ name: 'done', receipt });
        done(receipt);
      } catch (failure) {
        const message = failure instanceof Error ? failure.message : TEXTS.somethingWentWrong;
        if (failure instanceof PartRefused) show({ name: 'refused', part: failure.part, message });
        else show({ name: 'failed', message });
      }
    };
    void submit();
    return () => {
      isCurrent = false;
    };
  }, [submission, retryPolicy, leftOut, tries]);

  return {
    state,
    tryAgain: () => setTries((count) => count + 1),
    leaveOut: () => {
      if (state?.name === 'refused') setLeftOut(new Set([...leftOut, state.part]));
    },
  };
}
