import { useState } from 'react';
import { Anchor, Button, Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import {
  getCandidateDashboard,
  getCandidateProfile,
  submitCandidateProfile,
  updateCandidateProfile,
} from '#contract/candidate.ts';
import { CANDIDATE_ADDRESS_MIN, NAME_MAX } from '#contract/limits.ts';
import { getSkills } from '#contract/master.ts';
import { TEXTS } from '#contract/texts.ts';
import { tidyLink, tidyMobile, tidyZipCode } from '#contract/typed.ts';
import { useRead, useRefresh, useSend } from '#web/api/hooks.ts';
import type { CandidateProfile } from '#web/api/types.ts';
import { whereAfterProfile } from '#web/session/after-sign-in.ts';
import { setCandidateProfileAvailable, setUserName, useSession } from '#web/session/session.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useKeptForm } from '#web/ui/kept-form.ts';
import { Section } from '#web/ui/page.tsx';
import { NOT_SAVED_YET } from '#web/ui/restored-notice.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { tidied } from '#web/ui/tidied.ts';
import { toast } from '#web/ui/toast.ts';
import { ErrorSummary, FieldPlace } from './error-summary.tsx';
import { AvatarField, DocumentFields, ResumeField } from './file-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';
import {
  emptyProfile,
  topmost,
  newRequestOf,
  requestOf,
  valuesOf,
  type ProfileField,
  type ProfileValues,
} from './values.ts';
import { WorkFields } from './work-fields.tsx';
import classes from './profile.module.css';

/** As they stand on the page, for the summary of what is wrong. */
const FIELDS_IN_ORDER: readonly ProfileField[] = [
  'resumePath',
  'avatarPath',
  'name',
  'mobile',
  'fullAddress',
  'countryId',
  'stateId',
  'cityId',
  'zipCode',
  'educationId',
  'skills',
  'experienceInYear',
  'experienceInMonth',
  'linkedinProfile',
  'portfolio',
  'coverLetterPath',
  'certification',
  'terms',
];

export interface CandidateProfileFormProps {
  /** null while there is none: the form then creates it. */
  profile: CandidateProfile | null;
  account: { name: string; email: string; mobile: string };
}

/** Creates the profile, or changes the one there is. What is typed survives a reload of the page. */
export function CandidateProfileForm({ profile, account }: CandidateProfileFormProps) {
  const isNew = profile === null;
  const navigate = useNavigate();
  const { userId } = useSession();
  const skills = useRead(getSkills, {}, { staleTime: Infinity });
  const masterSkills = skills.data ?? [];
  const refresh = useRefresh();
  const [uploads, setUploads] = useState(0);
  // The attempts that failed before changes were discarded count for nothing.
  const [discarded, setDiscarded] = useState(0);
  // Begins the file fields anew when changes are discarded.
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
  const saved = (message: string) => {
    form.resetDirty();
    forget();
    setCandidateProfileAvailable(true);
    setUserName(form.getValues().name.trim());
    toast.success(message);
    void refresh(getCandidateProfile, getCandidateDashboard);
  };
  const create = useSend(submitCandidateProfile, {
    onSuccess: ({ message }) => {
      saved(message || TEXTS.profileCreated);
      void navigate(whereAfterProfile());
    },
    onError: (error) => shell.refused(error),
  });
  const update = useSend(updateCandidateProfile, {
    onSuccess: ({ message }) => saved(message || TEXTS.profileUpdated),
    onError: (error) => shell.refused(error),
  });
  const send = (values: ProfileValues) => {
    if (isNew) create.mutate(newRequestOf(values, masterSkills));
    else update.mutate(requestOf(values, masterSkills));
  };
  const tidiedField = (
    name: 'mobile' | 'zipCode' | 'linkedinProfile' | 'portfolio',
    tidy: (text: string) => string,
  ) => tidied(form.getInputProps(name), tidy, (text) => form.setFieldValue(name, text));
  const isBusy = create.isPending || update.isPending;
  const discard = () => {
    form.reset();
    forget();
    setDiscarded(shell.failures);
    setRound(round + 1);
  };
  const onBusy = (busy: boolean) => setUploads((count) => count + (busy ? 1 : -1));
  const problems = FIELDS_IN_ORDER.flatMap((field) => {
    const message = form.errors[field];
    return typeof message === 'string' ? [{ field, message }] : [];
  });

  return (
    <Form
      shell={shell}
      label="Profile"
      isBusy={isBusy}
      onSubmit={form.onSubmit(send, shell.invalid)}
      restored={!isNew && isRestored ? { text: NOT_SAVED_YET, onDiscard: discard, disabled: isBusy } : null}
      leadsToErrors={false}
    >
      <ErrorSummary errors={problems} attempt={shell.failures - discarded} />
      <Section title="Your resume">
        <Text c="dimmed" mb="md" maw="60ch">
          {isNew
            ? 'Begin with it: what its text says can be put into the fields below, once you have checked it.'
            : 'What its text says can be put into the fields below, once you have checked it.'}
        </Text>
        <ResumeField key={round} form={form} onBusy={onBusy} />
      </Section>
      <Section title="About you">
        <Stack gap="md">
          <FieldPlace field="avatarPath">
            <AvatarField key={round} form={form} onBusy={onBusy} />
          </FieldPlace>
          <div className={classes.pair}>
            <FieldPlace field="name">
              <TextInput
                label="Name"
                required
                autoComplete="name"
                maxLength={NAME_MAX}
                {...form.getInputProps('name')}
              />
            </FieldPlace>
            <TextInput
              label="Email"
              type="email"
              readOnly
              value={account.email}
              classNames={{ input: classes.readOnly }}
            />
            <FieldPlace field="mobile">
              <TextInput
                label="Mobile"
                type="tel"
                required
                inputMode="numeric"
                autoComplete="tel-national"
                {...tidiedField('mobile', tidyMobile)}
              />
            </FieldPlace>
          </div>
        </Stack>
      </Section>
      <Section title="Where you live">
        <Stack gap="md">
          <FieldPlace field="fullAddress">
            <Textarea
              label="Address"
              required
              minRows={2}
              autoComplete="street-address"
              description={`At least ${CANDIDATE_ADDRESS_MIN} characters`}
              {...form.getInputProps('fullAddress')}
            />
          </FieldPlace>
          <PlaceFields form={form} />
          <FieldPlace field="zipCode">
            <TextInput
              label="Zipcode"
              required
              inputMode="numeric"
              autoComplete="postal-code"
              className={classes.short}
              {...tidiedField('zipCode', tidyZipCode)}
            />
          </FieldPlace>
        </Stack>
      </Section>
      <Section title="Education and experience">
        <Stack gap="md">
          <WorkFields form={form} masterSkills={masterSkills} />
          <div className={classes.pair}>
            <FieldPlace field="linkedinProfile">
              <TextInput
                label="LinkedIn profile"
                type="url"
                placeholder="https://"
                autoComplete="url"
                {...tidiedField('linkedinProfile', tidyLink)}
              />
            </FieldPlace>
            <FieldPlace field="portfolio">
              <TextInput
                label="Portfolio"
                type="url"
                placeholder="https://"
                {...tidiedField('portfolio', tidyLink)}
              />
            </FieldPlace>
          </div>
        </Stack>
      </Section>
      <Section title="More documents">
        <Stack gap="lg">
          <DocumentFields key={round} form={form} onBusy={onBusy} />
        </Stack>
      </Section>
      {isNew ? (
        <FieldPlace field="terms">
          <Checkbox
            mt="xl"
            label={
              <>
                I agree to the{' '}
                <Anchor component={Link} to="/terms" target="_blank" inherit underline="always">
                  Terms &amp; Conditions
                </Anchor>
              </>
            }
            {...form.getInputProps('terms', { type: 'checkbox' })}
          />
        </FieldPlace>
      ) : null}
      <StickyActions>
        {!isNew && form.isDirty() ? (
          <Button variant="default" disabled={isBusy} onClick={discard}>
            Discard changes
          </Button>
        ) : null}
        <Button type="submit" loading={isBusy} disabled={uploads > 0}>
          {isNew ? 'Submit' : 'Update'}
        </Button>
      </StickyActions>
      {uploads > 0 ? (
        <Text size="sm" c="dimmed" role="status" ta="right" mt="xs">
          A file is on its way; it is nearly done.
        </Text>
      ) : null}
    </Form>
  );
}
