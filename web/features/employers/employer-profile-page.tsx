import { Suspense, useState } from 'react';
import * as said from '#contract/messages/en/employers.ts';
import { getCompanyProfile, getEmployerProfile, getAvatar } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useMemberRole } from '#web/session/member.ts';
import { CompanyLayout } from '#web/features/companies/company-layout.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { MailPreferencesLink } from '#web/ui/mail-preferences-link.tsx';
import { Read } from '#web/ui/read.tsx';
import { Addresses } from './addresses.tsx';

const ProfileForm = lazyAtOnce(async () => (await import('./profile-form.tsx')).ProfileForm);
const ProfileShown = lazyAtOnce(async () => (await import('./profile-shown.tsx')).ProfileShown);

const WAITING = <Loading shape="page" rows={5} />;

/** The company's profile: created once, which makes the menu visible, then updated. */
export default function EmployerProfilePage() {
  const query = useRead(getEmployerProfile, {});
  const page = useRead(getCompanyProfile, {});
  const isOwner = useMemberRole() === 'owner';
  // Also while the dashboard opens after the first profile was created.
  const [isNew, setIsNew] = useState(false);
  if (query.data === null && !isNew) setIsNew(true);
  if (isNew) return <NewProfile />;
  return (
    <CompanyLayout
      title={said.profile()}
      lead={query.data?.userDetails.email}
      width="form"
      actions={<MailPreferencesLink />}
    >
      <Suspense fallback={WAITING}>
        <Read query={query} waiting={WAITING} empty="never">
          {(profile) => (
            <Read query={page} waiting={WAITING} empty="never">
              {(shown) => (
                <>
                  {profile !== null && isOwner ? (
                    <ProfileForm profile={profile} page={shown} logoUrl={profile.userDetails.avatarUrl} />
                  ) : null}
                  {profile !== null && !isOwner ? <ProfileShown profile={profile} page={shown} /> : null}
                  <Addresses page={shown} />
                </>
              )}
            </Read>
          )}
        </Read>
      </Suspense>
    </CompanyLayout>
  );
}

function NewProfile() {
  // A logo that was uploaded before the profile was first saved.
  const picture = useRead(getAvatar, {});
  return (
    <Page title={said.welcome()} lead={said.welcomeLead()} width="form">
      <Suspense fallback={WAITING}>
        {picture.isLoading ? (
          WAITING
        ) : (
          <ProfileForm profile={null} page={null} logoUrl={picture.data ?? null} />
        )}
      </Suspense>
    </Page>
  );
}
