import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Report } from '#web/api/types.ts';
import { placeInVideo, type Place } from './words.ts';

export interface Player {
  video: RefObject<HTMLVideoElement | null>;
  audio: RefObject<HTMLAudioElement | null>;
  /** The answer whose audio the audio player has loaded, if there is no video of it. */
  audioIndex: number | null;
  /** The position that is being played. */
  place: Place | null;
  /** Plays an answer from this second on. */
  play: (index: number, seconds: number) => void;
  onVideoTime: (seconds: number) => void;
  onAudioTime: (seconds: number) => void;
}

/**
 * One player for all answers: the video if the answer's position in it is known, otherwise the answer's
 * audio.
 */
export function usePlayer(report: Report): Player {
  const { questionnaireReport: questions, candidateAnswerVideo } = report;
  const video = useRef<HTMLVideoElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const [audioIndex, setAudioIndex] = useState<number | null>(null);
  const [place, setPlace] = useState<Place | null>(null);

  const play = useCallback(
    (index: number, seconds: number) => {
      const question = questions[index];
      if (!question) return;
      const offset = question.videoOffsetSeconds;
      if (candidateAnswerVideo !== null && offset !== null && video.current) {
        audio.current?.pause();
        video.current.currentTime = offset + seconds;
        startPlaying(video.current);
      } else if (question.audioUrl !== null && audio.current) {
        video.current?.pause();
        setAudioIndex(index);
        if (audio.current.getAttribute('src') !== question.audioUrl) audio.current.src = question.audioUrl;
        audio.current.currentTime = seconds;
        startPlaying(audio.current);
      }
    },
    [questions, candidateAnswerVideo],
  );
  const onVideoTime = useCallback(
    (seconds: number) => {
      setAudioIndex(null);
      setPlace(placeInVideo(questions, seconds));
    },
    [questions],
  );
  const onAudioTime = useCallback(
    (seconds: number) => setPlace(audioIndex === null ? null : { index: audioIndex, seconds }),
    [audioIndex],
  );
  return { video, audio, audioIndex, place, play, onVideoTime, onAudioTime };
}

/** A second click before the audio has loaded aborts the first play(). That is not an error. */
function startPlaying(media: HTMLMediaElement): void {
  media.play().catch((failure: unknown) => {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) media.focus();
  });
}
