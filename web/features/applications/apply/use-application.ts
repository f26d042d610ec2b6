import { useEffect, useRef, useState } from 'react';
import { getCandidateDashboard, uploadPitch } from '#contract/candidate.ts';
import { getCandidateApplications, sendCandidateApplication } from '#contract/interview.ts';
import { getJobById, getPostedJobs } from '#contract/jobs.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useRefresh, useSend, useUpload } from '#web/api/hooks.ts';
import type { ApplyErrors, ApplyValues } from './apply-values.ts';

/** What another application changes. */
const READS = [getPostedJobs, getJobById, getCandidateApplications, getCandidateDashboard] as const;

export type Outcome = { applied: true; message: string } | { applied: false; errors: ApplyErrors };

/** Sends an application: its pitch first, where there is one, then the rest. */
export function useApplication(jobId: string) {
  const pitch = useUpload(uploadPitch);
  const application = useSend(sendCandidateApplication);
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // A pitch that is stored is not sent again when only the rest has failed.
  const stored = useRef<{ file: File; path: string } | null>(null);
  // A refused job was closed, or applied to in another window. It goes from the lists once the reason was read.
  const isOutdated = useRef(false);
  useEffect(
    () => () => {
      if (isOutdated.current) void refresh(getPostedJobs, getJobById);
    },
    [refresh],
  );

  const storePitch = async (file: File | null) => {
    if (file === null) return null;
    if (stored.current?.file !== file)
      stored.current = { file, path: (await pitch.upload(file, {}, file.name)).data };
    return stored.current.path;
  };
  const send = async (values: ApplyValues): Promise<Outcome> => {
    setFailure(null);
    setIsBusy(true);
    try {
      const candidatePitch = await storePitch(values.pitch);
      const { isTravelPreferred, isRelocationPreferred, resumePath } = values;
      const answer = await application.mutateAsync({
        jobId,
        isTravelPreferred: isTravelPreferred === true,
        isRelocationPreferred: isRelocationPreferred === true,
        candidatePitch,
        resumePath,
      });
      void refresh(...READS);
      return { applied: true, message: answer.message };
    } catch (reason) {
      if (!(reason instanceof ApiError)) {
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
        return { applied: false, errors: { pitch: 'The upload was cancelled.' } };
      }
      setFailure(reason.message);
      isOutdated.current ||= reason.statusCode === 1;
      return { applied: false, errors: errorsOf(reason) };
    } finally {
      setIsBusy(false);
    }
  };
  return { send, isBusy, failure, progress: pitch.progress, cancelPitch: pitch.cancel };
}

function errorsOf(error: ApiError): ApplyErrors {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path === 'candidatePitch' ? 'pitch' : path, message]),
  );
}
