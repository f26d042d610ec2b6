import type { Ref } from 'react';
import { Group, Radio, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/round-cards.ts';
import { SCORES, type Score } from '#contract/interview/scores.ts';
import { REASON_MAX } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { requiredGroup } from '#web/ui/form/required-group.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import classes from './cards.module.css';

/** A judgement on a person or an answer, as typed. */
export interface Judgement {
  score: Score | null;
  reason: string;
}

export const NO_JUDGEMENT: Judgement = { score: null, reason: '' };
export const isComplete = ({ score, reason }: Judgement): boolean => score !== null && reason.trim() !== '';

interface JudgementFieldsProps {
  label: string;
  value: Judgement;
  onChange: (value: Judgement) => void;
  /** The person tried to submit, so missing values are pointed out. */
  isTried: boolean;
  reasonRef?: Ref<HTMLTextAreaElement>;
  /** Ctrl+Enter or Command+Enter submits the whole form. */
  onSend: () => void;
}

export function JudgementFields(props: JudgementFieldsProps) {
  const { label, value, onChange, isTried, reasonRef, onSend } = props;
  return (
    <Stack gap="md">
      <Radio.Group
        ref={requiredGroup}
        label={label}
        value={value.score === null ? '' : String(value.score)}
        onChange={(chosen) => {
          const score = SCORES.find((one) => String(one.score) === chosen)?.score ?? null;
          onChange({ ...value, score });
        }}
        error={isTried && value.score === null ? rules.chooseJudgement() : undefined}
      >
        <Group gap="md" mt="xs" className={classes.judgements}>
          {SCORES.map(({ score, title }) => (
            <Radio key={score} value={String(score)} label={title} size="md" />
          ))}
        </Group>
      </Radio.Group>
      <LimitedTextarea
        {...(reasonRef ? { ref: reasonRef } : {})}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
        }}
        aria-label={said.reasonFor({ title: label })}
        placeholder={said.reason()}
        autosize
        minRows={2}
        limit={REASON_MAX}
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.currentTarget.value })}
        error={isTried && value.reason.trim() === '' ? rules.giveReason() : undefined}
      />
    </Stack>
  );
}
