import { useEffect, useRef, useState } from 'react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { COMPANY_NAME_MAX } from '#contract/limits.ts';
import { PUBLIC_COMPANIES } from '#contract/paths.ts';
import { SLUG_LENGTH_MAX } from '#contract/slugs.ts';
import { tidyLink } from '#contract/tidy.ts';
import {
  getCompany,
  getCompanyProfile,
  getEmployerProfile,
  saveCompany,
  uploadCompanyPicture,
} from '#web/api/calls.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { tidied } from '#web/ui/tidied.ts';
import { toast } from '#web/ui/toast.ts';
import { UploadField } from '#web/ui/upload-field.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { CompanyProfile } from '../profile-page.tsx';
import { PictureFields } from './picture-fields.tsx';

export interface CompanyValues extends Record<string, unknown> {
  name: string;
  slug: string;
  site: string;
  about: string;
  logoPath: string;
  pictures: { path: string; alt: string; url: string }[];
  /** Of the profile that the person began with. */
  version: string;
}

const READS = [getCompanyProfile, getCompany, getEmployerProfile] as const;

const useProfileForm = (profile: CompanyProfile) =>
  useForm<CompanyValues>({
    initialValues: valuesOf(profile),
    validate: (values) => check('companyProfile', inputOf(values)),
  });

/** What the company tells about itself. */
export function ProfileForm({ profile }: { profile: CompanyProfile }) {
  const form = useProfileForm(profile);
  const [isUploading, setUploading] = useState(false);
  // Resets the field of the logo, so that it shows the stored one: when changes are discarded, and when they are saved.
  const [round, setRound] = useState(0);
  const isDirty = form.isDirty();
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(isDirty, isSettled);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'modal', besideFieldOnly: true });
  const refresh = useRefresh();
  const save = useSend(saveCompany, {
    refreshes: READS,
    onSuccess: ({ message, data }) => {
      form.setFieldValue('slug', data.slug);
      form.setFieldValue('logoPath', '');
      form.resetDirty({ ...form.getValues(), slug: data.slug, logoPath: '' });
      setRound((last) => last + 1);
      toast.success(message);
    },
    onError: async (error) => {
      shell.refused(error);
      if (error.code !== 'company.changed-meanwhile') return;
      // Saving again replaces the profile that the sentence tells of.
      form.setFieldValue('version', versionIn(error.data));
      await refresh(...READS);
    },
  });
  const become = (values: CompanyValues) => {
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
  };
  const discard = () => {
    become(valuesOf(profile));
    setRound(round + 1);
  };
  // A form that nobody changed shows the newest profile: the saved one, or that of another owner.
  const isOutdated = !isDirty && form.values.version !== profile.version;
  useEffect(() => {
    if (isOutdated) become(valuesOf(profile));
  });
  return (
    <Form
      shell={shell}
      label="Company profile"
      isBusy={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(inputOf(values)), shell.invalid)}
      leaving={leaving}
    >
      <Fields form={form} profile={profile} round={round} onUploading={setUploading} />
      <StickyActions>
        {isDirty ? (
          <Button variant="default" onClick={discard} disabled={save.isPending || isUploading}>
            Discard changes
          </Button>
        ) : null}
        <Button type="submit" loading={save.isPending} disabled={isUploading}>
          Save
        </Button>
      </StickyActions>
      <LeaveModal leaving={leaving} title="Leave without saving?">
        What you changed has not been saved, and is lost when you leave.
      </LeaveModal>
    </Form>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useProfileForm>;
  profile: CompanyProfile;
  round: number;
  onUploading: (isUploading: boolean) => void;
}

function Fields({ form, profile, round, onUploading }: FieldsProps) {
  const { values, errors } = form;
  return (
    <Stack gap="lg">
      <LimitedInput
        label="Company Name"
        autoComplete="organization"
        limit={COMPANY_NAME_MAX}
        {...form.getInputProps('name')}
        required
      />
      <LimitedInput
        label="Address of your page"
        description={`${location.host}${PUBLIC_COMPANIES}/${values.slug}. Earlier addresses keep working.`}
        autoCapitalize="none"
        spellCheck={false}
        limit={SLUG_LENGTH_MAX}
        {...form.getInputProps('slug')}
        required
      />
      <TextInput
        label="Your own site"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...tidied(form.getInputProps('site'), tidyLink, (text) => form.setFieldValue('site', text))}
      />
      <UploadField
        key={round}
        label="Company Logo"
        call={uploadCompanyPicture}
        input={{}}
        stored={profile.logoUrl === null ? null : { name: 'Your logo', url: profile.logoUrl }}
        onUploaded={(path) => form.setFieldValue('logoPath', path)}
        onBusy={onUploading}
        error={errors['logoPath']}
      />
      <RichTextField
        label="About the company"
        fileLabel="Text file about the company"
        value={values.about}
        onChange={(about) => form.setFieldValue('about', about)}
        error={textOf(errors['about'])}
      />
      <PictureFields
        pictures={values.pictures}
        onChange={(pictures) => form.setFieldValue('pictures', pictures)}
        onBusy={onUploading}
        errorOf={(index) => textOf(errors[`pictures.${index}.alt`] ?? errors[`pictures.${index}.path`])}
      />
    </Stack>
  );
}

const textOf = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);

const versionIn = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string'
    ? data.version
    : '';

const valuesOf = ({ name, slug, site, about, pictures, version }: CompanyProfile): CompanyValues => ({
  version,
  name,
  slug,
  site,
  about,
  logoPath: '',
  pictures: pictures.map(({ path, alt, url }) => ({ path, alt, url })),
});

const inputOf = ({ pictures, logoPath, name, slug, site, about, version }: CompanyValues) => ({
  version,
  name,
  slug,
  site,
  about,
  pictures: pictures.map(({ path, alt }) => ({ path, alt })),
  ...(logoPath === '' ? {} : { logoPath }),
});
