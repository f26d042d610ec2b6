import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as help from '#contract/messages/en/help.ts';
import * as legal from '#contract/messages/en/legal.ts';
import * as said from '#contract/messages/en/public.ts';
import * as shell from '#contract/messages/en/shell.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { Page, Section } from '#web/ui/page.tsx';
import classes from './public.module.css';

interface SiteLink {
  label: () => string;
  to: string;
}

const ABOUT: SiteLink[] = [
  { label: said.aboutTitle, to: PATHS.aboutUs },
  { label: said.contactTitle, to: PATHS.contactUs },
  { label: help.title, to: PATHS.help },
  { label: said.supportTitle, to: PATHS.support },
  { label: legal.termsTitle, to: PATHS.terms },
  { label: legal.policyTitle, to: PATHS.policy },
  { label: legal.accessibilityTitle, to: PATHS.accessibility },
];

const DOORS: SiteLink[] = [
  { label: common.home, to: PATHS.home },
  { label: shell.openJobs, to: PATHS.publicJobs },
  { label: shell.login, to: PATHS.login },
  { label: shell.register, to: PATHS.register },
];

export default function SitemapPage() {
  return (
    <Page title={said.sitemapTitle()} width="form">
      {/* For signed-in people, the page's script puts their own pages here. */}
      <div data-start>
        <Section title={said.startHere()}>
          <Links links={DOORS} />
        </Section>
      </div>
      <Section title={said.aboutThisSite()}>
        <Links links={ABOUT} />
      </Section>
    </Page>
  );
}

function Links({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul className={classes.siteLinks}>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>{link.label()}</Link>
        </li>
      ))}
    </ul>
  );
}
