import { Suspense } from 'react';
import * as said from '#contract/messages/en/candidates.ts';
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
      title={isNew ? said.welcome({ name: query.data?.account.name ?? '' }) : said.profile()}
      lead={isNew ? said.leadNew() : said.lead()}
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
