import { useState, type ReactNode } from 'react';
import {
  ActionIcon,
  Burger,
  Button,
  Text,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconMoon, IconSun, IconUserCog } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/shell.ts';
import { around } from '../around.ts';
import { PATHS, loginPath, registerPath } from '#contract/shared/paths.ts';
import { useProfileAvailable } from '#web/session/profile-available.ts';
import { useSeeksJob } from '#web/session/seeks-job.ts';
import { useMemberRole } from '#web/session/member.ts';
import { useSession } from '#web/session/session.ts';
import { Wordmark } from '../mark.tsx';
import { lazyDialog } from '../lazy-dialog.tsx';
import { LogOut } from './log-out.tsx';
import { HOMES, isHere, menuFor, type MenuLink } from './menus.ts';
import { useWelcome } from './welcome.ts';
import { NavMenu } from './nav-menu.tsx';
import { SearchField } from './search-field.tsx';
import classes from './header.module.css';

export const loadMenuDrawer = async () => (await import('./menu-drawer.tsx')).MenuDrawer;
const MenuDrawer = lazyDialog(loadMenuDrawer);

/**
 * The menu, the welcome line and the sign-in links. A hamburger menu at 800 px and below, and where a company’s menu
 * doesn't fit.
 */
export function Header({ beside }: { beside?: ReactNode }) {
  const { role, name, isOperator } = useSession();
  const welcome = useWelcome(name);
  const audience = role ?? 'visitor';
  const whyDisabled = useProfileAvailable() ? null : said.needsProfile();
  const canSearch = role === 'employer' && whyDisabled === null;
  const { pathname } = useLocation();
  // The menu is open only on the page where it was opened, so a navigation closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const opened = openedOn === pathname;
  const menu = menuFor(audience, useMemberRole(), isOperator);

  return (
    <header className={classes.header}>
      <div className={classes.inside} data-search={role === 'employer' || undefined}>
        <Link to={HOMES[audience]} className={classes.brand} aria-label={said.brand()}>
          <Wordmark height={24} />
        </Link>
        <nav className={classes.menu} aria-label={said.main()}>
          {menu.map((entry) =>
            'links' in entry ? (
              <NavMenu
                key={entry.label}
                label={entry.label}
                links={entry.links}
                isHere={(link) => isHere(link, pathname)}
                whyDisabled={whyDisabled}
              />
            ) : (
              <Entry key={entry.label} link={entry} whyDisabled={whyDisabled} pathname={pathname} />
            ),
          )}
        </nav>
        <div className={classes.side}>
          {role === null ? null : (
            <Text className={classes.welcome} title={welcome}>
              {around(said.welcome, { name: <strong>{welcome}</strong> })}
            </Text>
          )}
          {beside}
          {canSearch ? <SearchField inBar /> : null}
          {role === null ? null : <AccountLink />}
          <ColorSchemeToggle />
          <span className={classes.wide}>{role === null ? <Doors /> : <LogOut />}</span>
          <Burger
            className={classes.burger}
            opened={opened}
            onClick={() => setOpenedOn(opened ? null : pathname)}
            aria-label={opened ? said.closeMenu() : said.openMenu()}
            aria-expanded={opened}
            size="sm"
          />
        </div>
      </div>
      <MenuDrawer
        opened={opened}
        onClose={() => setOpenedOn(null)}
        pathname={pathname}
        whyDisabled={whyDisabled}
        doors={<Doors stacked />}
      />
    </header>
  );
}

/** Shown in the bar on wide screens. The drawer has its own link. */
function AccountLink() {
  return (
    <ActionIcon
      component={Link}
      to={PATHS.account}
      color="gray"
      aria-label={common.account()}
      title={common.account()}
      className={classes.wide}
    >
      <IconUserCog size={20} aria-hidden />
    </ActionIcon>
  );
}

function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const label = dark ? said.lightColours() : said.darkColours();
  return (
    <ActionIcon
      color="gray"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </ActionIcon>
  );
}

function Doors({ stacked = false }: { stacked?: boolean }) {
  const role = useSeeksJob() ? 'candidate' : 'employer';
  return (
    <span className={classes.doors} data-stacked={stacked || undefined}>
      <Button component={Link} to={loginPath(role)} variant={stacked ? 'default' : 'subtle'}>
        {said.login()}
      </Button>
      <Button component={Link} to={registerPath(role)}>
        {said.register()}
      </Button>
    </span>
  );
}

interface EntryProps {
  link: MenuLink;
  whyDisabled: string | null;
  pathname: string;
}

function Entry({ link, whyDisabled, pathname }: EntryProps) {
  if (whyDisabled !== null && link.withoutProfile !== true) {
    return (
      <UnstyledButton className={classes.entry} disabled title={whyDisabled}>
        {link.label}
      </UnstyledButton>
    );
  }
  return (
    <Link to={link.to} className={classes.entry} aria-current={isHere(link, pathname) ? 'page' : undefined}>
      {link.label}
    </Link>
  );
}
