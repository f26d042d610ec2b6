import { useState, type ReactNode } from 'react';
import { Anchor, Box, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import * as cards from '#contract/messages/en/round-cards.ts';
import * as said from '#contract/messages/en/rounds.ts';
import { around } from '#web/ui/around.ts';
import { PATHS } from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { listed } from '#contract/shared/words.ts';
import { getRound } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { spanIn } from '#web/ui/zones.ts';
import { BookedRound } from './times/booked-round.tsx';
import { ChooseTime } from './times/choose-time.tsx';
import { Place } from './times/place.tsx';
import { RecordingConsent } from './times/recording-consent.tsx';
import { roundName } from './times/rounds-ahead.ts';
import classes from './times/times.module.css';

export type OwnRound = OutputOf<typeof getRound>;
/** The token of the emailed link, or the id of the round for a signed-in person. */
export type Which = { token: string } | { roundId: string };

/** A round, for its candidate: designed for phones, without a menu. */
export default function RoundPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  const roundId = address.get('roundId');
  return (
    <div className={classes.page}>
      <Box mb={24}>
        <Anchor component={Link} to={PATHS.home} aria-label={said.toStart()} c="inherit">
          <Wordmark height={22} />
        </Anchor>
      </Box>
      {token === null && roundId === null ? (
        <NoRound sentence={refusals.roundLinkEnded()} />
      ) : (
        <Round which={token === null ? { roundId: roundId! } : { token }} />
      )}
    </div>
  );
}

function Round({ which }: { which: Which }) {
  const query = useRead(getRound, which, {
    staleTime: 0,
    ...('token' in which ? { whenSignedOut: 'keep-page' as const } : {}),
  });
  useTitle(query.data ? `${query.data.role}, ${query.data.companyName}` : said.choose());
  const { error } = query;
  const isUnknown = error !== null && (error.httpStatus === 404 || error.httpStatus === 400);
  if (query.data === undefined && error && (isUnknown || error.code === 'link.expired'))
    return <NoRound sentence={error.code === 'link.expired' ? error.message : refusals.roundLinkEnded()} />;
  return (
    <Read query={query} waiting={<Loading shape="page" rows={6} />} empty="never">
      {(round) => <Shown round={round} which={which} />}
    </Read>
  );
}

function NoRound({ sentence }: { sentence: string }) {
  useTitle(cards.interview());
  return (
    <>
      <Title order={1} fz="1.75rem">
        {cards.interview()}
      </Title>
      <Empty text={sentence} />
    </>
  );
}

function Shown({ round, which }: { round: OwnRound; which: Which }) {
  const [zone, setZone] = useState(viewerZone);
  const [isMoving, setIsMoving] = useState(false);
  const { state, companyName, startsAt, minutes } = round;
  const parts = { round, which, zone, onZone: setZone };
  const stopped = sentenceOf(round, zone);
  if (stopped !== null)
    return (
      <>
        <Head round={round} title={state === 'cancelled' ? said.cancelledTitle() : said.overTitle()} />
        <Text>{stopped}</Text>
        {round.cancelled?.by === 'company' && round.cancelled.reason !== '' ? (
          <Text mt="sm" className={layout.written}>
            {said.companyWrites({ company: companyName, words: round.cancelled.reason })}
          </Text>
        ) : null}
        {state === 'over' && startsAt !== null ? <RecordingConsent which={which} /> : null}
      </>
    );
  if (startsAt !== null && !isMoving)
    return (
      <>
        <Head round={round} title={said.bookedTitle()} />
        <BookedRound {...parts} startsAt={startsAt} onMove={() => setIsMoving(true)}>
          <Facts round={round} />
        </BookedRound>
        <RecordingConsent which={which} />
      </>
    );
  return (
    <>
      <Head round={round} title={isMoving ? said.chooseAnother() : said.choose()} />
      <Facts round={round} />
      {startsAt === null ? null : (
        <Text mb="md">{around(said.now, { when: <strong>{spanIn(zone, startsAt, minutes)}</strong> })}</Text>
      )}
      <ChooseTime
        {...parts}
        onBooked={() => setIsMoving(false)}
        onBack={isMoving ? () => setIsMoving(false) : null}
      />
      {isMoving ? null : <RecordingConsent which={which} />}
    </>
  );
}

/** The reason why the round can no longer be changed. Null if it can. */
function sentenceOf(
  { state, cancelled, companyName, startsAt, minutes }: OwnRound,
  zone: string,
): string | null {
  if (state === 'cancelled')
    return cancelled?.by === 'candidate'
      ? said.youCancelled({ company: companyName })
      : said.companyCancelled({ company: companyName });
  if (state !== 'over') return null;
  return startsAt === null
    ? said.tooLateToChoose({ company: companyName })
    : said.itWas({ when: spanIn(zone, startsAt, minutes) });
}

function Head({ round, title }: { round: OwnRound; title: string }) {
  return (
    <>
      <Title order={1} fz="1.75rem" mb={4}>
        {title}
      </Title>
      <Text c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
        {round.companyName} · {said.roundForJob({ round: capital(roundName(round.round)), job: round.role })}
      </Text>
    </>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How long, with whom, and where. */
function Facts({ round: { minutes, place, companyName, with: names } }: { round: OwnRound }) {
  return (
    <dl className={classes.facts}>
      <Fact name={said.howLong()}>{said.minutes({ count: minutes })}</Fact>
      {names.length > 0 ? <Fact name={said.withWhom()}>{listed(names, 'and')}</Fact> : null}
      <Fact name={said.where()}>
        {place === '' ? said.willTellWhere({ company: companyName }) : <Place place={place} />}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
