import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/privacy.ts';
import { getOpenings } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { WHAT, byMember } from './opening-words.ts';

type Opening = OutputOf<typeof getOpenings>['openings'][number];

export function WhoSaw() {
  const query = useReadPages(getOpenings, {}, ({ openings }) => openings);
  return (
    <Section title={said.whoSaw()}>
      <Read
        query={query}
        waiting={<Loading rows={4} />}
        empty={{ when: ({ items }) => items.length === 0, text: said.noneSaw() }}
      >
        {({ items }) => (
          <>
            <ol aria-label={said.whoSaw()} className={layout.lines}>
              {items.map((opening) => (
                <li key={opening.openingId}>
                  <Text>
                    {around(said.openedForJob, {
                      who: <strong>{viewerOf(opening)}</strong>,
                      what: WHAT[opening.what](),
                      job: opening.designation,
                    })}
                  </Text>
                  <Text size="sm" c="dimmed">
                    <DateText value={opening.at} withTime />
                  </Text>
                </li>
              ))}
            </ol>
            <LoadMore query={query} />
          </>
        )}
      </Read>
    </Section>
  );
}

function viewerOf({ viewer, employerName, role, guestName }: Opening): string {
  switch (viewer) {
    case 'member':
      return byMember(employerName, role);
    case 'token':
      return said.byProgram({ company: employerName });
    case 'guest':
      return guestName === null
        ? said.byUnknownGuest({ company: employerName })
        : said.byGuest({ name: guestName, company: employerName });
    case 'visitor':
      return said.byVisitorOfYours();
  }
}
