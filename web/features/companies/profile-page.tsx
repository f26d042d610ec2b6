import { Suspense } from 'react';
import { Anchor } from '@mantine/core';
import { getCompanyProfile } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useMember } from '#web/session/member.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { CopyField } from './profile/copy-field.tsx';
import classes from './profile/profile.module.css';

export type CompanyProfile = OutputOf<typeof getCompanyProfile>;

const ProfileForm = lazyAtOnce(async () => (await import('./profile/profile-form.tsx')).ProfileForm);

/** What everybody can read about the company, and the ways to show its jobs elsewhere. */
export default function CompanyProfilePage() {
  const query = useRead(getCompanyProfile, {});
  const isOwner = useMember()?.role === 'owner';
  const waiting = <Loading shape="page" rows={5} />;
  return (
    <CompanyLayout title="Company profile" lead="Everybody can read this with your open jobs." width="form">
      <Suspense fallback={waiting}>
        <Read query={query} waiting={waiting} empty="never">
          {(profile) => (
            <>
              {isOwner ? (
                <ProfileForm profile={profile} />
              ) : (
                <p className={classes.note}>An owner of the company can change what it tells about itself.</p>
              )}
              <Addresses profile={profile} />
            </>
          )}
        </Read>
      </Suspense>
    </CompanyLayout>
  );
}

function Addresses({ profile }: { profile: CompanyProfile }) {
  const { name, pageUrl, feedUrl, embedUrl, hasPosted, formerSlugs } = profile;
  const frame = `<iframe src="${embedUrl}" title="Open jobs at ${escaped(name)}" width="100%" height="480" loading="lazy"></iframe>`;
  return (
    <>
      <Section title="Your public page">
        {hasPosted ? (
          <p className={classes.note}>
            <Anchor href={pageUrl} target="_blank" rel="noopener" inherit>
              {pageUrl}
            </Anchor>
          </p>
        ) : (
          <p className={classes.note}>It appears at {pageUrl} when your first job is posted.</p>
        )}
        {formerSlugs.length > 0 ? (
          <p className={classes.note}>
            {`Earlier addresses that lead to it: ${formerSlugs.join(', ')}. No other company gets them.`}
          </p>
        ) : null}
      </Section>
      <Section title="Your jobs on your own site">
        <CopyField
          label="A frame with your open jobs"
          description="Put this into a page of your site. It has no script, sets no cookie and follows nobody. With ?scheme=light or ?scheme=dark after the address it always has the same colours. If your site has a Content-Security-Policy, add the address of this site to frame-src."
          value={frame}
          isLong
        />
        <CopyField
          label="JSON feed"
          description="Your open jobs in the format JSON Feed 1.1, for programs."
          value={feedUrl}
        />
      </Section>
    </>
  );
}

/** A text in an attribute in double quotes. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
