import { ActionIcon, Button, Input, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-questions.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { KEY_WARNING_TEXTS, isUsableKey, keyWarnings } from '#contract/job/key-help.ts';
import {
  type KeyPoint,
  canSplit,
  joinPoints,
  pointsOfKey,
  splitPoint,
  toggleOptional,
} from '#contract/job/key-points.ts';
import { ANSWER_MAX } from '#contract/shared/limits.ts';
import { FieldWarnings } from '#web/ui/field-warnings.tsx';
import type { Errors } from '#web/ui/form/check.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import type { QuestionRow } from './question-values.ts';
import classes from './key-field.module.css';

interface KeyFieldProps {
  row: QuestionRow;
  errors: Errors;
  onChange: (change: Partial<QuestionRow>) => void;
}

/** The expected answer to a spoken question, the points that the analysis will look for, and other accepted answers. */
export function KeyField({ row, errors, onChange }: KeyFieldProps) {
  const key = row.answer;
  const isOwn = row.questionId === null;
  const warnings = keyWarnings(key).map((warning) => KEY_WARNING_TEXTS[warning]());
  const hint =
    isOwn && key.trim() === '' && row.question.trim() !== ''
      ? [`${said.notScored()} ${said.keyNotApplicable()}`]
      : warnings;
  return (
    <Stack gap="sm">
      <div>
        <LimitedTextarea
          label={said.keyLabel()}
          description={said.keyHint()}
          required
          autosize
          minRows={2}
          maxRows={12}
          limit={ANSWER_MAX}
          value={key}
          onChange={(event) => onChange({ answer: event.currentTarget.value })}
          error={errors.answer}
        />
        <FieldWarnings texts={hint} />
      </div>
      {isUsableKey(key) ? <Points answer={key} onChange={(answer) => onChange({ answer })} /> : null}
      <AcceptedAnswers row={row} errors={errors} onChange={onChange} />
    </Stack>
  );
}

function Points({ answer, onChange }: { answer: string; onChange: (answer: string) => void }) {
  const points = pointsOfKey(answer);
  const entriesFor = (point: KeyPoint, next: KeyPoint | undefined) => [
    ...(canSplit(answer, point)
      ? [{ label: said.pointSplit(), onSelect: () => onChange(splitPoint(answer, point)) }]
      : []),
    ...(next ? [{ label: said.pointJoin(), onSelect: () => onChange(joinPoints(answer, point, next)) }] : []),
    {
      label: point.optional ? said.pointExpected() : said.pointOptional(),
      onSelect: () => onChange(toggleOptional(answer, point)),
    },
  ];
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {said.points()}
      </Text>
      <ul className={classes.points} aria-label={said.points()}>
        {points.map((point, index) => (
          // A point's only identity is its position, because its text changes while typing.
          <li key={index} className={classes.point} data-optional={point.optional || undefined}>
            <Text span inherit miw={0} py={6}>
              {point.text}
              {point.optional ? (
                <Text span inherit c="dimmed">
                  {' '}
                  {said.optional()}
                </Text>
              ) : null}
            </Text>
            <RowMenu
              label={said.changePoint({ number: index + 1 })}
              entries={entriesFor(point, points[index + 1])}
            />
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt={4}>
        {said.pointsHelp()}
      </Text>
    </div>
  );
}

function AcceptedAnswers({ row, errors, onChange }: KeyFieldProps) {
  const accepted = row.acceptedAnswers ?? [];
  const set = (acceptedAnswers: string[]) => onChange({ acceptedAnswers });
  return (
    <>
      {accepted.map((text, index) => (
        // An answer's only identity is its position.
        <div key={index} className={classes.accepted}>
          <LimitedTextarea
            label={accepted.length > 1 ? said.acceptedOfMany({ number: index + 1 }) : said.accepted()}
            autosize
            minRows={1}
            maxRows={12}
            limit={ANSWER_MAX}
            value={text}
            onChange={({ currentTarget: { value } }) =>
              set(accepted.map((other, at) => (at === index ? value : other)))
            }
          />
          <ActionIcon
            aria-label={said.removeAccepted({ number: index + 1 })}
            color="brick"
            onClick={() => set(accepted.filter((_, at) => at !== index))}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {errors.acceptedAnswers ? <Input.Error>{errors.acceptedAnswers}</Input.Error> : null}
      {isFull(LIST_LIMITS.acceptedAnswers, accepted.length) ? (
        <ListFull limit={LIST_LIMITS.acceptedAnswers} count={accepted.length} />
      ) : (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set([...accepted, ''])}
          >
            {said.addAccepted()}
          </Button>
        </div>
      )}
    </>
  );
}
