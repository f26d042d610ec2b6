import { useState } from 'react';
import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronsLeft } from '@tabler/icons-react';
import * as said from '#contract/messages/en/pipeline.ts';
import type { Stage } from '#contract/interview/stages.ts';
import { getReviewQueue } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { BookedTimes } from '#web/features/rounds/times/booked-times.ts';
import { Loading } from '#web/ui/loading.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Read } from '#web/ui/read.tsx';
import { applicationsOf } from '../applicant.ts';
import { queueInput } from '../hiring-filters.ts';
import type { ViewProps } from '../hiring-views.tsx';
import type { BoardStage } from './board.tsx';
import { BoardCard } from './board-card.tsx';
import { useDropColumn } from './drag.ts';
import { mayGo, type Target } from './keyboard-move.ts';
import type { Mover } from './use-mover.ts';
import classes from './board.module.css';

const AT_ONCE = 20;

export interface BoardColumnProps extends ViewProps {
  column: BoardStage;
  columns: readonly BoardStage[];
  /** The board shows the people of all jobs. */
  isOfAll: boolean;
  bookedTimes: BookedTimes;
  /** The stage of the card being moved. Null if there is none. */
  from: Stage | null;
  mover: Mover;
  isMovable: boolean;
  canFold: boolean;
}

const isClosing = (key: Target): key is 'hired' | 'declined' => key === 'hired' || key === 'declined';

/** A round that is not planned and has no one in it. */
export const isLeftOut = ({ isPlanned }: BoardStage, total: number | undefined): boolean =>
  !isPlanned && !total;

/** The people of one column, page by page. */
export function usePeopleIn(address: URLSearchParams, key: Target) {
  const { stage: _, ...filters } = queueInput(address);
  const input = {
    ...filters,
    ...(key === 'declined' ? {} : { stage: key }),
    outcome: isClosing(key) ? key : ('open' as const),
    limit: AT_ONCE,
  };
  return useReadPages(getReviewQueue, input, applicationsOf, { keepPrevious: true });
}

/** One stage with its people, or the declined people. Each column reads its own pages. */
export function BoardColumn(props: BoardColumnProps) {
  const { address, column, from, mover, isMovable, canFold } = props;
  const { key, title } = column;
  const isClosed = isClosing(key);
  const [isFolded, setIsFolded] = useState(isClosed);
  const query = usePeopleIn(address, key);
  const { column: element, isOver } = useDropColumn(key, (person) => mover.move(person, key));
  const isAimedAt = mover.held !== null && mover.held.at === key && mover.held.person.stage !== key;
  const total = query.data?.first?.total;
  if (isLeftOut(column, total)) return null;
  const name = total === undefined ? title : `${title}: ${total}`;
  const shared = {
    ref: element,
    'aria-label': name,
    'data-over': isOver || isAimedAt || undefined,
    'data-closed': (from !== null && from !== key && !mayGo(from, key)) || undefined,
  };
  if (isFolded && canFold)
    return (
      <section {...shared} className={classes.folded}>
        <UnstyledButton
          className={classes.unfold}
          aria-expanded={false}
          aria-label={said.show({ name })}
          onClick={() => setIsFolded(false)}
        >
          {title} {total}
        </UnstyledButton>
      </section>
    );
  return (
    <section {...shared} className={classes.column}>
      <h2 className={classes.columnHead}>
        {title}{' '}
        <Text span inherit c="dimmed">
          {total ?? ''}
        </Text>
        {isClosed && canFold ? (
          <UnstyledButton
            className={classes.fold}
            aria-expanded
            aria-label={said.fold({ title })}
            onClick={() => setIsFolded(true)}
          >
            <IconChevronsLeft size={18} aria-hidden />
          </UnstyledButton>
        ) : null}
      </h2>
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <Text size="sm" c="dimmed">
                {said.nobodyHere()}
              </Text>
            ) : (
              <ul className={classes.cards}>
                {items.map((person) => (
                  <BoardCard
                    key={person.applicationId}
                    {...props}
                    person={person}
                    people={items}
                    isMovable={isMovable && person.outcome === null}
                  />
                ))}
              </ul>
            )}
            <MoreButton query={query} label={said.showMore()} />
          </>
        )}
      </Read>
    </section>
  );
}
