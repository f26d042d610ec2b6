import { Suspense, useState } from 'react';
import { Button, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/round-cards.ts';
import { QUOTES_MAX } from '#contract/interview/card-limits.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ChosenQuote } from '../recordings/transcript.tsx';
import { type CardValues, type Interview, judgedOf } from './card-draft.ts';
import classes from './cards.module.css';

/** Loaded separately, because the player and the upload are large and most people type. */
export const RoundRecording = lazyAtOnce(
  async () => (await import('../recordings/round-recording.tsx')).RoundRecording,
);

interface RecordedQuotesProps {
  interview: Interview;
  values: CardValues;
  /** Null while no card is being written. */
  onChange: ((change: Partial<CardValues>) => void) | null;
}

/** The recording of the round, beside the card. A line of it can become a quote for a criterion. */
export function RecordedQuotes({ interview, values, onChange }: RecordedQuotesProps) {
  const [quote, setQuote] = useState<ChosenQuote | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const addTo = (id: string, title: string) => {
    if (quote === null) return;
    const judged = judgedOf(values, id);
    const quotes = [...judged.quotes, quote];
    onChange?.({ criteria: { ...values.criteria, [id]: { ...judged, quotes } } });
    setIsAsking(false);
    toast.success(said.quoteAdded({ title }));
  };
  const ask = (chosen: ChosenQuote) => {
    setQuote(chosen);
    setIsAsking(true);
  };
  return (
    <Section title={said.recording()}>
      <Suspense fallback={<Loading rows={2} />}>
        <RoundRecording roundId={interview.roundId} onQuote={onChange === null ? undefined : ask} />
      </Suspense>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title={said.addQuoteTo()} size="sm">
        <Stack gap="sm">
          <blockquote className={classes.quote}>{quote?.text}</blockquote>
          {interview.criteria.map(({ id, title }, index) => {
            const isFull = judgedOf(values, id).quotes.length >= QUOTES_MAX;
            return (
              <Button
                key={id}
                variant="default"
                fullWidth
                disabled={isFull}
                data-autofocus={index === 0 ? true : undefined}
                onClick={() => addTo(id, title)}
              >
                {isFull ? said.fullOfQuotes({ title, count: QUOTES_MAX }) : title}
              </Button>
            );
          })}
        </Stack>
      </Modal>
    </Section>
  );
}
