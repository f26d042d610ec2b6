import type { ReactNode } from 'react';
import { Anchor, Avatar, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { candidatePath } from '#contract/shared/paths.ts';
import layout from '#web/ui/layout.module.css';

export interface PersonLinkProps {
  candidateId: string;
  name: string;
  avatarUrl?: string | null;
  /** Where the name links to. Defaults to the profile. */
  to?: string;
  children?: ReactNode;
}

/** A candidate's picture and name, as a link to the profile. */
export function PersonLink({ candidateId, name, avatarUrl, to, children }: PersonLinkProps) {
  return (
    <Group gap={10} wrap="nowrap" align="center">
      <Avatar src={avatarUrl ?? null} name={name} alt="" size={30} color="pine" />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}>
        <Anchor
          component={Link}
          to={to ?? candidatePath(candidateId)}
          fw={600}
          lh={1.3}
          inherit
          className={layout.link}
        >
          {name}
        </Anchor>
        {children ? (
          <Text component="div" size="sm" c="dimmed" fw={400} lh={1.4}>
            {children}
          </Text>
        ) : null}
      </div>
    </Group>
  );
}
