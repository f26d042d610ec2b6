import { Box } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatDuration } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { sizeInWords } from '#web/ui/sizes.ts';
import type { Receipt } from './receipt-of.ts';
import classes from '../steps/interview.module.css';

/** Exactly what the server has received. */
export function ReceiptList({ receipt }: { receipt: Receipt }) {
  const { choices, spoken, video, leftOut } = receipt;
  const received = spoken.filter(({ isReceived }) => isReceived);
  const seconds = received.reduce((sum, answer) => sum + (answer.seconds ?? 0), 0);
  return (
    <div className={`${layout.box} ${classes.receipt}`}>
      <Box component="h3" mb="xs" fz="md">
        Received from you
      </Box>
      <ul>
        {choices.asked > 0 ? (
          <Line good={choices.given === choices.asked}>
            {choices.given} of {choices.asked} multiple-choice answers
          </Line>
        ) : null}
        {spoken.length > 0 ? (
          <Line good={received.length === spoken.length}>
            {received.length} of {spoken.length}{' '}
            {spoken.some(({ isWritten }) => isWritten) ? 'written' : 'spoken'} answers
            {seconds > 0 ? `, ${formatDuration(seconds)} minutes of sound` : ''}
          </Line>
        ) : null}
        {video ? (
          <Line good>
            The video{video.seconds === null ? '' : `, ${formatDuration(video.seconds)} minutes`} (
            {sizeInWords(video.bytes)})
          </Line>
        ) : null}
        {leftOut.map((part) => (
          <Line key={part} good={false}>
            Not received: {part}
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

function lengthOf({ isReceived, seconds }: Receipt['spoken'][number]): string {
  if (!isReceived) return 'no answer';
  return seconds === null ? 'received' : formatDuration(seconds);
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
