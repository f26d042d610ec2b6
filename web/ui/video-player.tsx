import { useCallback, useEffect, useRef, useState, type Ref, type VideoHTMLAttributes } from 'react';
import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { TEXTS } from '#contract/texts.ts';
import { Failure } from './failure.tsx';
import { FilmProblem } from './film-problem.tsx';
import { problemOf } from './film-problems.ts';
import classes from './video-player.module.css';

export interface VideoPlayerProps {
  src: string;
  /** What the video shows, for screen readers. */
  label: string;
  /** To seek from outside: `ref.current.currentTime = second`. */
  ref?: Ref<HTMLVideoElement>;
  autoPlay?: boolean;
  /** What the caller wants to know about the playing. */
  events?: Pick<
    VideoHTMLAttributes<HTMLVideoElement>,
    'onPlay' | 'onPause' | 'onTimeUpdate' | 'onRateChange' | 'onLoadedMetadata'
  >;
}

/**
 * The browser's own player, which works with keyboards and screen readers. Says so if a video cannot be loaded, and
 * offers the file if the browser cannot play it.
 */
export function VideoPlayer({ src, label, ref, autoPlay = false, events }: VideoPlayerProps) {
  const [problem, setProblem] = useState<{ src: string; isUnplayable: boolean } | null>(null);
  const film = useRef<HTMLVideoElement>(null);
  const filmRef = useMergedRef(film, ref);
  const explain = useCallback(async () => {
    if (!film.current?.error) return;
    const found = await problemOf(film.current);
    setProblem({ src, isUnplayable: found === 'cannot-play' });
  }, [src]);
  const hasProblem = problem?.src === src;
  // The error of a film that was refused before the page was shown is told to nobody.
  useEffect(() => {
    if (!hasProblem) void explain();
  }, [hasProblem, explain]);
  if (hasProblem) {
    const retry = () => setProblem(null);
    if (!problem.isUnplayable) return <Failure message={TEXTS.somethingWentWrong} onRetry={retry} />;
    return (
      <FilmProblem src={src}>
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </FilmProblem>
    );
  }
  return (
    // Recordings of people have no caption file. If there is a transcript, it is beside the player.
    <video
      ref={filmRef}
      className={classes.video}
      src={src}
      controls
      playsInline
      autoPlay={autoPlay}
      preload="metadata"
      aria-label={label}
      onError={() => void explain()}
      {...events}
    />
  );
}
