import { useRef, useState } from 'react';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { around } from '#web/ui/around.ts';
import { areAtNight, moveRule, type TimeTaken } from '#contract/interview/round-limits.ts';
import { ownMessagesPath } from '#contract/shared/paths.ts';
import { listed } from '#contract/shared/words.ts';
import { Link } from 'react-router';
import type { ApiError } from '#web/api/api-error.ts';
import { chooseRoundTime, getRound } from '#web/api/calls.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import { dayAndTimeIn, spanIn } from '#web/ui/zones.ts';
import { CancelOwn } from './cancel-own.tsx';
import type { OwnRound, Which } from '../round-page.tsx';
import { ofOwnRound } from './reads.ts';
import { TimesByDay } from './times-by-day.tsx';
import { ZoneLine } from './zone-line.tsx';
import classes from './times.module.css';

export interface ChooseTimeProps {
  round: OwnRound;
  which: Which;
  zone: string;
  onZone: (zone: string) => void;
  onBooked: () => void;
  /** Keeps the current time. Null if there is none. */
  onBack: (() => void) | null;
}

/** How many of the next free times are named here. All of them are listed below. */
const NEXT_NAMED = 3;

/** Booking takes two presses: on a time, and on the button that names it. */
export function ChooseTime({ round, which, zone, onZone, onBooked, onBack }: ChooseTimeProps) {
  const { minutes, companyName, times } = round;
  const asking = ownMessagesPath(round.applicationId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const refresh = useRefresh();
  const choose = useSend(chooseRoundTime, {
    ...ofOwnRound(which),
    onSuccess: onBooked,
    onError: (error) => {
      setChosen(null);
      setProblem(error.message);
      // After a change of time, the page keeps showing the old time until the person reloads it.
      if (error.code !== 'round.time-changed') void refresh(getRound);
      requestAnimationFrame(() => alert.current?.focus());
    },
  });
  return (
    <>
      {problem === null ? null : (
        <Alert ref={alert} tabIndex={-1} color="amber" role="alert" mb="md" title={problem}>
          {nextWords(choose.error, zone)}
        </Alert>
      )}
      {times.length === 0 ? (
        <Text my="md">
          {round.timesAreOver
            ? said.timesAreOver({ company: companyName })
            : said.noFreeTime({ company: companyName })}
        </Text>
      ) : (
        <>
          <ZoneLine zone={zone} onZone={onZone} times={times} />
          {areAtNight(zone, times) ? (
            <Alert color="amber" role="status" mb="md">
              {around(said.nightForYou, {
                ask: (
                  <Anchor component={Link} inherit underline="always" to={asking}>
                    {said.askForOthersLink()}
                  </Anchor>
                ),
              })}
            </Alert>
          ) : null}
          <TimesByDay zone={zone} times={times} value={chosen} onChange={setChosen} order={2} />
        </>
      )}
      <div className={classes.quiet}>
        {onBack === null ? (
          <>
            <Button component={Link} to={asking} variant="subtle">
              {said.askForOthers()}
            </Button>
            <CancelOwn round={round} which={which} label={said.cannotCome()} />
          </>
        ) : (
          <Button variant="subtle" onClick={onBack}>
            {said.keepTime()}
          </Button>
        )}
      </div>
      {chosen === null ? null : (
        <div className={classes.confirm}>
          <Text fw={600} role="status">
            {spanIn(zone, chosen, minutes)}
          </Text>
          <Button
            size="md"
            fullWidth
            loading={choose.isPending}
            onClick={() => {
              if (!choose.isPending) choose.mutate({ ...which, startsAt: chosen, seen: round.startsAt });
            }}
          >
            {onBack === null ? said.book() : said.moveTo()}
          </Button>
          {onBack === null ? (
            <Text size="sm" c="dimmed">
              {moveRule()}
            </Text>
          ) : null}
        </div>
      )}
    </>
  );
}

/** The next free times, if the selected one is taken. */
function nextWords(error: ApiError | null, zone: string): string | null {
  if (error?.code !== 'round.time-taken') return null;
  const { times } = error.data as TimeTaken;
  if (times.length === 0) return null;
  const next = times.slice(0, NEXT_NAMED).map((time) => dayAndTimeIn(zone, time));
  return said.nextFree({ count: next.length, times: listed(next, 'and') });
}
