import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import * as said from '#contract/messages/en/films.ts';
import { getCaptions } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { captionTime } from './caption-time.ts';
import classes from './captions.module.css';

/** Loaded when someone corrects captions, because most people only watch. */
const CaptionsEditor = lazyDialog(async () => (await import('./captions-editor.tsx')).CaptionsEditor);

type Captions = OutputOf<typeof getCaptions>;

const LOOK_AGAIN_MS = 5_000;
const FILES = '/files/';

const isWaiting = (data: unknown) =>
  typeof data === 'object' && data !== null && 'state' in data && data.state === 'waiting';

export interface FilmCaptions {
  captions: Captions;
  /** Where the player reads them. Null if there are none. */
  track: string | null;
}

/** The captions of a video on the server. Null for other videos, and until they are loaded. */
export function useCaptions(src: string): FilmCaptions | null {
  const { data, dataUpdatedAt } = useRead(
    getCaptions,
    { film: src },
    {
      enabled: src.startsWith(FILES),
      whenSignedOut: 'keep-page',
      refetchInterval: (latest) => (isWaiting(latest) ? LOOK_AGAIN_MS : false),
    },
  );
  // Reading the same captions again keeps the same object, so the address changes only when the captions do.
  const [read, setRead] = useState({ data, at: dataUpdatedAt });
  if (read.data !== data) setRead({ data, at: dataUpdatedAt });
  if (data === undefined) return null;
  const track = `/captions/${src.slice(FILES.length)}?read=${read.at}`;
  return { captions: data, track: data.state === 'ready' ? track : null };
}

export interface CaptionsBelowProps {
  film: string;
  label: string;
  captions: Captions;
  /** False if the words are already beside the video. */
  showsText: boolean;
}

/** The words, for people who read, and a way to correct them for the person who sent the video. */
export function CaptionsBelow({ film, label, captions, showsText }: CaptionsBelowProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { state, note, cues, mayCorrect } = captions;
  return (
    <Stack gap="xs" align="flex-start" mt="xs">
      <Text c="dimmed" fz="sm" role="status">
        {note}
      </Text>
      {showsText && state === 'ready' ? (
        <details>
          <summary>{said.readWords()}</summary>
          <ol className={classes.cues}>
            {Array.from(cues.entries(), ([place, { start, text }]) => (
              <li key={place}>
                <Text span inherit c="dimmed">
                  {captionTime(Math.floor(start))}
                </Text>{' '}
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      {mayCorrect && state !== 'waiting' ? (
        <>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setIsCorrecting(true)}
          >
            {state === 'ready' ? said.correctCaptions() : said.writeCaptions()}
          </Button>
          <CaptionsEditor
            opened={isCorrecting}
            onClose={() => setIsCorrecting(false)}
            film={film}
            label={label}
            cues={cues}
          />
        </>
      ) : null}
    </Stack>
  );
}
