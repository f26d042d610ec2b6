import { Link } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { Page, Section } from '#web/ui/page.tsx';
import { MENUS, type MenuLink } from '#web/ui/shell/menus.ts';
import classes from './public.module.css';

const ABOUT: MenuLink[] = [
  { label: 'About Us', to: '/AboutUs' },
  { label: 'Contact Us', to: '/ContactUs' },
  { label: 'Support', to: '/Support' },
  { label: 'Terms & Conditions', to: '/terms' },
  { label: 'Policy', to: '/policy' },
];

const DOORS: MenuLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Open Jobs', to: '/jobs' },
  { label: 'Login', to: '/login' },
  { label: 'Register', to: '/register' },
];

export default function SitemapPage() {
  const { role } = useSession();
  const own =
    role === null
      ? DOORS
      : [
          ...MENUS[role].flatMap((entry) => ('links' in entry ? entry.links : [entry])),
          { label: 'Mail Preferences', to: '/mail-preferences' },
        ];
  return (
    <Page title="Sitemap" width="form">
      <Section title={role === null ? 'Start here' : 'Your pages'}>
        <Links links={own} />
      </Section>
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
