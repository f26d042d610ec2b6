import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TEXTS } from '#contract/shared/texts.ts';
import {
  getCandidateDashboard,
  getCandidateProfile,
  submitCandidateProfile,
  updateCandidateProfile,
} from '#web/api/calls.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import type { CandidateProfile } from '#web/api/types.ts';
import { whereAfterProfile } from '#web/session/after-sign-in.ts';
import { setCandidateProfileAvailable, setUserName, useSession } from '#web/session/session.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useKeptForm } from '#web/ui/kept-form.ts';
import { toast } from '#web/ui/toast.ts';
import { useProfileForm } from './use-profile-form.ts';
import { emptyProfile, newRequestOf, requestOf, topmost, valuesOf, type ProfileValues } from './values.ts';

export interface ProfileAccount {
  name: string;
  email: string;
  mobile: string;
}

/** The profile form, its submission, and the messages after a success or a refusal. */
export function useSavedProfileForm(
  profile: CandidateProfile | null,
  account: ProfileAccount,
  masterSkills: readonly { id: string; name: string }[],
) {
  const isNew = profile === null;
  const navigate = useNavigate();
  const { userId } = useSession();
  const refresh = useRefresh();
  // Resets the file fields when changes are discarded.
  const [round, setRound] = useState(0);
  const form = useProfileForm(profile === null ? emptyProfile(account) : valuesOf(profile), isNew);
  const { forget, isRestored } = useKeptForm(
    form,
    `candidate-profile-${isNew ? 'new' : 'saved'}-${userId ?? ''}`,
  );

  const shell = useFormShell({
    setErrors: (errors) => form.setErrors(topmost(errors)),
    told: 'toast',
  });
  const saved = () => {
    form.resetDirty();
    forget();
    setCandidateProfileAvailable(true);
    setUserName(form.getValues().name.trim());
    void refresh(getCandidateProfile, getCandidateDashboard);
  };
  const create = useSend(submitCandidateProfile, {
    onSuccess: ({ message }) => {
      saved();
      const next = whereAfterProfile();
      toast.successBefore(next, message || TEXTS.profileCreated);
      void navigate(next);
    },
    onError: (error) => shell.refused(error),
  });
  const update = useSend(updateCandidateProfile, {
    onSuccess: ({ message }) => {
      saved();
      toast.success(message || TEXTS.profileUpdated);
    },
    onError: (error) => shell.refused(error),
  });
  const send = (values: ProfileValues) => {
    if (isNew) create.mutate(newRequestOf(values, masterSkills));
    else update.mutate(requestOf(values, masterSkills));
  };
  const discard = () => {
    form.reset();
    forget();
    setRound(round + 1);
  };
  return {
    form,
    shell,
    submit: form.onSubmit(send, shell.invalid),
    isBusy: create.isPending || update.isPending,
    isRestored,
    discard,
    round,
  };
}
