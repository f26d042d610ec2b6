import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Box, Button, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import * as said from '#contract/messages/en/round-cards.ts';
import { NO_RECORDING_CONSENT, RECORDING_SCANNED } from '#contract/interview/round-recording-limits.ts';
import { getRoundRecording, getRoundReport, removeRoundRecording } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import { RecordingDrop } from './recording-drop.tsx';
import classes from './recordings.module.css';
import { type ChosenQuote, Transcript } from './transcript.tsx';

type Shown = OutputOf<typeof getRoundRecording>;
type Recording = NonNullable<Shown['recording']>;

const LOOK_AGAIN_MS = 5_000;

export interface RoundRecordingProps {
  roundId: string;
  /** Names the round for screen readers: 'Recording of the second round'. */
  label?: string;
  /** The recording is shown and played from there. A new object plays it again. */
  playFrom?: { second: number } | null;
  /** Called when someone selects the words at a second. */
  onQuote?: ((quote: ChosenQuote) => void) | undefined;
}

/** The recording of a round: its upload, its player, and its transcript, line by line, to quote from. */
export function RoundRecording(props: RoundRecordingProps) {
  const { roundId, label = said.recordingOfRound(), playFrom = null, onQuote } = props;
  const query = useRead(
    getRoundRecording,
    { roundId },
    { refetchInterval: (shown) => (isChanging(shown as Shown | undefined) ? LOOK_AGAIN_MS : false) },
  );
  return (
    <Read query={query} waiting={<Loading rows={2} />} empty="never">
      {({ agreedDate, mayUpload, recording }) => {
        const isHere = recording !== null && recording.state !== 'arriving' && recording.state !== 'refused';
        return (
          <Stack gap="md">
            {recording === null || hasCaptions(recording) ? null : (
              <Text c="dimmed" fz="sm" role="status">
                {recording.note}
              </Text>
            )}
            {isHere ? (
              <Played recording={recording} label={label} playFrom={playFrom} onQuote={onQuote} />
            ) : null}
            {!isHere && mayUpload ? <RecordingDrop roundId={roundId} recording={recording} /> : null}
            {agreedDate === null ? <Text c="dimmed">{NO_RECORDING_CONSENT()}</Text> : null}
            {agreedDate !== null && recording === null && !mayUpload ? (
              <Text c="dimmed">{said.agreesNone()}</Text>
            ) : null}
            {mayUpload && recording !== null ? <Remove roundId={roundId} recording={recording} /> : null}
          </Stack>
        );
      }}
    </Read>
  );
}

/** Someone else, or the server, is about to change what is shown. */
function isChanging(shown: Shown | undefined): boolean {
  const recording = shown?.recording;
  if (!recording) return false;
  const { state, note } = recording;
  return state === 'preparing' || state === 'hearing' || note === RECORDING_SCANNED();
}

/** The player shows any note about captions below the video. */
const hasCaptions = ({ state, url, isSound }: Recording): boolean =>
  state === 'ready' && url !== null && !isSound;

interface PlayedProps extends Pick<RoundRecordingProps, 'onQuote'> {
  recording: Recording;
  label: string;
  playFrom: { second: number } | null;
}

function Played({ recording: { url, isSound, lines }, label, playFrom, onQuote }: PlayedProps) {
  const box = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLMediaElement>(null);
  const [now, setNow] = useState<number | null>(null);
  const events = {
    onTimeUpdate: () => setNow(player.current?.currentTime ?? null),
  };
  const play = useCallback((second: number) => {
    if (!player.current) return;
    player.current.currentTime = second;
    player.current.play().catch(() => player.current?.focus());
  }, []);
  useEffect(() => {
    if (playFrom === null) return;
    play(playFrom.second);
    box.current?.scrollIntoView({ block: 'start' });
  }, [playFrom, play]);
  return (
    <Stack ref={box} gap="md" className={classes.played}>
      {url === null ? null : isSound ? (
        <audio
          ref={player}
          className={classes.sound}
          src={url}
          controls
          preload="metadata"
          aria-label={label}
          {...events}
        />
      ) : (
        <Box maw={560}>
          <VideoPlayer
            ref={player as RefObject<HTMLVideoElement | null>}
            src={url}
            label={label}
            showsText={false}
            events={events}
          />
        </Box>
      )}
      {lines.length > 0 ? (
        <Transcript lines={lines} now={now} onPlay={url === null ? null : play} onQuote={onQuote} />
      ) : null}
    </Stack>
  );
}

function Remove({ roundId, recording }: { roundId: string; recording: Recording }) {
  const [isAsking, setIsAsking] = useState(false);
  const { uploadedBy, uploadedDate, fileName } = recording;
  const remove = useSend(removeRoundRecording, {
    refreshes: [getRoundRecording, getRoundReport],
    onSuccess: ({ message }) => {
      setIsAsking(false);
      toast.success(message);
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Stack gap="xs" align="flex-start">
      <Text c="dimmed" fz="sm">
        {uploadedBy === null
          ? said.uploadedOn({ file: fileName, when: formatDateTime(uploadedDate) })
          : said.uploadedBy({ file: fileName, name: uploadedBy, when: formatDateTime(uploadedDate) })}
      </Text>
      <Button
        variant="outline"
        color="brick"
        size="sm"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {said.removeRecording()}
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate({ roundId })}
        title={said.removeTitle()}
        confirmLabel={said.remove()}
        cancelLabel={said.keep()}
        danger
        busy={remove.isPending}
      >
        {said.removeAbout({ file: fileName })}
      </ConfirmModal>
    </Stack>
  );
}
