import { ActionIcon, Button, Text } from '@mantine/core';
import {
  IconArrowUpRight,
  IconChevronLeft,
  IconChevronRight,
  IconClipboardCheck,
  IconKeyboard,
  IconList,
  IconX,
} from '@tabler/icons-react';
import * as said from '#contract/messages/en/pipeline.ts';
import * as common from '#contract/messages/en/common.ts';
import layout from '#web/ui/layout.module.css';
import classes from './review.module.css';

export interface ReviewFootProps {
  /** The person's position in the list, in words. */
  place: string;
  isWide: boolean;
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  /** Null if this member can't make this decision on this application. */
  onDecline: (() => void) | null;
  onAdvance: (() => void) | null;
  onList: () => void;
  onScorecard: (() => void) | null;
  onHelp: () => void;
}

/** The actions for the person on display. They stay in view. */
export function ReviewFoot(props: ReviewFootProps) {
  const { place, isWide, onBack, onNext, onDecline, onAdvance, onList, onScorecard, onHelp } = props;
  return (
    <div className={`${layout.bottomBar} ${classes.foot}`} role="group" aria-label={said.decideAndGoOn()}>
      {isWide ? (
        <>
          <Button
            variant="subtle"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            disabled={onBack === null}
            onClick={() => onBack?.()}
          >
            {common.back()}
          </Button>
          <Text span inherit flex="none" c="dimmed" fz="sm" role="status">
            {place}
          </Text>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={said.keys()}
            title={said.keysTitle()}
            onClick={onHelp}
          >
            <IconKeyboard size={20} aria-hidden />
          </ActionIcon>
        </>
      ) : (
        <>
          <ActionIcon variant="default" size={44} aria-label={said.theList()} onClick={onList}>
            <IconList size={20} aria-hidden />
          </ActionIcon>
          {onScorecard ? (
            <ActionIcon
              variant="default"
              size={44}
              aria-label={said.scorecardAndNotes()}
              onClick={onScorecard}
            >
              <IconClipboardCheck size={20} aria-hidden />
            </ActionIcon>
          ) : null}
        </>
      )}
      <Text span inherit flex="1" />
      {onDecline ? (
        <Button
          variant="default"
          {...(isWide ? { leftSection: <IconX size={18} aria-hidden /> } : {})}
          onClick={onDecline}
        >
          {said.decline()}
        </Button>
      ) : null}
      {onAdvance ? (
        <Button
          variant="default"
          {...(isWide ? { leftSection: <IconArrowUpRight size={18} aria-hidden /> } : {})}
          onClick={onAdvance}
        >
          {said.advance()}
        </Button>
      ) : null}
      <Button
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={onNext === null}
        onClick={() => onNext?.()}
      >
        {said.next()}
      </Button>
    </div>
  );
}
