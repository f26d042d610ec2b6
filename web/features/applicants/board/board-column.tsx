import type { KeyboardEvent } from 'react';
import { Avatar, Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { candidatePath, reportPath } from '#contract/paths.ts';
import { isReviewFirst } from '#contract/settled.ts';
import { isAfterInterview, type Stage } from '#contract/stages.ts';
import { getReviewQueue } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { scoreText, unsettledText } from '#web/features/applications/received/score-text.ts';
import { StatusBadge } from '#web/ui/badges.tsx';
import { sinceInWords } from '#web/ui/durations.ts';
import { Loading } from '#web/ui/loading.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import type { BoardStage } from './board.tsx';
import type { BoardPerson } from './board-person.ts';
import { useDraggableCard, useDropColumn } from './drag.ts';
import { mayGo, type Target } from './keyboard-move.ts';
import type { Mover } from './use-mover.ts';
import classes from './board.module.css';

const AT_ONCE = 20;

export interface BoardColumnProps {
  jobId: string;
  stage: BoardStage;
  stages: readonly BoardStage[];
  text: string;
  /** The stage of the card that is on its way; null while none is. */
  from: Stage | null;
  mover: Mover;
  isMovable: boolean;
}

/** One stage of a job with its people. It is read page by page, by itself. */
export function BoardColumn({ jobId, stage, stages, text, from, mover, isMovable }: BoardColumnProps) {
  const { key, title } = stage;
  const query = useReadPages(
    getReviewQueue,
    {
      jobId,
      stage: key,
      outcome: key === 'hired' ? 'hired' : 'open',
      limit: AT_ONCE,
      ...(text === '' ? {} : { text }),
    },
    ({ applications }) => applications,
    { keepPrevious: true },
  );
  const { column, isOver } = useDropColumn(key, (person) => mover.move(person, key));
  const isAimedAt = mover.held !== null && mover.held.at === key && mover.held.person.stage !== key;
  const total = query.data?.first?.total;
  return (
    <section
      ref={column}
      aria-label={total === undefined ? title : `${title}: ${total}`}
      className={classes.column}
      data-over={isOver || isAimedAt || undefined}
      data-closed={(from !== null && from !== key && !mayGo(from, key)) || undefined}
    >
      <h3 className={classes.columnHead}>
        {title} <span className={classes.total}>{total ?? ''}</span>
      </h3>
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <Text size="sm" c="dimmed">
                Nobody is here.
              </Text>
            ) : (
              <ul className={classes.cards}>
                {items.map((person) => (
                  <BoardCard
                    key={person.applicationId}
                    person={person}
                    stages={stages}
                    mover={mover}
                    isMovable={isMovable && person.outcome === null}
                  />
                ))}
              </ul>
            )}
            <MoreButton query={query} label="Show more" />
          </>
        )}
      </Read>
    </section>
  );
}

/** Where a card is dropped to decline somebody. */
export function DeclineColumn({ from, mover }: { from: Stage | null; mover: Mover }) {
  const { column, isOver } = useDropColumn('declined', (person) => mover.move(person, 'declined'));
  return (
    <section
      ref={column}
      aria-label="Decline"
      className={classes.column}
      data-over={isOver || mover.held?.at === 'declined' || undefined}
      data-closed={(from !== null && !mayGo(from, 'declined')) || undefined}
    >
      <h3 className={classes.columnHead}>Decline</h3>
      <Text size="sm" c="dimmed">
        Put somebody here to decline them.
      </Text>
    </section>
  );
}

interface BoardCardProps {
  person: BoardPerson;
  stages: readonly BoardStage[];
  mover: Mover;
  isMovable: boolean;
}

export function BoardCard({ person, stages, mover, isMovable }: BoardCardProps) {
  const card = useDraggableCard(person, isMovable);
  const picture = <Avatar src={person.avatarUrl} name={person.candidateName} alt="" size={28} color="pine" />;
  const { candidateName: name, candidateId, applicationId, stageSince } = person;
  const isHeld = mover.held?.person.applicationId === applicationId;
  const targets: readonly Target[] = isMovable ? stages.map(({ key }) => key) : [];

  const onKeyDown = (event: KeyboardEvent) => {
    const act = isHeld
      ? {
          ' ': mover.put,
          Enter: mover.put,
          Escape: mover.leave,
          ArrowLeft: () => mover.step(-1),
          ArrowRight: () => mover.step(1),
        }[event.key]
      : { ' ': () => mover.lift(person) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <li ref={card} className={classes.card} data-held={isHeld || undefined}>
      {isMovable ? (
        <UnstyledButton
          className={classes.handle}
          aria-label={`Move ${name}`}
          aria-pressed={isHeld}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (isHeld) mover.leave();
          }}
        >
          {picture}
        </UnstyledButton>
      ) : (
        <div className={classes.handle}>{picture}</div>
      )}
      <div className={classes.words}>
        <Link to={candidatePath(candidateId)} className={classes.name} draggable={false}>
          {name}
        </Link>
        <Text size="sm" c="dimmed" component="div">
          {[...boardScore(person), sinceInWords(stageSince)].join(' · ')}
        </Text>
        {person.isExpired ? <StatusBadge status="EXPIRED" /> : null}
      </div>
      <RowMenu
        label={`More for ${name}`}
        entries={[
          ...targets
            .filter((target) => mayGo(person.stage, target))
            .map((target) => ({
              label: `Move to ${mover.titleOf(target)}`,
              onSelect: () => mover.move(person, target),
            })),
          ...(isAfterInterview(person.stage) ? [{ label: 'Feedback', to: reportPath(applicationId) }] : []),
          { label: 'View Profile', to: candidatePath(candidateId) },
          ...(isMovable
            ? [{ label: 'Decline', danger: true, onSelect: () => mover.move(person, 'declined') }]
            : []),
        ]}
      />
    </li>
  );
}

/** The score of a report, and how much is settled unless all is. */
const boardScore = (person: BoardPerson): string[] =>
  person.score === null && !isReviewFirst(person)
    ? []
    : [scoreText(person), unsettledText(person)].filter((text) => text !== '');
