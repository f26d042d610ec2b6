import { Suspense } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/accounts.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { useSession } from '#web/session/session.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { MailPreferencesLink } from '#web/ui/mail-preferences-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmailSection } from './account/email-section.tsx';
import { LanguageSection } from './account/language-section.tsx';
import { PasswordSection } from './account/password-section.tsx';
import { SecondFactorSection } from './account/second-factor-section.tsx';
import { SessionsSection } from './account/sessions-section.tsx';

/** The last section. Most accounts don't have it. */
const SignOnSection = lazyAtOnce(async () => (await import('./account/sign-on-section.tsx')).SignOnSection);

const ExportSection = lazyAtOnce(async () => (await import('./account/export-section.tsx')).ExportSection);
const ErasureSection = lazyAtOnce(async () => (await import('./account/erasure-section.tsx')).ErasureSection);

/** How the person signs in, and where they are signed in. Each part is a section of its own. */
export default function AccountPage() {
  const isCandidate = useSession().role === 'candidate';
  return (
    <Page
      title={common.account()}
      lead={said.accountLead()}
      width="form"
      actions={
        <>
          {isCandidate ? null : (
            <Anchor component={Link} to={PATHS.myRounds}>
              {said.myRounds()}
            </Anchor>
          )}
          <MailPreferencesLink />
        </>
      }
    >
      <EmailSection />
      <PasswordSection />
      <SecondFactorSection />
      <SessionsSection />
      <LanguageSection />
      <Suspense fallback={null}>
        <SignOnSection />
        {isCandidate ? (
          <>
            <ExportSection />
            <ErasureSection />
          </>
        ) : null}
      </Suspense>
    </Page>
  );
}
