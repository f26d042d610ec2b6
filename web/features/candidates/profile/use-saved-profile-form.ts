import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  getCandidateDashboard,
  getCandidateProfile,
  submitCandidateProfile,
  updateCandidateProfile,
  type CandidateProfile,
} from '#contract/candidate.ts';
import { TEXTS } from '#contract/texts.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import { whereAfterProfile } from '#web/session/after-sign-in.ts';
import { setCandidateProfileAvailable, setUserName, useSession } from '#web/session/session.ts';
import { useKeptForm } from '#web/ui/kept-form.ts';
import { toast } from '#web/ui/toast.ts';
import { useProfileForm } from './use-profile-form.ts';
import {
  emptyProfile,
  errorsByField,
  newRequestOf,
  requestOf,
  valuesOf,
  type ProfileValues,
} from './values.ts';

export interface ProfileAccount {
  name: string;
  email: string;
  mobile: string;
}

/** The form of the profile, how it is sent, and what is shown when it was saved or refused. */
export function useSavedProfileForm(
  profile: CandidateProfile | null,
  account: ProfileAccount,
  masterSkills: readonly { _id: string; name: string }[],
) {
  const isNew = profile === null;
  const navigate = useNavigate();
  const { userId } = useSession();
  const refresh = useRefresh();
  const [failures, setFailures] = useState(0);
  // Makes the file fields anew when changes are discarded.
  const [round, setRound] = useState(0);
  const form = useProfileForm(profile === null ? emptyProfile(account) : valuesOf(profile), isNew);
  const { forget, isRestored } = useKeptForm(
    form,
    `candidate-profile-${isNew ? 'new' : 'saved'}-${userId ?? ''}`,
  );

  const failed = () => setFailures((count) => count + 1);
  const saved = (message: string) => {
    form.resetDirty();
    forget();
    setCandidateProfileAvailable(true);
    setUserName(form.getValues().name.trim());
    toast.success(message);
    void refresh(getCandidateProfile, getCandidateDashboard);
  };
  const refused = (error: ApiError) => {
    form.setErrors(errorsByField(error.issues));
    toast.danger(error.message);
    failed();
  };
  const create = useSend(submitCandidateProfile, {
    onSuccess: ({ message }) => {
      saved(message || TEXTS.profileCreated);
      void navigate(whereAfterProfile());
    },
    onError: refused,
  });
  const update = useSend(updateCandidateProfile, {
    onSuccess: ({ message }) => saved(message || TEXTS.profileUpdated),
    onError: refused,
  });
  const send = (values: ProfileValues) => {
    if (isNew) create.mutate(newRequestOf(values, masterSkills));
    else update.mutate(requestOf(values, masterSkills));
  };
  const discard = () => {
    form.reset();
    forget();
    setFailures(0);
    setRound(round + 1);
  };
  return {
    form,
    submit: form.onSubmit(send, failed),
    isBusy: create.isPending || update.isPending,
    isRestored,
    discard,
    failures,
    round,
  };
}
