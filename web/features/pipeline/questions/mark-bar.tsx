import { ActionIcon, Button, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconKeyboard,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import * as said from '#contract/messages/en/questions.ts';
import { ANSWER_GRADES, GRADE_NAMES, type AnswerGrade } from '#contract/interview/answer-grades.ts';
import layout from '#web/ui/layout.module.css';
import type { ReviewedAnswer } from './answer-card.tsx';
import classes from './questions.module.css';

export interface MarkBarProps {
  answer: ReviewedAnswer;
  isPlaying: boolean;
  /** Null without a sound. */
  onPlay: (() => void) | null;
  onMark: (grade: AnswerGrade) => void;
  /** Null if nothing was marked. */
  onUndo: (() => void) | null;
  onHelp: () => void;
}

/** The marks for one answer. They stay in view, within reach of the thumb on a phone. */
export function MarkBar({ answer, isPlaying, onPlay, onMark, onUndo, onHelp }: MarkBarProps) {
  const PlayIcon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={layout.bottomBar} role="group" aria-label={said.markAnswer({ number: answer.number })}>
      <Button
        variant="default"
        leftSection={<PlayIcon size={16} aria-hidden />}
        disabled={onPlay === null}
        onClick={() => onPlay?.()}
      >
        {isPlaying ? said.pause() : said.play()}
      </Button>
      <Text span inherit flex="1" miw={0} c="dimmed" fz="sm">
        {said.howComplete({ number: answer.number })}
      </Text>
      <ActionIcon
        variant="subtle"
        size={44}
        className={classes.help}
        aria-label={said.keys()}
        title={said.keysTitle()}
        onClick={onHelp}
      >
        <IconKeyboard size={20} aria-hidden />
      </ActionIcon>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        disabled={onUndo === null}
        onClick={() => onUndo?.()}
      >
        {said.undo()}
      </Button>
      <div className={classes.grades}>
        {ANSWER_GRADES.map((grade) => (
          <Button
            key={grade}
            variant={answer.mark?.grade === grade ? 'filled' : 'default'}
            aria-pressed={answer.mark?.grade === grade}
            leftSection={<kbd aria-hidden>{grade}</kbd>}
            onClick={() => onMark(grade)}
          >
            {titleOf(grade)}
          </Button>
        ))}
      </div>
    </div>
  );
}

const titleOf = (grade: AnswerGrade) => GRADE_NAMES[grade]().replace(/^./, (letter) => letter.toUpperCase());
