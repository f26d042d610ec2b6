import { useState, type Ref, type VideoHTMLAttributes } from 'react';
import { TEXTS } from '#contract/texts.ts';
import { Failure } from './failure.tsx';
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
 * The browser's own player, which works with keyboards and screen readers. Shows a message if a video cannot
 * be loaded.
 */
export function VideoPlayer({ src, label, ref, autoPlay = false, events }: VideoPlayerProps) {
  const [failedSource, setFailedSource] = useState<string | null>(null);
  if (failedSource === src)
    return <Failure message={TEXTS.somethingWentWrong} onRetry={() => setFailedSource(null)} />;
  return (
    // Recordings of people have no caption file. If there is a transcript, it is beside the player.
    <video
      ref={ref}
      className={classes.video}
      src={src}
      controls
      playsInline
      autoPlay={autoPlay}
      preload="metadata"
      aria-label={label}
      onError={() => setFailedSource(src)}
      {...events}
    />
  );
}
