import { useState } from 'react';
import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import type { RowChoice } from './choice.ts';
import { toast } from './toast.ts';
import classes from './bulk-bar.module.css';

export interface BulkAction {
  label: string;
  onPress: () => void;
  /** The most common action. */
  isMain?: boolean;
}

export interface BulkBarProps<Row> {
  choice: RowChoice<Row>;
  /** How many rows match, if known. */
  total: number | undefined;
  /** Whether matching rows exist that are not shown. */
  hasMore: boolean;
  /** Reads the matching rows, at most as many as can be selected. */
  readAll: (most: number) => Promise<readonly Row[]>;
  actions: readonly BulkAction[];
}

/** The actions for all selected rows. Shown while a row is selected. */
export function BulkBar<Row>({ choice, total, hasMore, readAll, actions }: BulkBarProps<Row>) {
  const [isReading, setReading] = useState(false);
  const count = choice.rows.length;
  const chooseAll = async () => {
    setReading(true);
    try {
      choice.chooseAll(await readAll(choice.most));
    } catch (failure) {
      toast.danger(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setReading(false);
    }
  };
  const chosen = count === choice.most ? said.chosenMost({ count }) : said.chosenCount({ count });
  return (
    <>
      <VisuallyHidden role="status">{count === 0 ? '' : said.chosenHint({ chosen })}</VisuallyHidden>
      {count === 0 ? null : (
        <section aria-label={said.chosen()} className={classes.bar}>
          <Text span inherit fw={600}>
            {chosen}
          </Text>
          {hasMore && count < Math.min(total ?? Infinity, choice.most) ? (
            <Button variant="subtle" loading={isReading} onClick={() => void chooseAll()}>
              {allWords(total, choice.most)}
            </Button>
          ) : null}
          <ActionIcon color="gray" aria-label={said.chooseNobody()} onClick={choice.clear}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
          <div className={classes.actions} data-bulk-actions>
            {actions.map(({ label, onPress, isMain }) => (
              <Button key={label} variant={isMain ? 'filled' : 'default'} onClick={onPress}>
                {label}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function allWords(total: number | undefined, most: number): string {
  if (total === undefined) return said.chooseMatching();
  return total > most ? said.chooseFirst({ most, total }) : said.chooseAll({ total });
}
