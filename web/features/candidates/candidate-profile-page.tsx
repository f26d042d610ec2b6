import { Suspense } from 'react';
import { getCandidateProfile } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { MailPreferencesLink } from '#web/ui/mail-preferences-link.tsx';
import { Read } from '#web/ui/read.tsx';

const CandidateProfileForm = lazyAtOnce(
  async () => (await import('./profile/profile-form.tsx')).CandidateProfileForm,
);

const TimeZone = lazyAtOnce(async () => (await import('#web/features/notices/time-zone.tsx')).TimeZone);

/** The candidate's own profile: created once, then updated. */
export default function CandidateProfilePage() {
  const query = useRead(getCandidateProfile, {});
  const isNew = query.data?.isProfileAvailable === false;
  return (
    <Page
      title={isNew ? `Welcome ${query.data?.account.name}, build your profile` : 'Profile'}
      lead={
        isNew
          ? 'Employers see it with each of your applications. It takes a few minutes, and what you type is kept on this device until you submit it.'
          : 'Employers see it with each of your applications.'
      }
      width="form"
      actions={isNew ? null : <MailPreferencesLink />}
    >
      <Read query={query} waiting={<Loading shape="page" />} empty="never">
        {({ profileDetail, account }) => (
          <Suspense fallback={<Loading shape="page" />}>
            <CandidateProfileForm
              key={profileDetail === null ? 'new' : 'saved'}
              profile={profileDetail}
              account={account}
            />
            {profileDetail === null ? null : <TimeZone />}
          </Suspense>
        )}
      </Read>
    </Page>
  );
}
