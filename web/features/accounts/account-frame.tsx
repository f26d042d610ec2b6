import type { ReactNode } from 'react';
import { Box, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/accounts.ts';
import { useTitle } from '#web/ui/page.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import classes from './accounts.module.css';

/** The shared layout of the pages around an account: a short text beside one box. */
export function AccountFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <div className={classes.frame}>
      <aside className={classes.aside}>
        <Waveform height={56} />
        <p className={classes.saying}>{said.saying()}</p>
        <Text maw="38ch" c="dimmed">
          {said.sayingText()}
        </Text>
      </aside>
      <div className={classes.place}>
        <Box w="100%" maw={460} mx="auto">
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
          {children}
        </Box>
      </div>
    </div>
  );
}
