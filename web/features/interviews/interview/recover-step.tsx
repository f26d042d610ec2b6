import { useCallback, useEffect, useState } from 'react';
import { STORED, writeStored } from '#web/session/storage.ts';
import { HindranceNotice } from './hindrance-notice.tsx';
import { waitInBrowser, type Hindrance, type Persistence } from './persistence.ts';
import { noteReload, nothingOf, readInterrupted } from './recover.ts';
import { SubmissionPanel } from './submission-panel.tsx';
import type { Submission } from './submission.ts';
import { useSubmission } from './use-submission.ts';
import classes from './interview.module.css';

/** After a reload or crash: what was answered until then is submitted. */
export function RecoverStep({ applicationId, onDone }: { applicationId: string; onDone: () => void }) {
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const [found, setFound] = useState<{ submission: Submission; persistence: Persistence } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const persistence: Persistence = {
      onHindrance: setHindrance,
      wait: waitInBrowser,
      signal: controller.signal,
    };
    const find = async () => {
      writeStored(STORED.pageReloaded, 'true');
      const submission = await readInterrupted(applicationId).catch(() => nothingOf(applicationId));
      // A note that the server refuses must not keep the answers back; the submission tells why it refuses.
      await noteReload(applicationId, persistence).catch(() => {});
      if (!controller.signal.aborted) setFound({ submission, persistence });
    };
    void find();
    return () => controller.abort();
  }, [applicationId]);

  const done = useCallback(() => {
    writeStored(STORED.reloadModal, applicationId);
    onDone();
  }, [applicationId, onDone]);
  const controls = useSubmission(found?.submission ?? null, found?.persistence ?? null, done);
  return (
    <div className={classes.interview}>
      <HindranceNotice hindrance={hindrance} />
      <SubmissionPanel title="What you answered is being submitted" controls={controls} />
    </div>
  );
}
