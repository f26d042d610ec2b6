import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPlayerRecordFilled, IconPlayerStopFilled, IconVideo } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/films.ts';
import { MAX_VIDEO_BYTES } from '#contract/shared/limits.ts';
import { megabytes } from '#contract/shared/words.ts';
import { formatDuration } from './dates.ts';
import { recordingFormat, recordVideo, type RecordingEnd } from './record-video.ts';
import { toast } from './toast.ts';
import classes from './video-recorder.module.css';

/** Why a recording ended, if the person did not stop it. */
const ENDINGS: Record<Exclude<RecordingEnd, 'person'>, () => string> = {
  device: said.endedByDevice,
  size: () => said.endedBySize({ size: megabytes(MAX_VIDEO_BYTES) }),
  browser: said.endedByBrowser,
};

export interface VideoRecorderProps {
  onRecorded: (file: File) => void;
  /** Called when a recording starts and when it ends, whether it is used or not. */
  onRecording?: (isRecording: boolean) => void;
  disabled: boolean;
}

function useVideoRecorder(onRecorded: (file: File) => void, onRecording: VideoRecorderProps['onRecording']) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const recording = useRef<ReturnType<typeof recordVideo> | null>(null);
  const picture = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    // Without a camera there is nothing to leave, and a recording may begin before this ends.
    if (stream === null) return undefined;
    if (picture.current) picture.current.srcObject = stream;
    return () => {
      // A recording ends with its tracks. One that was abandoned must not be sent.
      recording.current?.discard();
      recording.current = null;
      stream.getTracks().forEach((track) => track.stop());
    };
  }, [stream]);
  const isRecording = seconds !== null;
  useEffect(() => {
    if (!isRecording) return undefined;
    const startedMs = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedMs) / 1000)), 250);
    return () => clearInterval(timer);
  }, [isRecording]);

  const openCamera = async () => {
    const format = recordingFormat();
    if (typeof format === 'string') {
      setProblem(format === 'only-webm' ? said.onlyWebm() : said.noRecorder());
      return;
    }
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { width: 1280 }, audio: true });
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => {
          // A recording ends by itself and reports it.
          if (recording.current !== null) return;
          close();
          setProblem(said.deviceGone());
        });
      setStream(opened);
      setProblem(null);
    } catch (failure) {
      setProblem(explain(failure));
    }
  };
  const close = () => {
    recording.current?.discard();
    recording.current = null;
    onRecording?.(false);
    setSeconds(null);
    setStream(null);
  };
  const start = () => {
    const format = recordingFormat();
    if (stream === null || typeof format === 'string') return;
    try {
      recording.current = recordVideo(stream, format, (file, end) => {
        close();
        if (file === null) {
          setProblem(said.nothingRecorded());
          return;
        }
        if (end !== 'person') toast.warning(ENDINGS[end]());
        onRecorded(file);
      });
      onRecording?.(true);
      setSeconds(0);
    } catch {
      close();
      setProblem(said.nothingRecorded());
    }
  };
  const stop = () => recording.current?.stop();
  return { stream, problem, seconds, picture, openCamera, start, stop, close };
}

export function VideoRecorder({ onRecorded, onRecording, disabled }: VideoRecorderProps) {
  const { stream, problem, seconds, picture, openCamera, start, stop, close } = useVideoRecorder(
    onRecorded,
    onRecording,
  );
  return (
    <div>
      {problem === null ? null : (
        <Alert color="amber" role="alert" mb="sm">
          {problem}
        </Alert>
      )}
      {stream === null ? (
        <Button
          variant="default"
          leftSection={<IconVideo size={18} aria-hidden />}
          onClick={() => void openCamera()}
          disabled={disabled}
        >
          {said.record()}
        </Button>
      ) : (
        <>
          <video
            ref={picture}
            className={classes.camera}
            autoPlay
            muted
            playsInline
            aria-label={said.yourCamera()}
          />
          <Group mt="sm" gap="sm">
            {seconds === null ? (
              <Button
                leftSection={<IconPlayerRecordFilled size={18} aria-hidden />}
                onClick={start}
                color="brick"
              >
                {said.startRecording()}
              </Button>
            ) : (
              <Button leftSection={<IconPlayerStopFilled size={18} aria-hidden />} onClick={stop}>
                {said.stopRecording()}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              {common.cancel()}
            </Button>
            {seconds === null ? null : (
              <Text role="timer" fw={600}>
                {formatDuration(seconds)}
              </Text>
            )}
          </Group>
        </>
      )}
    </div>
  );
}

function explain(failure: unknown): string {
  const name = failure instanceof DOMException ? failure.name : '';
  if (name === 'NotAllowedError') return said.enablePermissions();
  if (name === 'NotFoundError') return said.noDevices();
  return said.cameraBusy();
}
