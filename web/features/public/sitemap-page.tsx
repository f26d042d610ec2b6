import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { Page, Section } from '#web/ui/page.tsx';
import type { MenuLink } from '#web/ui/shell/menus.ts';
import classes from './public.module.css';

const ABOUT: MenuLink[] = [
  { label: 'About Us', to: PATHS.aboutUs },
  { label: 'Contact Us', to: PATHS.contactUs },
  { label: 'Support', to: PATHS.support },
  { label: 'Terms & Conditions', to: PATHS.terms },
  { label: 'Policy', to: PATHS.policy },
  { label: 'Accessibility', to: PATHS.accessibility },
];

const DOORS: MenuLink[] = [
  { label: 'Home', to: PATHS.home },
  { label: 'Open Jobs', to: PATHS.publicJobs },
  { label: 'Login', to: PATHS.login },
  { label: 'Register', to: PATHS.register },
];

export default function SitemapPage() {
  return (
    <Page title="Sitemap" width="form">
      {/* For a person who is signed in, the script of the page puts their own pages here. */}
      <div data-start>
        <Section title="Start here">
          <Links links={DOORS} />
        </Section>
      </div>
      <Section title="About this site">
        <Links links={ABOUT} />
      </Section>
    </Page>
  );
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={classes.siteLinks}>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
