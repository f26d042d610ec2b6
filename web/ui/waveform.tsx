import classes from './waveform.module.css';

/** The default bars, like the waveform of a spoken sentence: three phrases with short pauses between them. */
const SENTENCE = [
  0.14, 0.3, 0.52, 0.42, 0.74, 0.94, 0.62, 0.78, 0.44, 0.56, 0.28, 0.14, 0.08, 0.12, 0.36, 0.66, 0.5, 0.86, 1,
  0.7, 0.84, 0.54, 0.6, 0.34, 0.22, 0.1, 0.08, 0.2, 0.46, 0.34, 0.58, 0.76, 0.48, 0.62, 0.38, 0.26, 0.16,
  0.08,
];

export interface WaveformProps {
  /** Loudness of each bar, 0 to 1, oldest first. Defaults to SENTENCE. */
  levels?: readonly number[];
  height?: number;
  /** The share played or spoken, 0 to 1. Bars up to there have the accent colour. */
  progress?: number;
  /** Stretches to the available width. */
  fluid?: boolean;
}

/** Decorative: text beside it always says the same. */
export function Waveform({ levels = SENTENCE, height = 48, progress = 1, fluid = false }: WaveformProps) {
  const step = 8;
  const width = levels.length * step;
  return (
    <svg
      className={classes.waveform}
      viewBox={`0 0 ${width} 48`}
      height={height}
      width={fluid ? '100%' : (width * height) / 48}
      preserveAspectRatio={fluid ? 'none' : 'xMidYMid meet'}
      aria-hidden
      focusable="false"
    >
      {levels.map((level, index) => {
        const bar = Math.max(4, Math.min(1, level) * 46);
        return (
          <rect
            // A bar has no identity other than its position.
            key={index}
            x={index * step + 2}
            y={24 - bar / 2}
            width={4}
            height={bar}
            rx={2}
            className={(index + 0.5) / levels.length <= progress ? classes.said : classes.coming}
          />
        );
      })}
    </svg>
  );
}
