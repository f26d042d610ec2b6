import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import * as said from '#contract/messages/en/company-settings.ts';
import {
  CRITERION_ASK_MAX,
  CRITERION_LEVELS,
  CRITERION_LEVEL_MAX,
  CRITERION_TITLE_MAX,
} from '#contract/interview/kit-limits.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import type { getKits } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import { newId } from '#web/ui/new-id.ts';
import { OrderButtons } from '#web/ui/order-buttons.tsx';
import { QuestionWarning } from '#web/ui/question-warning.tsx';
import { RowList } from '#web/ui/row-list.tsx';

export type Kit = OutputOf<typeof getKits>['kits'][number]['kit'];
export type Criterion = Kit['criteria'][number];

export const newCriterion = (): Criterion => ({
  id: newId(),
  title: '',
  ask: '',
  levels: CRITERION_LEVELS.map(() => ''),
});

/** The errors of a form with the criteria in `kit`, after the criteria have changed. */
export const withoutKit = (errors: Record<string, unknown>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !/^kit\b/.test(path))) as Errors;

interface CriteriaProps {
  value: readonly Criterion[];
  onChange: (criteria: Criterion[]) => void;
  /** Errors by the paths of a form with the criteria in `kit`. */
  errors: Errors;
}

/** The criteria of a kit. Each is folded until someone edits it or it has an error. */
export function CriteriaFields({ value, onChange, errors }: CriteriaProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () => new Set(value.filter(({ title }) => title === '').map(({ id }) => id)),
  );
  const turn = (id: string, isOpen: boolean) => {
    const next = new Set(unfolded);
    if (isOpen) next.add(id);
    else next.delete(id);
    setUnfolded(next);
  };
  const move = (from: number, to: number) => {
    const moved = value.toSpliced(from, 1);
    onChange(moved.toSpliced(to, 0, value[from]!));
  };
  const add = () => {
    const added = newCriterion();
    turn(added.id, true);
    onChange([...value, added]);
  };
  return (
    <div>
      <RowList component="ol" label={said.criteria()}>
        {value.map((criterion, index) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            index={index}
            count={value.length}
            errors={errors}
            isUnfolded={unfolded.has(criterion.id)}
            onFold={(isOpen) => turn(criterion.id, isOpen)}
            onChange={(change) => {
              // Keeps it open after its error is fixed.
              turn(criterion.id, true);
              onChange(value.with(index, { ...criterion, ...change }));
            }}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(value.toSpliced(index, 1))}
          />
        ))}
      </RowList>
      <Button
        mt="sm"
        variant="default"
        disabled={isFull(LIST_LIMITS.kitCriteria, value.length)}
        onClick={add}
      >
        {said.addCriterion()}
      </Button>
      <ListFull limit={LIST_LIMITS.kitCriteria} count={value.length} />
    </div>
  );
}

interface RowProps {
  criterion: Criterion;
  index: number;
  count: number;
  errors: Errors;
  isUnfolded: boolean;
  onFold: (isOpen: boolean) => void;
  onChange: (change: Partial<Criterion>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function CriterionRow(props: RowProps) {
  const { criterion, index, count, errors, isUnfolded, onFold } = props;
  const path = `kit.criteria.${index}`;
  const isOpen = isUnfolded || Object.keys(errors).some((each) => each.startsWith(`${path}.`));
  const name = criterion.title === '' ? said.criterionNumber({ number: index + 1 }) : criterion.title;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li className={layout.row}>
      <Stack gap={4} flex="1 1 260px" miw={0}>
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{criterion.title || said.newCriterion()}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            flex="none"
            rightSection={<Chevron size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-label={isOpen ? said.closeNamed({ name }) : said.changeNamed({ name })}
            onClick={() => onFold(!isOpen)}
          >
            {isOpen ? said.close() : said.change()}
          </Button>
        </Group>
        {isOpen || criterion.ask === '' ? null : (
          <Text size="sm" c="dimmed">
            {criterion.ask}
          </Text>
        )}
        {isOpen ? <CriterionFields {...props} path={path} name={name} count={count} /> : null}
      </Stack>
    </li>
  );
}

function CriterionFields(props: RowProps & { path: string; name: string }) {
  const { criterion, index, count, errors, path, name, onChange, onMove, onRemove } = props;
  return (
    <Stack gap="sm">
      <LimitedInput
        label={said.criterion()}
        required
        limit={CRITERION_TITLE_MAX}
        value={criterion.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        error={errors[`${path}.title`]}
      />
      <div>
        <LimitedTextarea
          label={said.whatToAsk()}
          autosize
          minRows={2}
          limit={CRITERION_ASK_MAX}
          value={criterion.ask}
          onChange={(event) => onChange({ ask: event.currentTarget.value })}
          error={errors[`${path}.ask`]}
        />
        <QuestionWarning question={criterion.ask} />
      </div>
      {CRITERION_LEVELS.map((level, at) => (
        <LimitedTextarea
          key={level}
          label={levelLabel(level)}
          description={at === 0 ? said.levelsHint() : undefined}
          autosize
          minRows={2}
          limit={CRITERION_LEVEL_MAX}
          value={criterion.levels[at] ?? ''}
          onChange={(event) => onChange({ levels: criterion.levels.with(at, event.currentTarget.value) })}
          error={errors[`${path}.levels.${at}`]}
        />
      ))}
      <OrderButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
    </Stack>
  );
}

function levelLabel(level: number): string {
  const [lowest] = CRITERION_LEVELS;
  if (level === lowest) return said.lowestLevel({ level });
  if (level === CRITERION_LEVELS.at(-1)) return said.highestLevel({ level });
  return said.level({ level });
}
