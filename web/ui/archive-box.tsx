import type { ReactNode } from 'react';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import { around } from '#web/ui/around.ts';
import { formatDateTime } from '#web/ui/dates.ts';

/** How often the page asks again while an archive is being created. */
const WHILE_MAKING_MS = 3_000;

export function untilMade(made: unknown): number | false {
  const isMaking = typeof made === 'object' && made !== null && 'state' in made && made.state === 'making';
  return isMaking ? WHILE_MAKING_MS : false;
}

export interface ArchiveBoxProps {
  /** Null before it is requested, and after it expires. */
  archive: { state: 'making' | 'ready' | 'failed'; untilDate: string | null; link: string | null } | null;
  children: ReactNode;
  /** The text of the link and the button. */
  download: string;
  ask: string;
  isAsking: boolean;
  onAsk: () => void;
}

export function ArchiveBox({ archive, children, download, ask, isAsking, onAsk }: ArchiveBoxProps) {
  return (
    <Stack gap="sm" align="flex-start">
      {children}
      <div role="status">
        {archive?.state === 'making' ? <Text>{said.archiveMaking()}</Text> : null}
        {archive?.state === 'failed' ? <Text>{said.archiveFailed()}</Text> : null}
        {archive?.state === 'ready' && archive.link !== null && archive.untilDate !== null ? (
          <Text>
            {around(said.archiveUntil, {
              link: (
                <Anchor href={archive.link} download underline="always">
                  {download}
                </Anchor>
              ),
              when: formatDateTime(archive.untilDate),
            })}
          </Text>
        ) : null}
      </div>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={isAsking}
        disabled={archive?.state === 'making'}
        onClick={onAsk}
      >
        {ask}
      </Button>
    </Stack>
  );
}
