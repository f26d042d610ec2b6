import { Box } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import * as said from '#contract/messages/en/interview-sending.ts';
import { formatDuration } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { sizeInWords } from '#web/ui/sizes.ts';
import type { Receipt } from './receipt-of.ts';
import classes from '../steps/interview.module.css';

/** Exactly what the server has received. */
export function ReceiptList({ receipt }: { receipt: Receipt }) {
  const { choices, spoken, video, leftOut } = receipt;
  return (
    <div className={`${layout.box} ${classes.receipt}`}>
      <Box component="h3" mb="xs" fz="md">
        {said.received()}
      </Box>
      <ul>
        {choices.asked > 0 ? (
          <Line good={choices.given === choices.asked}>{said.choicesReceived(choices)}</Line>
        ) : null}
        {spoken.length > 0 ? (
          <Line good={spoken.every(({ isReceived }) => isReceived)}>{answersInWords(spoken)}</Line>
        ) : null}
        {video ? <Line good>{videoInWords(video)}</Line> : null}
        {leftOut.map((part) => (
          <Line key={part} good={false}>
            {part === 'video' ? said.videoMissing() : said.answerMissing({ number: part })}
          </Line>
        ))}
      </ul>
      {spoken.length > 0 ? (
        <ol className={`${layout.bullets} ${classes.receiptAnswers}`}>
          {spoken.map((answer, index) => (
            <li key={index}>
              <span>{answer.question}</span>
              <span>{lengthOf(answer)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function answersInWords(spoken: Receipt['spoken']): string {
  const received = spoken.filter(({ isReceived }) => isReceived);
  const seconds = received.reduce((sum, answer) => sum + (answer.seconds ?? 0), 0);
  const isWritten = spoken.some((answer) => answer.isWritten);
  const counts = { given: received.length, asked: spoken.length };
  if (seconds === 0) return (isWritten ? said.writtenReceived : said.spokenReceived)(counts);
  const withSound = isWritten ? said.writtenReceivedSound : said.spokenReceivedSound;
  return withSound({ ...counts, duration: formatDuration(seconds) });
}

function videoInWords({ bytes, seconds }: NonNullable<Receipt['video']>): string {
  const size = sizeInWords(bytes);
  return seconds === null
    ? said.videoReceived({ size })
    : said.videoReceivedLength({ duration: formatDuration(seconds), size });
}

function lengthOf({ isReceived, seconds }: Receipt['spoken'][number]): string {
  if (!isReceived) return said.noAnswer();
  return seconds === null ? said.answerReceived() : formatDuration(seconds);
}

function Line({ good, children }: { good: boolean; children: React.ReactNode }) {
  const Icon = good ? IconCheck : IconAlertTriangle;
  return (
    <li data-good={good}>
      <Icon size={18} stroke={2} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
