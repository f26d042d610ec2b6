import { lazy, Suspense, useState } from 'react';
import { Button, CloseButton, Group } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { viewerZone } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { dayAndTimeIn } from '#web/ui/zones.ts';

const TypedTime = lazy(() => import('./typed-time.tsx'));

export interface TypedTimesProps {
  times: readonly string[];
  onChange: (times: readonly string[]) => void;
  /** There are no other times, so the fields are shown immediately. */
  isOpen: boolean;
}

/** Times that are offered although no calendar suggests them. */
export function TypedTimes({ times, onChange, isOpen }: TypedTimesProps) {
  const [isTyping, setIsTyping] = useState(false);
  const zone = viewerZone();
  return (
    <>
      {times.length > 0 ? (
        <ul className={layout.lines} aria-label={said.addedTimes()}>
          {times.map((time) => (
            <li key={time} className={`${layout.row} ${layout.between}`}>
              {dayAndTimeIn(zone, time)}
              <CloseButton
                size={44}
                aria-label={said.remove({ what: dayAndTimeIn(zone, time) })}
                onClick={() => onChange(times.filter((one) => one !== time))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isTyping || (isOpen && times.length === 0) ? (
        <Suspense fallback={<Loading rows={2} />}>
          <TypedTime
            label={said.addThis()}
            onTyped={(time) => {
              onChange([...new Set([...times, time])].toSorted());
              setIsTyping(false);
            }}
          />
        </Suspense>
      ) : (
        <Group mt={8}>
          <Button variant="subtle" size="sm" onClick={() => setIsTyping(true)}>
            {said.addAnother()}
          </Button>
        </Group>
      )}
    </>
  );
}
