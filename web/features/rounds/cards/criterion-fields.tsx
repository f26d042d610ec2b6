import { useId, useRef } from 'react';
import { Box, Radio, Stack, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/round-cards.ts';
import { REASON_MAX } from '#contract/shared/limits.ts';
import {
  CHOOSE_LEVEL,
  NEEDS_EVIDENCE,
  QUOTES_MAX,
  QUOTE_MAX,
  needsEvidence,
} from '#contract/interview/card-limits.ts';
import { CRITERION_LEVELS } from '#contract/interview/kit-limits.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { requiredGroup } from '#web/ui/form/required-group.ts';
import { type Interview, type Judged, type Quote, lacksEvidence } from './card-draft.ts';
import { QuoteTime } from './level-text.tsx';
import classes from './cards.module.css';

interface CriterionFieldsProps {
  criterion: Interview['criteria'][number];
  number: number;
  value: Judged;
  onChange: (value: Judged) => void;
  /** The person tried to submit, so missing values are pointed out. */
  isTried: boolean;
  onSend: () => void;
}

/** One criterion: what to ask, what was said, and the level. */
export function CriterionFields({
  criterion,
  number,
  value,
  onChange,
  isTried,
  onSend,
}: CriterionFieldsProps) {
  const { title, ask, levels } = criterion;
  const heading = useId();
  const lacks = isTried && lacksEvidence(value);
  return (
    <section aria-labelledby={heading} className={classes.criterion}>
      <Title order={2} size="h4" id={heading}>
        {number}. {title}
      </Title>
      {ask === '' ? null : <p className={classes.ask}>{ask}</p>}
      <Stack gap="md" mt="sm">
        <Quotes title={title} quotes={value.quotes} onChange={(quotes) => onChange({ ...value, quotes })} />
        <Radio.Group
          ref={requiredGroup}
          label={said.level({ title })}
          value={value.level === undefined ? '' : String(value.level)}
          onChange={(chosen) =>
            onChange({ ...value, level: CRITERION_LEVELS.find((level) => String(level) === chosen) ?? null })
          }
          error={isTried && value.level === undefined ? CHOOSE_LEVEL() : undefined}
        >
          <div className={classes.levels}>
            {CRITERION_LEVELS.map((level) => (
              <Radio
                key={level}
                value={String(level)}
                label={levels[level - 1] === '' ? labelOf(level) : `${level}`}
                description={levels[level - 1]}
                styles={{ description: { fontSize: '0.875rem' } }}
                className={classes.level}
              />
            ))}
          </div>
          <Radio value="null" label={said.didNotComeUp()} mt="xs" />
        </Radio.Group>
        <LimitedTextarea
          label={(needsEvidence(value.level ?? null) ? said.reasonFor : said.reasonForOptional)({ title })}
          autosize
          minRows={1}
          limit={REASON_MAX}
          value={value.reason}
          onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          }}
          error={lacks ? NEEDS_EVIDENCE() : undefined}
        />
      </Stack>
    </section>
  );
}

const labelOf = (level: number): string =>
  level === 1 ? said.lowest() : level === CRITERION_LEVELS.length ? said.highest({ level }) : `${level}`;

interface QuotesProps {
  title: string;
  quotes: readonly Quote[];
  onChange: (quotes: Quote[]) => void;
}

/** The person's words as they are said. There is always an empty line for the next quote. */
function Quotes({ title, quotes, onChange }: QuotesProps) {
  const list = useRef<HTMLUListElement>(null);
  const lines = quotes.length < QUOTES_MAX ? [...quotes, { text: '', second: null }] : quotes;
  const set = (index: number, text: string) => {
    const next = lines.map((quote, at) => (at === index ? { ...quote, text } : quote));
    // Empty lines at the end don't count.
    const last = next.findLastIndex((quote) => quote.text !== '');
    onChange(next.slice(0, last + 1));
  };
  const goTo = (index: number) => list.current?.querySelectorAll('textarea')[index]?.focus();
  return (
    <Box>
      <Text fw={600} fz="0.9375rem" mb={4}>
        {said.quotes()}
      </Text>
      <ul ref={list} className={classes.quotes}>
        {lines.map((quote, index) => (
          <li key={index}>
            <LimitedTextarea
              aria-label={said.quoteNumber({ title, number: index + 1 })}
              placeholder={index === 0 ? said.theirWords() : said.nextQuote()}
              autosize
              minRows={1}
              limit={QUOTE_MAX}
              value={quote.text}
              onChange={({ currentTarget }) => set(index, currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                goTo(index + 1);
              }}
            />
            <QuoteTime second={quote.second} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
