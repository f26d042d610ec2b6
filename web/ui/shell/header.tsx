import { useState } from 'react';
import {
  ActionIcon,
  Burger,
  Button,
  Drawer,
  Menu,
  NavLink,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { IconChevronDown, IconUserCog } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { PATHS, loginPath, registerPath } from '#contract/paths.ts';
import { useProfileAvailable } from '#web/session/profile-available.ts';
import { useSeeksJob } from '#web/session/seeks-job.ts';
import { useSession } from '#web/session/session.ts';
import { Wordmark } from '../mark.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { LogOut } from './log-out.tsx';
import { HOMES, MENUS, type MenuEntry, type MenuGroup, type MenuLink } from './menus.ts';
import classes from './header.module.css';

const NEEDS_PROFILE = 'Build your profile first; then this menu opens.';

/**
 * The menu of the role, the welcome line and the links to log in or out. A hamburger menu at 800 px and
 * below.
 */
export function Header() {
  const { role, name } = useSession();
  const audience = role ?? 'visitor';
  const disabled = !useProfileAvailable();
  const { pathname } = useLocation();
  // The menu is open only on the page where it was opened, so a navigation closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const opened = openedOn === pathname;
  const menu = MENUS[audience];

  return (
    <header className={classes.header}>
      <div className={classes.inside}>
        <Link to={HOMES[audience]} className={classes.brand} aria-label="Roundone, home">
          <Wordmark height={24} />
        </Link>
        <nav className={classes.menu} aria-label="Main">
          {menu.map((entry) =>
            'links' in entry ? (
              <Group key={entry.label} group={entry} disabled={disabled} pathname={pathname} />
            ) : (
              <Entry key={entry.label} link={entry} disabled={disabled} pathname={pathname} />
            ),
          )}
        </nav>
        <div className={classes.side}>
          {role === null ? null : (
            <Text className={classes.welcome} title={name}>
              Welcome, <strong>{name}</strong>
            </Text>
          )}
          {role === null ? null : <AccountLink />}
          <ColorSchemeToggle />
          <span className={classes.wide}>{role === null ? <Doors /> : <LogOut />}</span>
          <Burger
            className={classes.burger}
            opened={opened}
            onClick={() => setOpenedOn(opened ? null : pathname)}
            aria-label={opened ? 'Close menu' : 'Open menu'}
            aria-expanded={opened}
            size="sm"
          />
        </div>
      </div>
      <Drawer
        opened={opened}
        onClose={() => setOpenedOn(null)}
        position="right"
        size="min(340px, 88vw)"
        title={role === null ? 'Menu' : `Welcome, ${name}`}
      >
        <Stack gap="lg">
          <nav aria-label="Menu">
            <Drawers menu={menu} disabled={disabled} pathname={pathname} />
          </nav>
          {disabled ? (
            <Text size="sm" c="dimmed">
              {NEEDS_PROFILE}
            </Text>
          ) : null}
          {role === null ? (
            <Doors stacked />
          ) : (
            <Stack gap="xs">
              <NavLink component={Link} to={PATHS.account} label="Account" className={classes.item} />
              <LogOut fullWidth />
            </Stack>
          )}
        </Stack>
      </Drawer>
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
      aria-label="Account"
      title="Account"
      className={classes.wide}
    >
      <IconUserCog size={20} aria-hidden />
    </ActionIcon>
  );
}

function Doors({ stacked = false }: { stacked?: boolean }) {
  const role = useSeeksJob() ? 'candidate' : 'employer';
  return (
    <span className={classes.doors} data-stacked={stacked || undefined}>
      <Button component={Link} to={loginPath(role)} variant={stacked ? 'default' : 'subtle'}>
        Login
      </Button>
      <Button component={Link} to={registerPath(role)}>
        Register
      </Button>
    </span>
  );
}

interface EntryProps {
  disabled: boolean;
  pathname: string;
}

function isHere(link: MenuLink, pathname: string): boolean {
  return link.to === PATHS.home
    ? pathname === PATHS.home
    : pathname.toLowerCase().startsWith(link.to.toLowerCase());
}

function Entry({ link, disabled, pathname }: EntryProps & { link: MenuLink }) {
  if (disabled) {
    return (
      <UnstyledButton className={classes.entry} disabled title={NEEDS_PROFILE}>
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

function Group({ group, disabled, pathname }: EntryProps & { group: MenuGroup }) {
  const here = group.links.some((link) => isHere(link, pathname));
  return (
    <Menu position="bottom-start" disabled={disabled} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton
          className={classes.entry}
          disabled={disabled}
          title={disabled ? NEEDS_PROFILE : undefined}
          data-here={here || undefined}
        >
          {group.label}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {group.links.map((link) => (
          <Menu.Item
            key={link.to}
            component={Link}
            to={link.to}
            className={classes.item}
            aria-current={isHere(link, pathname) ? 'page' : undefined}
          >
            {link.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Drawers({ menu, disabled, pathname }: EntryProps & { menu: readonly MenuEntry[] }) {
  return menu.map((entry) => {
    if ('links' in entry) {
      return (
        <div key={entry.label} className={classes.group}>
          <Title order={2} className={classes.groupName}>
            {entry.label}
          </Title>
          <Drawers menu={entry.links} disabled={disabled} pathname={pathname} />
        </div>
      );
    }
    if (disabled)
      return (
        <NavLink key={entry.to} component="button" label={entry.label} disabled className={classes.item} />
      );
    const here = isHere(entry, pathname);
    return (
      <NavLink
        key={entry.to}
        component={Link}
        to={entry.to}
        label={entry.label}
        active={here}
        aria-current={here ? 'page' : undefined}
        className={classes.item}
      />
    );
  });
}
