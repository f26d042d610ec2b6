import type { ComponentType } from 'react';
import * as legal from '#contract/messages/en/legal.ts';
import * as said from '#contract/messages/en/public.ts';
import type { StaticPage } from '#contract/shared/paths.ts';
import AboutPage from '#web/features/public/about-page.tsx';
import AccessibilityPage from '#web/features/public/accessibility-page.tsx';
import { GuidePage } from '#web/features/public/guide-page.tsx';
import { GUIDES, type GuideName } from '#web/features/public/guides.ts';
import LandingPage from '#web/features/public/landing-page.tsx';
import { ContactPage, SupportPage } from '#web/features/public/message-form.tsx';
import PolicyPage from '#web/features/public/policy-page.tsx';
import SitemapPage from '#web/features/public/sitemap-page.tsx';
import TermsPage from '#web/features/public/terms-page.tsx';

interface Content {
  Page: ComponentType;
  title: () => string;
  description: () => string;
}

const guide = (name: GuideName): Content => ({
  Page: () => <GuidePage name={name} />,
  title: GUIDES[name].title,
  description: GUIDES[name].about,
});

/** The pages that are the same for everyone, with their descriptions for search engines and link previews. */
export const STATIC: Record<StaticPage, Content> = {
  home: { Page: LandingPage, title: said.homeTitle, description: said.homeDescription },
  aboutUs: { Page: AboutPage, title: said.aboutTitle, description: said.aboutDescription },
  contactUs: { Page: ContactPage, title: said.contactTitle, description: said.contactDescription },
  support: { Page: SupportPage, title: said.supportTitle, description: said.supportDescription },
  terms: { Page: TermsPage, title: legal.termsTitle, description: legal.termsDescription },
  policy: { Page: PolicyPage, title: legal.policyTitle, description: legal.policyDescription },
  accessibility: {
    Page: AccessibilityPage,
    title: legal.accessibilityTitle,
    description: legal.accessibilityDescription,
  },
  helpCandidates: guide('helpCandidates'),
  helpRecruiters: guide('helpRecruiters'),
  helpOwners: guide('helpOwners'),
  helpOperators: guide('helpOperators'),
  sitemap: { Page: SitemapPage, title: said.sitemapTitle, description: said.sitemapDescription },
};
