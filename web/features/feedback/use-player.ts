import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { Report } from '#web/api/types.ts';
import { SPEEDS, usePlayback, type Playback, type Speed } from './playback.ts';
import { partsOf, skipFrom, skippedIn, skippedInVideo, type Part } from './timeline.ts';
import { isSamePlace, placeInAnswer, placeInVideo, type Place } from './words.ts';

/** The event handlers for the elements of both players. */
type MediaEvents = Record<
  'onPlay' | 'onPause' | 'onTimeUpdate' | 'onRateChange' | 'onLoadedMetadata',
  (event: SyntheticEvent<HTMLMediaElement>) => void
>;

export interface Player {
  video: RefObject<HTMLVideoElement | null>;
  audio: RefObject<HTMLAudioElement | null>;
  /** The answer whose audio is loaded in the audio player, if there is no video of it. */
  audioIndex: number | null;
  /** The word that is playing. */
  place: Place | null;
  isPlaying: boolean;
  playback: Playback;
  /** The answers in the video. */
  parts: readonly Part[];
  /** The length of the video in seconds. Until it is known, the end of the last answer. */
  videoSeconds: number;
  /** Plays an answer from this second. */
  play: (index: number, seconds: number) => void;
  /** Plays the video from this second. */
  playVideo: (seconds: number) => void;
  /** Plays, or pauses if playing. */
  toggle: () => void;
  /** The strip of the interview. While the video plays, its property `--now` holds the current place. */
  strip: RefObject<HTMLDivElement | null>;
  events: MediaEvents;
}

/**
 * One player for all answers: the video if the answer's position in it is known, otherwise the answer's audio. While it
 * plays, each animation frame looks up the word being spoken, so that the words stay in sync at every speed.
 */
export function usePlayer(report: Pick<Report, 'questionnaireReport' | 'candidateAnswerVideo'>): Player {
  const { questionnaireReport: questions, candidateAnswerVideo } = report;
  const video = useRef<HTMLVideoElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const [audioIndex, setAudioIndex] = useState<number | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const [duration, setDuration] = useState(0);
  const playback = usePlayback();
  const { speed, setSpeed, skipsSilences } = playback;
  const parts = useMemo(() => partsOf(questions), [questions]);
  const videoSeconds = Math.max(duration, ...parts.map(({ to }) => to));

  const look = useCallback(
    (media: HTMLMediaElement) => {
      const isVideo = media === video.current;
      if (!isVideo && audioIndex === null) return;
      const answer = questions[audioIndex ?? -1];
      if (skipsSilences && !media.paused && !media.seeking) {
        const skipped = isVideo ? skippedInVideo(parts) : answer ? skippedIn(answer) : [];
        const next = skipFrom(skipped, media.currentTime);
        if (next !== null) media.currentTime = next;
      }
      const seconds = media.currentTime;
      if (isVideo) strip.current?.style.setProperty('--now', `${Math.min(1, seconds / videoSeconds) * 100}%`);
      const now = isVideo
        ? placeInVideo(questions, seconds)
        : placeInAnswer(questions, audioIndex ?? 0, seconds);
      setPlace((before) => (isSamePlace(before, now) ? before : now));
    },
    [audioIndex, questions, parts, skipsSilences, videoSeconds],
  );
  useEachFrame(isPlaying, () => {
    const media = [video.current, audio.current].find((one) => one && !one.paused);
    if (media) look(media);
  });
  useEffect(() => {
    for (const media of [video.current, audio.current]) if (media) setRate(media, speed);
  }, [speed]);

  const playVideo = useCallback((seconds: number) => {
    if (!video.current) return;
    audio.current?.pause();
    setAudioIndex(null);
    video.current.currentTime = seconds;
    startPlaying(video.current);
  }, []);
  const play = useCallback(
    (index: number, seconds: number) => {
      const question = questions[index];
      if (!question) return;
      const offset = question.videoOffsetSeconds;
      if (candidateAnswerVideo !== null && offset !== null && video.current) {
        playVideo(offset + seconds);
      } else if (question.audioUrl !== null && audio.current) {
        video.current?.pause();
        setAudioIndex(index);
        if (audio.current.getAttribute('src') !== question.audioUrl) audio.current.src = question.audioUrl;
        audio.current.currentTime = seconds;
        startPlaying(audio.current);
      }
    },
    [questions, candidateAnswerVideo, playVideo],
  );
  const toggle = useCallback(() => {
    const media = audioIndex === null ? video.current : audio.current;
    if (!media) {
      const first = questions.findIndex(({ audioUrl }) => audioUrl !== null);
      if (first >= 0) play(first, 0);
    } else if (media.paused) startPlaying(media);
    else media.pause();
  }, [audioIndex, play, questions]);

  const events: MediaEvents = {
    onPlay: ({ currentTarget }) => {
      setIsPlaying(true);
      if (currentTarget === video.current) setAudioIndex(null);
    },
    onPause: ({ currentTarget }) => {
      look(currentTarget);
      setIsPlaying(isAnyPlaying(video.current, audio.current));
    },
    onTimeUpdate: ({ currentTarget }) => look(currentTarget),
    // People can also choose a speed in the browser's own menu.
    onRateChange: ({ currentTarget: { playbackRate } }) => {
      const chosen = SPEEDS.find((one) => one === playbackRate);
      if (chosen !== undefined && chosen !== speed) setSpeed(chosen);
    },
    onLoadedMetadata: ({ currentTarget }) => {
      setRate(currentTarget, speed);
      if (currentTarget === video.current && Number.isFinite(currentTarget.duration))
        setDuration(currentTarget.duration);
    },
  };
  return {
    video,
    audio,
    audioIndex,
    place,
    isPlaying,
    playback,
    parts,
    videoSeconds,
    play,
    playVideo,
    toggle,
    strip,
    events,
  };
}

/** A new source would start at the default rate. */
function setRate(media: HTMLMediaElement, speed: Speed): void {
  media.defaultPlaybackRate = speed;
  if (media.playbackRate !== speed) media.playbackRate = speed;
}

const isAnyPlaying = (...media: (HTMLMediaElement | null)[]): boolean =>
  media.some((one) => one !== null && !one.paused);

function useEachFrame(isOn: boolean, callback: () => void): void {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let frame = requestAnimationFrame(function each() {
      newest.current();
      frame = requestAnimationFrame(each);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}

/** A second click before the audio has loaded aborts the first play(). That is not an error. */
function startPlaying(media: HTMLMediaElement): void {
  media.play().catch((failure: unknown) => {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) media.focus();
  });
}
