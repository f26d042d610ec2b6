import { Box, Drawer, NavLink, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/shell.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { useMemberRole } from '#web/session/member.ts';
import { useSession } from '#web/session/session.ts';
import { useWelcome } from './welcome.ts';
import { LogOut } from './log-out.tsx';
import { isHere, menuFor, type MenuEntry } from './menus.ts';
import { SearchField } from './search-field.tsx';
import classes from './header.module.css';

export interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  pathname: string;
  whyDisabled: string | null;
  /** For visitors: the links to log in and to register. */
  doors: ReactNode;
}

export function MenuDrawer({ opened, onClose, pathname, whyDisabled, doors }: MenuDrawerProps) {
  const { role, name, isOperator } = useSession();
  const welcome = useWelcome(name);
  const memberRole = useMemberRole();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(340px, 88vw)"
      title={role === null ? said.menu() : said.welcome({ name: welcome })}
    >
      <Stack gap="lg">
        {role === 'employer' && whyDisabled === null ? <SearchField onSearch={onClose} /> : null}
        <nav aria-label={said.menu()}>
          <Entries
            menu={menuFor(role ?? 'visitor', memberRole, isOperator)}
            isDisabled={whyDisabled !== null}
            pathname={pathname}
          />
        </nav>
        {whyDisabled === null ? null : (
          <Text size="sm" c="dimmed">
            {whyDisabled}
          </Text>
        )}
        {role === null ? (
          doors
        ) : (
          <Stack gap="xs">
            <NavLink component={Link} to={PATHS.account} label={common.account()} className={classes.item} />
            <LogOut fullWidth />
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}

interface EntriesProps {
  menu: readonly MenuEntry[];
  isDisabled: boolean;
  pathname: string;
}

function Entries({ menu, isDisabled, pathname }: EntriesProps) {
  return menu.map((entry) => {
    if ('links' in entry) {
      return (
        <Box key={entry.label} my="xs">
          <Title order={2} px="sm" fz="xs" c="dimmed">
            {entry.label}
          </Title>
          <Entries menu={entry.links} isDisabled={isDisabled} pathname={pathname} />
        </Box>
      );
    }
    if (isDisabled && entry.withoutProfile !== true)
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
