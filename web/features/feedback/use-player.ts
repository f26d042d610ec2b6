import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Report } from '#web/api/types.ts';
import { placeInVideo, type Place } from './words.ts';

export interface Player {
  video: RefObject<HTMLVideoElement | null>;
  audio: RefObject<HTMLAudioElement | null>;
  /** The answer whose sound the audio player holds, where there is no video of it. */
  audioIndex: number | null;
  /** What is being said right now. */
  place: Place | null;
  /** Plays an answer from a second of it. */
  play: (index: number, seconds: number) => void;
  onVideoTime: (seconds: number) => void;
  onAudioTime: (seconds: number) => void;
}

/** One player for all answers: the video where the answer's place in it is known, else the answer's own sound. */
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

/** Another click before the first one's sound has come ends the wait for it: nobody needs to be told. */
function startPlaying(media: HTMLMediaElement): void {
  media.play().catch((failure: unknown) => {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) media.focus();
  });
}
