import { Text } from '@mantine/core';
import { getOpenings } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { WHAT, aMember } from './opening-words.ts';

type Opening = OutputOf<typeof getOpenings>['openings'][number];

export function WhoSaw() {
  const query = useReadPages(getOpenings, {}, ({ openings }) => openings);
  return (
    <Section title="Who saw your data">
      <Read
        query={query}
        waiting={<Loading rows={4} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'Nobody has opened anything of yours yet.' }}
      >
        {({ items }) => (
          <>
            <ol aria-label="Who saw your data" className={layout.lines}>
              {items.map((opening) => (
                <li key={opening.openingId}>
                  <Text>
                    <strong>{viewerOf(opening)}</strong> opened {WHAT[opening.what]}, for{' '}
                    {opening.designation}.
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
      return `${employerName} (${aMember(role)})`;
    case 'token':
      return `${employerName} (a program)`;
    case 'guest':
      return `${guestName ?? 'Somebody'}, by a guest link of ${employerName}`;
    case 'visitor':
      return 'Somebody with the link of your report';
  }
}
