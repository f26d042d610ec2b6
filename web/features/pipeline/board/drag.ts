import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Stage } from '#contract/interview/stages.ts';
import type { Applicant } from '../applicant.ts';
import { mayGo, type Target } from './keyboard-move.ts';

/** Marks the data that a dragged card carries. */
const PERSON = Symbol('person');

const personIn = (data: Record<string | symbol, unknown>): Applicant | null =>
  (data[PERSON] as Applicant | undefined) ?? null;

/** Makes an element draggable as a person's card. */
export function useDraggableCard(person: Applicant, isMovable: boolean): RefObject<HTMLLIElement | null> {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = card.current;
    if (element === null || !isMovable) return undefined;
    return draggable({ element, getInitialData: () => ({ [PERSON]: person }) });
  }, [person, isMovable]);
  return card;
}

/**
 * Makes an element a column that cards can be dropped on. `isOver` is true while a card that may go there is above it.
 */
export function useDropColumn(target: Target, onDrop: (person: Applicant) => void) {
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = column.current;
    if (element === null) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const person = personIn(source.data);
        return person !== null && mayGo(person.stage, target);
      },
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const person = personIn(source.data);
        if (person) drop.current(person);
      },
    });
  }, [target]);
  return { column, isOver };
}

/** The stage that the dragged card comes from. Null if none is dragged. */
export function useDraggedFrom(): Stage | null {
  const [from, setFrom] = useState<Stage | null>(null);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setFrom(personIn(source.data)?.stage ?? null),
        onDrop: () => setFrom(null),
      }),
    [],
  );
  return from;
}
