import { useCallback, useEffect, useRef, useState, type Ref, type VideoHTMLAttributes } from 'react';
import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/films.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { CaptionsBelow, useCaptions } from './captions/captions.tsx';
import { Failure } from './failure.tsx';
import { FilmProblem } from './film-problem.tsx';
import { problemOf } from './film-problems.ts';
import classes from './video-player.module.css';

export interface VideoPlayerProps {
  src: string;
  /** What the video shows, for screen readers. */
  label: string;
  /** For seeking from outside: `ref.current.currentTime = second`. */
  ref?: Ref<HTMLVideoElement>;
  /** False if the words are already beside the video. */
  showsText?: boolean;
  /** Playback events that the caller wants. */
  events?: Pick<
    VideoHTMLAttributes<HTMLVideoElement>,
    'onPlay' | 'onPause' | 'onTimeUpdate' | 'onRateChange' | 'onLoadedMetadata'
  >;
}

/** The browser's own player, with captions below it. Offers the file if the browser can't play it. */
export function VideoPlayer({ src, label, ref, showsText = true, events }: VideoPlayerProps) {
  const [problem, setProblem] = useState<{ src: string; isUnplayable: boolean } | null>(null);
  const film = useRef<HTMLVideoElement>(null);
  const filmRef = useMergedRef(film, ref);
  const known = useCaptions(src);
  const explain = useCallback(async () => {
    if (!film.current?.error) return;
    const found = await problemOf(film.current);
    setProblem({ src, isUnplayable: found === 'cannot-play' });
  }, [src]);
  const hasProblem = problem?.src === src;
  // If a video failed before the page was rendered, no handler was called.
  useEffect(() => {
    if (!hasProblem) void explain();
  }, [hasProblem, explain]);
  if (hasProblem) {
    const retry = () => setProblem(null);
    if (!problem.isUnplayable) return <Failure message={TEXTS.somethingWentWrong} onRetry={retry} />;
    return (
      <FilmProblem src={src}>
        <Button variant="default" onClick={retry}>
          {common.tryAgain()}
        </Button>
      </FilmProblem>
    );
  }
  return (
    <div>
      <video
        ref={filmRef}
        className={classes.video}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onError={() => void explain()}
        {...events}
      >
        {known?.track ? (
          <track key={known.track} kind="captions" srcLang="en" label={said.english()} src={known.track} />
        ) : null}
      </video>
      {known ? (
        <CaptionsBelow film={src} label={label} captions={known.captions} showsText={showsText} />
      ) : null}
    </div>
  );
}
