import { Suspense } from 'react';
import * as said from '#contract/messages/en/rounds.ts';
import { getMyTimes } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

const HoursForm = lazyAtOnce(async () => (await import('./times/hours-form.tsx')).HoursForm);
const CalendarSection = lazyAtOnce(
  async () => (await import('./times/calendar-section.tsx')).CalendarSection,
);
const ComingRounds = lazyAtOnce(async () => (await import('./times/coming-rounds.tsx')).ComingRounds);

/** The rounds a member takes part in, and when the member is available. */
export default function MyRoundsPage() {
  const query = useRead(getMyTimes, {});
  return (
    <Page title={said.myRounds()} width="form" lead={said.myRoundsAbout()}>
      <Suspense fallback={<Loading shape="page" rows={8} />}>
        <Section title={said.yourRounds()}>
          <ComingRounds />
        </Section>
        <Read query={query} waiting={<Loading shape="page" rows={8} />} empty="never">
          {(times) => (
            <>
              <Section title={said.weeklyHours()}>
                <HoursForm times={times} />
              </Section>
              <Section title={said.calendar()}>
                <CalendarSection calendar={times.calendar} />
              </Section>
            </>
          )}
        </Read>
      </Suspense>
    </Page>
  );
}
