import type { ReactNode } from 'react';
import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import * as said from '#contract/messages/en/companies.ts';
import layout from '#web/ui/layout.module.css';
import { focusOnMount } from '#web/ui/focus.ts';

/** A secret that no later server answer contains. `label` names it for screen readers. */
export function ShownOnce(props: { label: string; secret: string; children: ReactNode; onKept: () => void }) {
  const { label, secret, children, onKept } = props;
  // It replaces a form that had the focus. A screen reader starts at its beginning.
  return (
    <Stack gap="lg" ref={focusOnMount} tabIndex={-1}>
      <Text>{children}</Text>
      <code className={layout.code} aria-label={label}>
        {secret}
      </code>
      <Group gap="sm" justify="flex-end">
        <CopyButton value={secret} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            >
              {copied ? said.copied() : said.copy()}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onKept}>{said.keptIt()}</Button>
      </Group>
    </Stack>
  );
}
