import { useCallback, useEffect, useState } from 'react';
import * as said from '#contract/messages/en/interview-sending.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { STORED, writeStored, writeStoredFlag } from '#web/session/storage.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { waitInBrowser, type ConnectionProblem, type RetryPolicy } from '../connection/retry-policy.ts';
import { holdPage } from '../handover/hold.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import { noteReload } from '../local-copy/interview-status.ts';
import { readInterrupted } from '../local-copy/recover.ts';
import { SubmissionPanel } from '../submission/submission-panel.tsx';
import type { Submission } from '../submission/submission.ts';
import { useSubmission, type SubmissionControls } from '../submission/use-submission.ts';
import classes from './interview.module.css';

/** After a reload or crash: submits everything answered until then. */
export function RecoverStep({ attempt, onDone }: { attempt: Attempt; onDone: () => void }) {
  const [connectionProblem, setConnectionProblem] = useState<ConnectionProblem | null>(null);
  const [found, setFound] = useState<{ submission: Submission; retryPolicy: RetryPolicy } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const retryPolicy: RetryPolicy = {
      onConnectionProblem: setConnectionProblem,
      wait: waitInBrowser,
      signal,
    };
    const find = async () => {
      writeStoredFlag(STORED.pageReloaded, true);
      // If the server refuses the note, the answers must not be held back. The submission shows why it refuses.
      await noteReload(attempt, retryPolicy).catch(() => {});
      if (signal.aborted) return;
      try {
        await holdPage(attempt, retryPolicy);
        const submission = await readInterrupted(attempt, retryPolicy);
        if (!signal.aborted) setFound({ submission, retryPolicy });
      } catch (failure) {
        if (signal.aborted) return;
        setProblem(failure instanceof Error ? failure.message : TEXTS.somethingWentWrong);
      }
    };
    void find();
    return () => controller.abort();
  }, [attempt, tries]);

  const done = useCallback(() => {
    writeStored(STORED.reloadModal, localName(attempt));
    onDone();
  }, [attempt, onDone]);
  const submitting = useSubmission(found?.submission ?? null, found?.retryPolicy ?? null, done);
  const controls: SubmissionControls =
    problem === null
      ? submitting
      : {
          ...submitting,
          state: { name: 'failed', message: problem },
          tryAgain: () => {
            setProblem(null);
            setTries((count) => count + 1);
          },
        };
  return (
    <div className={classes.interview}>
      <ConnectionNotice problem={connectionProblem} />
      <SubmissionPanel title={said.submittingAnswered()} controls={controls} />
    </div>
  );
}
