import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import * as said from '#contract/messages/en/pipeline.ts';
import type { Score } from '#contract/interview/scores.ts';
import { readPreference, writePreference } from '#web/session/storage.ts';

/** The target of a key has not loaded yet. The key and those after it wait for it. */
export const LATER = 'later';

export type KeyAction = (() => void) | typeof LATER | null;

export interface ReviewActions {
  /** True while something that takes typed text is opening, such as a dialog. */
  isOpening: () => boolean;
  next: KeyAction;
  back: KeyAction;
  judge: (score: Score) => KeyAction;
  play: () => KeyAction;
  decline: KeyAction;
  advance: KeyAction;
  help: KeyAction;
}

/** The keys as listed in the help. */
export const keysOfReview = (): readonly { key: string; does: string }[] => [
  { key: 'J', does: said.keyNext() },
  { key: 'K', does: said.keyBefore() },
  { key: said.oneToFour(), does: said.keyJudge() },
  { key: said.space(), does: said.keyPlay() },
  { key: 'D', does: said.keyDecline() },
  { key: 'A', does: said.keyAdvance() },
  { key: '?', does: said.keyHelp() },
];

const TAKES_TEXT =
  'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable]';
/** These handle Space themselves. */
const TAKES_SPACE = 'button, input, summary, audio, video, [role=button], [role=option]';

function actionOf(event: KeyboardEvent, actions: ReviewActions): KeyAction {
  if (actions.isOpening()) return LATER;
  const key = event.key.toLowerCase();
  const score = ([1, 2, 3, 4] as const).find((one) => key === String(one));
  if (score !== undefined) return actions.judge(score);
  switch (key) {
    case 'j':
      return actions.next;
    case 'k':
      return actions.back;
    case 'd':
      return actions.decline;
    case 'a':
      return actions.advance;
    case '?':
      return actions.help;
    case ' ':
      return takesSpace(event) ? null : actions.play();
    default:
      return null;
  }
}

/** Whether this element handles Space and the arrow keys itself. */
export const takesSpace = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TAKES_SPACE) !== null;

/** Types the letters that were held back. A list of options moves to the first one that begins with them. */
function typeInto(field: Element, text: string): void {
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
    if (!option) return;
    field.value = option.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  }
}

/** Waiting keys, in the order they were pressed. Their holder outlives the person they are about. */
export type HeldKeys = RefObject<KeyboardEvent[]>;

export function useReviewKeys(isOn: boolean, actions: ReviewActions, held: HeldKeys): void {
  useSingleKeys(isOn, (event) => actionOf(event, actions), held);
}

/**
 * Single keys work while no one is typing and no dialog is open. They can be turned off (WCAG 2.1.4). Fast typists can
 * be ahead of the page: such keys wait, then do what they would have done in time.
 */
export function useSingleKeys(
  isOn: boolean,
  actionFor: (event: KeyboardEvent) => KeyAction,
  heldElsewhere?: HeldKeys,
): void {
  const newest = useRef(actionFor);
  useEffect(() => {
    newest.current = actionFor;
  });
  const ownHeld = useRef<KeyboardEvent[]>([]);
  const held = heldElsewhere ?? ownHeld;
  useEffect(() => {
    if (!isOn) return undefined;
    let frame = 0;
    /** Runs the waiting keys, up to one that must wait longer. */
    const release = () => {
      frame = 0;
      for (let event = held.current[0]; event !== undefined; event = held.current[0]) {
        const field = document.activeElement;
        if (field?.matches(TAKES_TEXT)) {
          const keys = held.current.splice(0);
          typeInto(field, keys.map(({ key }) => key).join(''));
          return;
        }
        const act = newest.current(event);
        if (act === LATER) {
          frame = requestAnimationFrame(release);
          return;
        }
        held.current.shift();
        if (act !== null) flushSync(act);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isLetter = event.key.length === 1;
      const isWaiting = held.current.length > 0;
      if (isWaiting && event.key === 'Backspace') held.current.pop();
      if (isWaiting && event.key === 'Escape') held.current = [];
      if (isWaiting && !isLetter) return;
      if (!isWaiting && event.target instanceof Element && event.target.closest(TAKES_TEXT)) return;
      const act = isWaiting ? LATER : newest.current(event);
      if (act === null || (act === LATER && !isLetter)) return;
      if (act !== LATER && document.querySelector('[role=dialog]')) return;
      // A held key would run through the list, and the page must not scroll.
      event.preventDefault();
      if (event.repeat) return;
      if (act !== LATER) return act();
      held.current.push(event);
      if (frame === 0) frame = requestAnimationFrame(release);
    };
    // Using the mouse in the meantime means a change of mind.
    const forget = () => {
      held.current = [];
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', forget);
    if (held.current.length > 0) frame = requestAnimationFrame(release);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', forget);
    };
  }, [isOn, held]);
}

/** Whether the keys are on. Stored in this browser. */
export function useKeysOn(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readPreference('reviewKeysOff') !== String(true));
  return [
    isOn,
    (on) => {
      writePreference('reviewKeysOff', String(!on));
      setIsOn(on);
    },
  ];
}
