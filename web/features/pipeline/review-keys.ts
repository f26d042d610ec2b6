import { useEffect, useRef, useState } from 'react';
import type { Score } from '#contract/scores.ts';
import { readPreference, writePreference } from '#web/session/storage.ts';

export interface ReviewActions {
  next: () => void;
  back: () => void;
  judge: (score: Score) => void;
  play: () => void;
  decline: () => void;
  advance: () => void;
  help: () => void;
}

/** The keys as the help lists them. */
export const KEYS: readonly { key: string; does: string }[] = [
  { key: 'J', does: 'the next person' },
  { key: 'K', does: 'the person before' },
  { key: '1 to 4', does: 'your judgement: strong no, no, yes, strong yes' },
  { key: 'Space', does: 'play or pause' },
  { key: 'D', does: 'decline' },
  { key: 'A', does: 'advance' },
  { key: '?', does: 'this help' },
];

const TAKES_TEXT =
  'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable]';
/** Space works these itself. */
const TAKES_SPACE = 'button, input, summary, audio, video, [role=button], [role=option]';

function actionOf(event: KeyboardEvent, actions: ReviewActions): (() => void) | null {
  const key = event.key.toLowerCase();
  const score = ([1, 2, 3, 4] as const).find((one) => key === String(one));
  if (score !== undefined) return () => actions.judge(score);
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
      return takesSpace(event) ? null : actions.play;
    default:
      return null;
  }
}

/** Whether this element does something of its own with Space and arrows. */
export const takesSpace = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TAKES_SPACE) !== null;

/** The keys of the review queue. */
export function useReviewKeys(isOn: boolean, actions: ReviewActions): void {
  useSingleKeys(isOn, (event) => actionOf(event, actions));
}

/** Single keys work while nobody types and no dialog is open. They can be turned off (WCAG 2.1.4). */
export function useSingleKeys(isOn: boolean, actionFor: (event: KeyboardEvent) => (() => void) | null): void {
  const newest = useRef(actionFor);
  useEffect(() => {
    newest.current = actionFor;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[role=dialog]')) return;
      if (event.target instanceof Element && event.target.closest(TAKES_TEXT)) return;
      const act = newest.current(event);
      if (act === null) return;
      // A held key would run through the list; and the page must not scroll.
      event.preventDefault();
      if (!event.repeat) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Whether the keys are on. This browser remembers it. */
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
