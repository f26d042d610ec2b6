import type { ComponentType } from 'react';
import type { StaticPage } from '#contract/shared/paths.ts';
import AboutPage from '#web/features/public/about-page.tsx';
import AccessibilityPage from '#web/features/public/accessibility-page.tsx';
import LandingPage from '#web/features/public/landing-page.tsx';
import { ContactPage, SupportPage } from '#web/features/public/message-form.tsx';
import PolicyPage from '#web/features/public/policy-page.tsx';
import SitemapPage from '#web/features/public/sitemap-page.tsx';
import TermsPage from '#web/features/public/terms-page.tsx';

/** The pages that are the same for everybody, with what search engines and link previews say of them. */
export const STATIC: Record<StaticPage, { Page: ComponentType; title: string; description: string }> = {
  home: {
    Page: LandingPage,
    title: 'Hiring in which everyone is heard',
    description:
      'A hiring marketplace whose first round is a recorded AI interview: the same questions for everyone, in their own voice.',
  },
  aboutUs: {
    Page: AboutPage,
    title: 'About Us',
    description: 'What Roundone does for employers, for job seekers, and for those who run it.',
  },
  contactUs: {
    Page: ContactPage,
    title: 'Contact Us',
    description: 'Leave a message for the people who run this site.',
  },
  support: {
    Page: SupportPage,
    title: 'Support',
    description: 'Help with an account, an application or an interview.',
  },
  terms: {
    Page: TermsPage,
    title: 'Terms & Conditions',
    description: 'What employers and candidates agree to when they use this site.',
  },
  policy: {
    Page: PolicyPage,
    title: 'Policy',
    description: 'What this site stores about people, who sees it, and how long it is kept.',
  },
  accessibility: {
    Page: AccessibilityPage,
    title: 'Accessibility',
    description:
      'What is done so that everyone can use this site, what is not there yet, and whom to write to.',
  },
  sitemap: {
    Page: SitemapPage,
    title: 'Sitemap',
    description: 'All public pages of this site.',
  },
};
