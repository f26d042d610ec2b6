import { Suspense } from 'react';
import { getEmployerProfile, getAvatar } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { MailPreferencesLink } from '#web/ui/mail-preferences-link.tsx';
import { Read } from '#web/ui/read.tsx';

const ProfileForm = lazyAtOnce(async () => (await import('./profile-form.tsx')).ProfileForm);

/** The company's profile: created once, which makes the menu visible, then updated. */
export default function EmployerProfilePage() {
  const query = useRead(getEmployerProfile, {});
  const isNew = query.data === null;
  // A logo that was uploaded before the profile was first saved.
  const picture = useRead(getAvatar, {}, { enabled: isNew });
  return (
    <Page
      title={isNew ? 'Welcome to Roundone. Please build your profile.' : 'Profile'}
      lead={
        isNew
          ? 'Candidates see your logo and your company’s name on every job that you post.'
          : query.data?.userDetails.email
      }
      width="form"
      actions={isNew ? null : <MailPreferencesLink />}
    >
      <Suspense fallback={<Loading shape="page" rows={5} />}>
        <Read query={query} waiting={<Loading shape="page" rows={5} />} empty="never">
          {(profile) => {
            if (profile !== null)
              return <ProfileForm profile={profile} logoUrl={profile.userDetails.avatarUrl} />;
            if (picture.isLoading) return <Loading shape="page" rows={5} />;
            return <ProfileForm profile={null} logoUrl={picture.data ?? null} />;
          }}
        </Read>
      </Suspense>
    </Page>
  );
}
