import { ActionIcon, Box, Burger, Button, CloseButton } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as shell from '#contract/messages/en/shell.ts';
import type { Role } from '#contract/shared/audience.ts';
import { PATHS, loginPath, registerPath } from '#contract/shared/paths.ts';
import { around } from '#web/ui/around.ts';
import layout from '#web/ui/layout.module.css';
import { Wordmark } from '#web/ui/mark.tsx';
import { menuFor, type MenuLink } from '#web/ui/shell/menus.ts';
import header from '#web/ui/shell/header.module.css';
import classes from './public-pages.module.css';

const MENU_ID = 'menu';
const LINKS = menuFor('visitor', null, false).flatMap((entry) => ('links' in entry ? entry.links : [entry]));

export interface PublicHeaderProps {
  path: string;
  /** The role of visitors who sign in here without an account. */
  role: Role;
  returnTo: string | undefined;
}

/**
 * The header of a public page, as visitors see it. The browser itself opens and closes the menu. For signed-in people,
 * `scripts/signed-in.ts` changes the elements with `data-` names.
 */
export function PublicHeader({ path, role, returnTo }: PublicHeaderProps) {
  return (
    <header className={header.header}>
      <div className={header.inside}>
        <Link to={PATHS.home} className={header.brand} aria-label={shell.brand()} data-home>
          <Wordmark height={24} />
        </Link>
        <nav className={header.menu} aria-label={shell.main()} data-menu>
          {LINKS.map((link) => (
            <MenuEntry key={link.to} link={link} path={path} className={header.entry} />
          ))}
        </nav>
        <div className={header.side}>
          <span className={header.welcome} data-welcome hidden>
            {around(shell.welcome, { name: <strong data-name /> })}
          </span>
          <ActionIcon color="gray" data-scheme data-waiting>
            <IconSun size={20} aria-hidden className={classes.sun} />
            <IconMoon size={20} aria-hidden className={classes.moon} />
          </ActionIcon>
          <span className={header.wide} data-doors>
            <Doors role={role} returnTo={returnTo} />
          </span>
          <Burger
            className={header.burger}
            opened={false}
            aria-label={shell.openMenu()}
            size="sm"
            popoverTarget={MENU_ID}
            data-burger
          />
        </div>
      </div>
      <div id={MENU_ID} popover="auto" role="dialog" aria-label={shell.menu()} className={classes.drawer}>
        <div className={classes.drawerHead}>
          <span data-menu-title>{shell.menu()}</span>
          <CloseButton
            size={44}
            iconSize={22}
            aria-label={shell.closeMenu()}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          />
        </div>
        <Box component="nav" aria-label={shell.menu()} mb="lg" data-drawer-links>
          {LINKS.map((link) => (
            <MenuEntry key={link.to} link={link} path={path} className={layout.menuItem} />
          ))}
        </Box>
        <div data-doors>
          <Doors role={role} returnTo={returnTo} stacked />
        </div>
      </div>
    </header>
  );
}

function MenuEntry({
  link,
  path,
  className,
}: {
  link: MenuLink;
  path: string;
  className: string | undefined;
}) {
  return (
    <Link to={link.to} className={className} aria-current={link.to === path ? 'page' : undefined}>
      {link.label}
    </Link>
  );
}

function Doors({ role, returnTo, stacked = false }: Omit<PublicHeaderProps, 'path'> & { stacked?: boolean }) {
  return (
    <span className={header.doors} data-stacked={stacked || undefined}>
      <Button component={Link} to={loginPath(role, returnTo)} variant={stacked ? 'default' : 'subtle'}>
        {shell.login()}
      </Button>
      <Button component={Link} to={registerPath(role, returnTo)}>
        {shell.register()}
      </Button>
    </span>
  );
}
