import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Anchor, Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router';
import * as rules from '#contract/messages/en/rules.ts';
import type { Language } from '#contract/messages/languages.ts';
import * as said from '#contract/messages/en/employers.ts';
import { COMPANY_NAME_MAX, ZIP_DIGITS } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { tidyZipCode } from '#contract/shared/tidy.ts';
import {
  checkForProfile,
  getAvatar,
  getEmployerDashboard,
  getEmployerProfile,
  submitEmployerProfile,
  getCompany,
  getCompanyProfile,
  updateEmployerProfile,
  uploadProfilePicture,
  getMasterCompanySector,
} from '#web/api/calls.ts';
import { useRead, useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { getSession, useSession } from '#web/session/session.ts';
import { around } from '#web/ui/around.ts';
import { AgreeBox } from '#web/ui/agree-box.tsx';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useKeptForm } from '#web/ui/kept-form.ts';
import { Loading } from '#web/ui/loading.tsx';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { NOT_SAVED_YET } from '#web/ui/restored-notice.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { tidied } from '#web/ui/tidied.ts';
import { toast } from '#web/ui/toast.ts';
import { UploadField } from '#web/ui/upload-field.tsx';
import { MasterSelect } from '#web/ui/master-select.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { PlaceFields } from '#web/ui/place-fields.tsx';

const PageFields = lazy(async () => ({ default: (await import('./page-fields.tsx')).PageFields }));

interface ProfileValues extends Record<string, unknown> {
  avatarPath: string;
  companyName: string;
  sectorId: string;
  fullAddress: string;
  countryId: string;
  stateId: string;
  cityId: string;
  zipCode: string;
  terms: boolean;
  /** A company without a profile has no page yet. */
  page?: PageValues;
}

export interface PageValues {
  slug: string;
  site: string;
  about: string;
  currency: string;
  language: Language;
  pictures: { path: string; alt: string; url: string }[];
  /** The version that the person started from. */
  version: string;
}

export type CompanyPage = OutputOf<typeof getCompanyProfile>;
export type Profile = NonNullable<OutputOf<typeof getEmployerProfile>>;

const READS = [
  checkForProfile,
  getEmployerProfile,
  getEmployerDashboard,
  getCompany,
  getCompanyProfile,
] as const;

export interface ProfileFormProps {
  /** Null if the company has none yet. */
  profile: Profile | null;
  page: CompanyPage | null;
  /** The link to a logo that is already stored. */
  logoUrl: string | null;
}

