import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPlayerRecordFilled, IconPlayerStopFilled, IconVideo } from '@tabler/icons-react';
import { formatDuration } from './dates.ts';
import { recordingFormat } from './recording-format.ts';
import classes from './video-recorder.module.css';

const ONLY_WEBM =
  'This browser can only record WebM, which is not among the formats that are taken (mp4, mov, mkv). Please upload a video, or record in a current Chrome, Edge or Safari.';
const NO_RECORDER = 'This browser cannot record a video. Please upload one instead.';

export interface VideoRecorderProps {
  onRecorded: (file: File) => void;
  /** Called when a recording starts and when it ends, whether it is used or not. */
  onRecording?: (isRecording: boolean) => void;
  disabled: boolean;
}

/** Records a video with the camera and microphone, in a format that the server accepts. */
export function VideoRecorder({ onRecorded, onRecording, disabled }: VideoRecorderProps) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const picture = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream;
    return () => stream?.getTracks().forEach((track) => track.stop());
  }, [stream]);
  const isRecording = seconds !== null;
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => setSeconds((now) => (now === null ? null : now + 1)), 1000);
    return () => clearInterval(timer);
  }, [isRecording]);

  const openCamera = async () => {
    const format = recordingFormat();
    if (typeof format === 'string') {
      setProblem(format === 'only-webm' ? ONLY_WEBM : NO_RECORDER);
      return;
    }
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { width: 1280 }, audio: true }));
      setProblem(null);
    } catch (failure) {
      setProblem(explain(failure));
    }
  };
  const close = () => {
    recorder.current = null;
    onRecording?.(false);
    setSeconds(null);
    setStream(null);
  };
  const start = () => {
    const format = recordingFormat();
    if (stream === null || typeof format === 'string') return;
    const chunks: Blob[] = [];
    const made = new MediaRecorder(stream, { mimeType: format.mimeType });
    made.addEventListener('dataavailable', (event) => chunks.push(event.data));
    made.addEventListener('stop', () => {
      if (recorder.current !== made) return;
      const type = format.mimeType.split(';')[0] ?? '';
      onRecorded(new File(chunks, `personal-message.${format.extension}`, { type }));
      close();
    });
    recorder.current = made;
    made.start(1000);
    onRecording?.(true);
    setSeconds(0);
  };

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
          Record a video
        </Button>
      ) : (
        <>
          <video
            ref={picture}
            className={classes.camera}
            autoPlay
            muted
            playsInline
            aria-label="Your camera"
          />
          <Group mt="sm" gap="sm">
            {seconds === null ? (
              <Button
                leftSection={<IconPlayerRecordFilled size={18} aria-hidden />}
                onClick={start}
                color="brick"
              >
                Start recording
              </Button>
            ) : (
              <Button
                leftSection={<IconPlayerStopFilled size={18} aria-hidden />}
                onClick={() => recorder.current?.stop()}
              >
                Stop recording
              </Button>
            )}
            <Button variant="default" onClick={close}>
              Cancel
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
  if (name === 'NotAllowedError') return 'Please Enable Microphone & Camera Permissions';
  if (name === 'NotFoundError') return 'No camera and microphone were found.';
  return 'The camera could not be opened. Please check that no other program is using it.';
}
