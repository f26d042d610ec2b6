import { Group, SegmentedControl, Switch, Text } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import type { Report } from '#web/api/types.ts';
import { formatDate } from '#web/ui/dates.ts';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import { InterviewStrip } from './interview-strip.tsx';
import { SPEEDS } from './playback.ts';
import { isGuestWithoutFilm } from './report-facts.tsx';
import { SILENCE_SECONDS } from './timeline.ts';
import type { Player } from './use-player.ts';
import classes from './player.module.css';

export interface PlayerPanelProps {
  report: Report;
  player: Player;
  /** Called when a question is chosen on the strip. */
  onQuestion: (index: number) => void;
}

/** The video, or the audio of one answer, with the speed control and the strip of the whole interview. */
export function PlayerPanel({ report, player, onQuestion }: PlayerPanelProps) {
  const { candidateAnswerVideo: video } = report;
  const { audioIndex, events, video: videoRef, audio: audioRef } = player;
  const isReady = report.analysisStatus === 'ready';
  const isStill = video === null && audioIndex === null;
  return (
    <div className={`${classes.panel} no-print`} data-playing={player.isPlaying} data-still={isStill}>
      {video === null ? (
        <Text c="dimmed">{whyNoFilm(report)}</Text>
      ) : (
        <VideoPlayer ref={videoRef} src={video} label={said.video()} events={events} showsText={!isReady} />
      )}
      <audio
        ref={audioRef}
        className={classes.audio}
        controls
        hidden={audioIndex === null}
        aria-label={audioIndex === null ? said.answer() : said.answerTo({ number: audioIndex + 1 })}
        {...events}
      />
      {isStill ? null : <Controls player={player} canSkip={isReady} />}
      {video !== null && isReady && player.parts.length > 0 ? (
        <InterviewStrip report={report} player={player} onQuestion={onQuestion} />
      ) : null}
    </div>
  );
}

function whyNoFilm(report: Report): string {
  if (isGuestWithoutFilm(report)) return said.videoNotInLink();
  return report.filmErasedDate === undefined
    ? said.noVideo()
    : said.filmErased({ when: formatDate(report.filmErasedDate) });
}

function Controls({ player: { playback }, canSkip }: { player: Player; canSkip: boolean }) {
  const { speed, setSpeed, skipsSilences, setSkipsSilences } = playback;
  return (
    <Group gap="8px 12px" justify="space-between">
      <SegmentedControl
        aria-label={said.speed()}
        size="sm"
        classNames={{ label: classes.speed }}
        data={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
        value={String(speed)}
        onChange={(chosen) => setSpeed(SPEEDS.find((one) => String(one) === chosen) ?? speed)}
      />
      {canSkip ? (
        <Switch
          size="sm"
          label={said.skipSilences()}
          title={said.skipAbout({ seconds: SILENCE_SECONDS })}
          checked={skipsSilences}
          onChange={(event) => setSkipsSilences(event.currentTarget.checked)}
        />
      ) : null}
    </Group>
  );
}
