import type { KeyboardEvent } from 'react';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { candidatePath, personPath } from '#contract/shared/paths.ts';
import { EXPIRED_TITLE, isAfterInterview } from '#contract/interview/stages.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { scoreText, unsettledText } from '#web/features/applications/received/score-text.ts';
import type { BookedTimes } from '#web/features/rounds/times/booked-times.ts';
import { ChooseBox } from '#web/ui/choice-box.tsx';
import { RowMenu, type MenuEntry } from '#web/ui/row-menu.tsx';
import type { Applicant } from '../applicant.ts';
import { withPerson } from '../hiring-filters.ts';
import { inviteLabel } from '../invite.ts';
import type { ViewProps } from '../hiring-views.tsx';
import type { BoardStage } from './board.tsx';
import { useDraggableCard } from './drag.ts';
import { mayGo } from './keyboard-move.ts';
import type { Mover } from './use-mover.ts';
import classes from './board.module.css';

export interface BoardCardProps extends Pick<ViewProps, 'address' | 'choice' | 'inviteFor' | 'takingBack'> {
  person: Applicant;
  /** The people in the same column, in its order. */
  people: readonly Applicant[];
  columns: readonly BoardStage[];
  isOfAll: boolean;
  bookedTimes: BookedTimes;
  mover: Mover;
  isMovable: boolean;
}

/** A person on one line: the name and the deciding figure. A second line has anything unusual. */
export function BoardCard(props: BoardCardProps) {
  const { person, people, choice, mover, isMovable } = props;
  const card = useDraggableCard(person, isMovable);
  const { candidateName: name, candidateId } = person;
  const isHeld = mover.held?.person.applicationId === person.applicationId;
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
  const quiet = quietLine(props);
  return (
    <li
      ref={card}
      className={classes.card}
      data-held={isHeld || undefined}
      data-chosen={choice.isChosen(person) || undefined}
    >
      {isMovable ? (
        <UnstyledButton
          className={classes.handle}
          aria-label={said.moveOf({ name })}
          aria-pressed={isHeld}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (isHeld) mover.leave();
          }}
        >
          <IconGripVertical size={16} aria-hidden />
        </UnstyledButton>
      ) : null}
      <ChooseBox choice={choice} rows={people} row={person} name={name} />
      <div className={classes.who}>
        <Link to={personPath(candidateId)} className={classes.name} draggable={false}>
          {name}
        </Link>
        {quiet === '' ? null : (
          <Text size="sm" c="dimmed" lh={1.25}>
            {quiet}
          </Text>
        )}
      </div>
      <Figure person={person} />
      <RowMenu label={said.moreFor({ name })} entries={entriesOf(props)} />
    </li>
  );
}

/** The score after the interview. Before it, the criteria match. */
function Figure({ person }: { person: Applicant }) {
  if (person.mustScoreFirst) return null;
  const isInterviewed = isAfterInterview(person.stage);
  const text = isInterviewed ? scoreText(person) : criteriaText(person.criteriaMatches, 0);
  if (text === '-') return null;
  return (
    <span className={classes.figure} title={isInterviewed ? said.score() : said.criteriaMatch()}>
      <VisuallyHidden>{isInterviewed ? said.score() : said.criteriaMatch()} </VisuallyHidden>
      {text}
    </span>
  );
}

const quietLine = ({ person, isOfAll, bookedTimes }: BoardCardProps): string =>
  [
    isOfAll ? person.role : '',
    person.outcome === null ? (bookedTimes.get(person.applicationId) ?? '') : '',
    person.isExpired ? EXPIRED_TITLE : '',
    isAfterInterview(person.stage) ? unsettledText(person) : '',
    person.mustScoreFirst ? said.judgeFirst() : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');

function entriesOf(props: BoardCardProps): MenuEntry[] {
  const { person, columns, mover, isMovable, address, inviteFor, takingBack } = props;
  const { applicationId, candidateId, stage } = person;
  const back = takingBack.actionFor(person);
  const onInvite = isMovable ? inviteFor([person]) : null;
  return [
    ...(onInvite === null ? [] : [{ label: inviteLabel(person), onSelect: onInvite }]),
    ...(isMovable ? columns : [])
      .filter(({ key }) => key !== 'declined' && mayGo(stage, key))
      .map(({ key }) => ({
        label: said.moveTo({ stage: mover.titleOf(key) }),
        onSelect: () => mover.move(person, key),
      })),
    ...(person.outcome !== null && back ? [back] : []),
    ...(isAfterInterview(stage)
      ? [{ label: said.review(), to: `?${withPerson(address, applicationId)}` }]
      : []),
    { label: said.viewProfile(), to: candidatePath(candidateId) },
    ...(isMovable
      ? [{ label: said.decline(), danger: true, onSelect: () => mover.move(person, 'declined') }]
      : []),
  ];
}
