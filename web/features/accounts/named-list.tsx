import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Group, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/accounts.ts';
import type { Call } from '#web/api/call.ts';
import type { InputOf } from '#web/api/types.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read, type ReadState } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { useTold } from './use-told.ts';

interface NamedListProps<Row, C extends Call> {
  label: string;
  query: ReadState<unknown>;
  /** Undefined until the query has loaded. */
  rows: readonly Row[] | undefined;
  textOf: (row: Row) => string;
  empty: string;
  onEdit: (row: Row) => void;
  deleting: {
    call: C;
    inputOf: (row: Row) => InputOf<C>;
    read: Call;
    /** Such as 'kit'. */
    noun: string;
    /** What deleting doesn't affect. */
    children: ReactNode;
  };
  /** Moves the focus here, because the focused element is gone. */
  focus?: boolean;
}

/** A list of things a company saved under a name, each with buttons to edit and delete it. */
export function NamedList<Row extends { name: string }, C extends Call>(props: NamedListProps<Row, C>) {
  const { label, query, rows = [], textOf, empty, onEdit, deleting, focus = false } = props;
  const [wish, setWish] = useState<Row | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setWish(null);
  const remove = useTold(deleting.call, [deleting.read], { close, place });
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus]);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} style={{ outlineOffset: 4 }}>
      <Read
        query={query}
        waiting={<Loading shape="table" rows={2} />}
        empty={{ when: () => rows.length === 0, text: empty }}
      >
        {() => (
          <RowList>
            {rows.map((row) => (
              <li key={row.name} className={layout.row}>
                <div className={layout.words}>
                  <strong>{row.name}</strong>
                  <Text span lineClamp={2}>
                    {textOf(row)}
                  </Text>
                </div>
                <Group gap={4}>
                  <Button
                    variant="default"
                    aria-label={said.editNamed({ name: row.name })}
                    onClick={() => onEdit(row)}
                  >
                    {said.edit()}
                  </Button>
                  <Button
                    variant="subtle"
                    color="brick"
                    aria-label={said.deleteNamed({ name: row.name })}
                    onClick={() => setWish(row)}
                  >
                    {said.deleteOne()}
                  </Button>
                </Group>
              </li>
            ))}
          </RowList>
        )}
      </Read>
      <ConfirmModal
        opened={wish !== null}
        onClose={close}
        onConfirm={() => wish && remove.mutate(deleting.inputOf(wish))}
        title={said.deleteNounTitle({ noun: deleting.noun, name: wish?.name ?? '' })}
        confirmLabel={said.deleteNoun({ noun: deleting.noun })}
        cancelLabel={common.cancel()}
        danger
        busy={remove.isPending}
      >
        {deleting.children}
      </ConfirmModal>
    </div>
  );
}
