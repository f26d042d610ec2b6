import { useEffect } from 'react';
import type { Call } from '#web/api/call.ts';
import { useRefresh } from '#web/api/hooks.ts';
import { askAgainIn, type ScheduledInterview } from './opening.ts';

/** Makes the read again whenever one of these interviews may have opened or expired. */
export function useOpening(call: Call, interviews: readonly ScheduledInterview[] | undefined): void {
  const refresh = useRefresh();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      const delay = askAgainIn(interviews ?? [], Date.now());
      if (delay === null) return;
      timer = setTimeout(() => {
        // An answer that changes nothing does not draw the page anew: the next wait begins here.
        void refresh(call).then(() => {
          if (!isOver) wait();
        });
      }, delay);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [call, interviews, refresh]);
}
