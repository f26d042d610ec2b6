import type { CSSProperties, MouseEvent } from 'react';
import { Text } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import type { Report } from '#web/api/types.ts';
import { formatDuration } from '#web/ui/dates.ts';
import { eventInWords } from './noted-events.ts';
import { eventsInVideo, type NotedEvents, type Part, type Stretch } from './timeline.ts';
import type { Player } from './use-player.ts';
import classes from './player.module.css';

/** Flags closer together than this share of the strip would overlap. */
const FLAG_SHARE = 0.075;

export interface InterviewStripProps {
  report: Report;
  player: Player;
  onQuestion: (index: number) => void;
}

/** The whole interview as a strip: its answers with their silences, and the events noted. */
export function InterviewStrip({ report, player, onQuestion }: InterviewStripProps) {
  const { parts, playVideo, strip, videoSeconds: total } = player;
  const flags = eventsInVideo(report.proctoringTimeline, total * FLAG_SHARE);
  return (
    <div
      ref={strip}
      className={classes.strip}
      data-flags={flags.length > 0}
      role="group"
      aria-label={said.wholeInterview()}
    >
      <div className={classes.track}>
        {parts.map((part) => (
          <PartButton
            key={part.index}
            part={part}
            total={total}
            isNow={player.place?.index === part.index}
            onPlay={(seconds) => {
              onQuestion(part.index);
              playVideo(seconds);
            }}
          />
        ))}
        <span className={classes.now} aria-hidden />
      </div>
      {flags.map((flag) => (
        <FlagButton
          key={flag.seconds}
          flag={flag}
          total={total}
          onPlay={() => playVideo(Math.max(0, flag.seconds - 1))}
        />
      ))}
    </div>
  );
}

interface PartButtonProps {
  part: Part;
  total: number;
  isNow: boolean;
  onPlay: (seconds: number) => void;
}

function PartButton({ part, total, isNow, onPlay }: PartButtonProps) {
  const { index, from, to, silences } = part;
  const play = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    // The keyboard plays from the beginning, the mouse from the place it points to.
    const share = event.detail === 0 || width === 0 ? 0 : (event.clientX - left) / width;
    onPlay(from + Math.min(1, Math.max(0, share)) * (to - from));
  };
  const silent = silences.reduce((sum, one) => sum + one.to - one.from, 0);
  const place = { number: index + 1, at: formatDuration(from), length: formatDuration(to - from) };
  const label =
    silences.length === 0
      ? said.stripPart(place)
      : said.stripPartSilent({ ...place, silent: formatDuration(silent) });
  return (
    <button
      type="button"
      className={classes.part}
      style={placed({ from, to }, { from: 0, to: total })}
      data-now={isNow}
      aria-label={label}
      title={label}
      onClick={play}
    >
      {silences.map((silence) => (
        <span key={silence.from} className={classes.silence} style={placed(silence, part)} />
      ))}
      <Text span inherit pos="absolute" left={4} top={0} fz="0.75rem" fw={650} lh="14px">
        {index + 1}
      </Text>
    </button>
  );
}

function FlagButton({ flag, total, onPlay }: { flag: NotedEvents; total: number; onPlay: () => void }) {
  const label = said.atTime({
    time: formatDuration(flag.seconds),
    events: flag.events.map(eventInWords).join('; '),
  });
  const place = { from: flag.seconds, to: flag.seconds };
  return (
    <button
      type="button"
      className={classes.flag}
      style={placed(place, { from: 0, to: total })}
      aria-label={label}
      title={label}
      onClick={onPlay}
    >
      <IconFlagFilled size={14} aria-hidden />
      {flag.events.length > 1 ? <span>{flag.events.length}</span> : null}
    </button>
  );
}

function placed({ from, to }: Stretch, whole: Stretch): CSSProperties {
  const seconds = whole.to - whole.from || 1;
  return {
    left: `${((from - whole.from) / seconds) * 100}%`,
    ...(to > from ? { width: `${((to - from) / seconds) * 100}%` } : {}),
  };
}
