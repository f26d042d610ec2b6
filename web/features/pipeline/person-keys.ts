import { useRef, type RefObject } from 'react';
import type { ReportControls } from '#web/features/feedback/report-view.tsx';
import type { OwnControls } from './own-pane.tsx';
import { LATER, type HeldKeys, type KeyAction, useKeysOn, useReviewKeys } from './review-keys.ts';

export interface PersonActions {
  next: KeyAction;
  back: KeyAction;
  decide: (kind: 'decline' | 'advance') => KeyAction;
  help: KeyAction;
  /** Null if the scorecard is beside the report. */
  openSheet: (() => void) | null;
  report: RefObject<ReportControls | null>;
  scorecard: RefObject<OwnControls | null>;
  reportIs: 'coming' | 'here' | 'missing';
}

/** The keys for the person on display. Keys pressed before the report and scorecard have loaded wait for them. */
export function usePersonKeys(actions: PersonActions, held: HeldKeys) {
  const { decide, openSheet, report, scorecard, reportIs } = actions;
  const [isOn, setIsOn] = useKeysOn();
  // A dialog opened by a key takes no letters until its first field exists.
  const isOpening = useRef(false);
  const decideBy = (kind: 'decline' | 'advance'): KeyAction => {
    const act = decide(kind);
    if (act === null || act === LATER) return act;
    return () => {
      isOpening.current = true;
      act();
    };
  };
  const whenReportIsHere = (act: () => KeyAction): KeyAction =>
    reportIs === 'here' ? act() : reportIs === 'coming' ? LATER : null;
  useReviewKeys(
    isOn,
    {
      ...actions,
      isOpening: () => {
        if (document.activeElement?.matches('[role=dialog] [data-autofocus]')) isOpening.current = false;
        return isOpening.current;
      },
      decline: decideBy('decline'),
      advance: decideBy('advance'),
      judge: (score) =>
        whenReportIsHere(() => {
          if (openSheet !== null && !document.activeElement?.closest('[role=dialog]')) {
            openSheet();
            return LATER;
          }
          return scorecard.current === null ? LATER : scorecard.current.judge(score);
        }),
      play: () => whenReportIsHere(() => (report.current === null ? LATER : () => report.current?.toggle())),
    },
    held,
  );
  const endOpening = () => {
    isOpening.current = false;
  };
  return { isOn, setIsOn, endOpening };
}
