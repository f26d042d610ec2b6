import { useEffect, useRef, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { ApiError } from '#web/api/api-error.ts';
import {
  getCandidateDashboard,
  getCandidateApplications,
  sendCandidateApplication,
  getJobById,
  getJobCards,
  getMyInvitations,
  getScheduleInterviews,
  uploadPitch,
} from '#web/api/calls.ts';
import { useRefresh, useSend, useUpload } from '#web/api/hooks.ts';
import type { Errors } from '#web/ui/form/check.ts';
import { isFileAtFault } from '#web/ui/file-kinds.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import type { ApplyValues } from './apply-values.ts';

const READS = [
  getJobCards,
  getJobById,
  getCandidateApplications,
  getCandidateDashboard,
  // If the candidate was invited to the interview, it is now scheduled.
  getMyInvitations,
  getScheduleInterviews,
] as const;

/** How the candidate came to this job, taken from the link they followed. */
function sourceOf(jobId: string): string | null {
  const address = new URLSearchParams(location.search);
  return address.get('jobId') === jobId ? address.get('source') : null;
}

/** Sends an application: first the pitch, if there is one, then the other values. A refused pitch is removed. */
export function useApplication(jobId: string, dropPitch: () => void) {
  const pitch = useUpload(uploadPitch);
  const application = useSend(sendCandidateApplication);
  const refresh = useRefresh();
  const [errors, setErrors] = useState<Errors>({});
  const shell = useFormShell({
    setErrors: ({ candidatePitch, ...others }) =>
      setErrors(candidatePitch === undefined ? others : { ...others, pitch: candidatePitch }),
    told: 'notice',
  });
  const [isBusy, setIsBusy] = useState(false);
  // If only the second call failed, the stored pitch is not uploaded again.
  const stored = useRef<{ file: File; path: string } | null>(null);
  // A job refuses if it was closed, or if the candidate applied on another device. It leaves the lists once the person
  // has read why.
  const isOutdated = useRef(false);
  useEffect(
    () => () => {
      if (isOutdated.current) void refresh(getJobCards, getJobById);
    },
    [refresh],
  );

  const storePitch = async (file: File | null) => {
    if (file === null) return null;
    if (stored.current?.file !== file)
      stored.current = { file, path: (await pitch.upload(file, {}, file.name)).data };
    return stored.current.path;
  };
  /** Returns the server's message after a success, otherwise null. */
  const send = async (values: ApplyValues): Promise<string | null> => {
    setIsBusy(true);
    try {
      const candidatePitch = await storePitch(values.pitch);
      const { isTravelPreferred, isRelocationPreferred, resumePath } = values;
      const source = sourceOf(jobId);
      const answer = await application.mutateAsync({
        jobId,
        isTravelPreferred: isTravelPreferred === true,
        isRelocationPreferred: isRelocationPreferred === true,
        candidatePitch,
        resumePath,
        ...(source === null ? {} : { source }),
      });
      void refresh(...READS);
      return answer.message || TEXTS.applied;
    } catch (reason) {
      if (!(reason instanceof ApiError)) {
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
        setErrors({ pitch: common.uploadCancelled() });
        shell.invalid();
        return null;
      }
      if (isFileAtFault(reason)) {
        dropPitch();
        setErrors({ pitch: reason.message });
        shell.invalid();
        return null;
      }
      shell.refused(reason);
      isOutdated.current ||= reason.statusCode === 1;
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { send, errors, setErrors, shell, isBusy, progress: pitch.progress, cancelPitch: pitch.cancel };
}