function useProfileForm({ profile, page, logoUrl }: ProfileFormProps) {
  const form = profile === null ? 'newEmployerProfile' : 'employerProfile';
  return useForm<ProfileValues>({
    initialValues: valuesOf(profile, page),
    validate: (values) => ({
      ...(values.avatarPath === '' && logoUrl === null ? { avatarPath: rules.logoMissing() } : {}),
      ...check(form, values),
    }),
  });
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;

export function ProfileForm(props: ProfileFormProps) {
  const { profile, page, logoUrl } = props;
  const { userId } = useSession();
  const navigate = useNavigate();
  const [isUploading, setUploading] = useState(false);
  // Resets the logo field so that it shows the stored logo, after changes are discarded or saved.
  const [round, setRound] = useState(0);

  const form = useProfileForm(props);
  const { forget, isRestored } = useKeptForm(form, `employer-profile-${userId ?? ''}`, ['terms']);

  const isDirty = form.isDirty();
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(isDirty, isSettled);

  const shell = useFormShell({ setErrors: form.setErrors, told: 'modal' });
  const create = useSend(submitEmployerProfile, {
    refreshes: READS,
    onSuccess: ({ message }) => {
      isSettled.current = true;
      form.resetDirty();
      forget();
      toast.success(message);
      void navigate(PATHS.employerDashboard);
    },
    onError: (error) => shell.refused(error),
  });
  const refresh = useRefresh();
  const update = useSend(updateEmployerProfile, {
    refreshes: READS,
    onSuccess: ({ message }) => {
      forget();
      form.setFieldValue('avatarPath', '');
      form.resetDirty();
      setRound((last) => last + 1);
      toast.success(message);
    },
    onError: async (error) => {
      shell.refused(error);
      if (error.code !== 'company.changed-meanwhile') return;
      // Updating again replaces the profile that the message mentions.
      form.setFieldValue('page.version', (error.data as { version: string }).version);
      await refresh(getCompanyProfile);
    },
  });

  const send = form.onSubmit(({ terms, avatarPath, page: shown, ...values }) => {
    const input = { ...values, ...(avatarPath === '' ? {} : { avatarPath }) };
    if (profile === null) create.mutate({ ...input, terms });
    else update.mutate({ ...input, ...(shown === undefined ? {} : { page: inputOf(shown) }) });
  }, shell.invalid);

  const become = (values: ProfileValues) => {
    form.setValues(values);
    form.resetDirty(values);
  };
  // A form without changes shows the newest page: the saved one, or another owner's.
  const isOutdated = page !== null && !isDirty && form.values.page?.version !== page.version;
  useEffect(() => {
    if (isOutdated) become({ ...form.getValues(), companyName: page.name, page: pageValuesOf(page) });
  });
  const discard = () => {
    become(valuesOf(profile, page));
    form.clearErrors();
    forget();
    setRound(round + 1);
  };
  const isBusy = create.isPending || update.isPending;
  return (
    <Form
      shell={shell}
      label={said.form()}
      isBusy={isBusy}
      onSubmit={send}
      leaving={leaving}
      restored={
        profile !== null && isRestored
          ? { text: NOT_SAVED_YET, onDiscard: discard, disabled: isBusy || isUploading }
          : null
      }
    >
      <Stack gap="lg">
        <LogoField key={round} form={form} logoUrl={logoUrl} onUploading={setUploading} />
        <CompanyFields form={form} isNew={profile === null} />
        {form.values.page === undefined ? null : (
          <Suspense fallback={<Loading rows={4} />}>
            <PageFields form={form} values={form.values.page} onUploading={setUploading} />
          </Suspense>
        )}
      </Stack>
      <StickyActions>
        {profile !== null && isDirty ? (
          <Button size="md" variant="default" onClick={discard} disabled={isBusy || isUploading}>
            {said.discard()}
          </Button>
        ) : null}
        <Button type="submit" size="md" loading={isBusy} disabled={isUploading}>
          {profile === null ? said.submit() : said.update()}
        </Button>
      </StickyActions>
      <LeaveModal leaving={leaving} title={said.leaveTitle()}>
        {said.leaveAbout()}
      </LeaveModal>
    </Form>
  );
}

interface LogoFieldProps {
  form: ProfileFormState;
  logoUrl: string | null;
  onUploading: (isUploading: boolean) => void;
}

function LogoField({ form, logoUrl, onUploading }: LogoFieldProps) {
  const { avatarPath } = form.values;
  const isChanged = avatarPath !== '';
  // A logo uploaded before a page reload is shown, because Update saves it.
  const link = useRead(getAvatar, { avatarPath }, { enabled: isChanged });
  const saved = logoUrl === null ? null : { name: said.yourLogo(), url: logoUrl };
  return (
    <UploadField
      label={said.logo()}
      call={uploadProfilePicture}
      input={{}}
      required
      stored={isChanged ? { name: said.yourNewLogo(), url: link.data ?? null } : saved}
      onUploaded={(path) => {
        form.setFieldValue('avatarPath', path);
        form.clearFieldError('avatarPath');
      }}
      onBusy={onUploading}
      error={form.errors.avatarPath}
    />
  );
}

interface CompanyFieldsProps {
  form: ProfileFormState;
  /** A company without a profile must agree to the terms. */
  isNew: boolean;
}

function CompanyFields({ form, isNew }: CompanyFieldsProps) {
  const sectors = useRead(getMasterCompanySector, {}, { staleTime: Infinity });
  const field = (name: keyof ProfileValues & string) => ({ ...form.getInputProps(name), required: true });
  return (
    <>
      <LimitedInput
        label={said.companyName()}
        autoComplete="organization"
        description={said.companyNameHint()}
        limit={COMPANY_NAME_MAX}
        {...field('companyName')}
      />
      <MasterSelect label={said.companyType()} list="companyType" query={sectors} {...field('sectorId')} />
      <Textarea label={said.address()} autoComplete="street-address" minRows={2} {...field('fullAddress')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" verticalSpacing="lg">
        <PlaceFields
          place={form.values}
          onChange={(change) => form.setValues(change)}
          field={(name) => form.getInputProps(name)}
        />
      </SimpleGrid>
      <TextInput
        label={said.zipcode()}
        inputMode="numeric"
        autoComplete="postal-code"
        description={said.zipcodeHint({ digits: ZIP_DIGITS })}
        maw={240}
        {...tidied(field('zipCode'), tidyZipCode, (text) => form.setFieldValue('zipCode', text))}
      />
      {isNew ? (
        <AgreeBox
          label={around(said.agree, {
            terms: (
              <Anchor component={Link} to={PATHS.terms} target="_blank" inherit>
                {said.terms()}
              </Anchor>
            ),
          })}
          {...form.getInputProps('terms', { type: 'checkbox' })}
        />
      ) : null}
    </>
  );
}

function valuesOf(profile: Profile | null, page: CompanyPage | null): ProfileValues {
  return {
    avatarPath: '',
    companyName: profile?.userDetails.name ?? getSession().name,
    sectorId: profile?.companySector.id ?? '',
    fullAddress: profile?.addresses.fullAddress ?? '',
    countryId: profile?.addresses.country.id ?? '',
    stateId: profile?.addresses.state.id ?? '',
    cityId: profile?.addresses.city.id ?? '',
    zipCode: profile?.addresses.zipCode ?? '',
    terms: false,
    ...(page === null ? {} : { page: pageValuesOf(page) }),
  };
}

const pageValuesOf = ({
  slug,
  site,
  about,
  currency,
  language,
  pictures,
  version,
}: CompanyPage): PageValues => ({
  slug,
  site,
  about,
  currency,
  language,
  pictures: pictures.map(({ path, alt, url }) => ({ path, alt, url })),
  version,
});

const inputOf = ({ pictures, ...page }: PageValues) => ({
  ...page,
  pictures: pictures.map(({ path, alt }) => ({ path, alt })),
});
