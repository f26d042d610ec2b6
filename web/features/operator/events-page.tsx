import * as said from '#contract/messages/en/operator.ts';
import { OPERATOR_ACTIONS } from '#contract/shared/operator-actions.ts';
import { getOperatorEvents } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows } from './searched-list.tsx';

export default function EventsPage() {
  const query = useReadPages(getOperatorEvents, {}, ({ events }) => events);
  return (
    <OperatorLayout title={said.events()} lead={said.eventsLead()}>
      <Read
        query={query}
        waiting={<Loading rows={6} />}
        empty={{ when: ({ items }) => items.length === 0, text: said.noEvents() }}
      >
        {({ items }) => (
          <>
            <Rows
              label={said.events()}
              rows={items}
              keyOf={({ eventId }) => eventId}
              facts={({ action, actorName, isCommand, subjectName, reason, at, address }) => (
                <>
                  <strong>
                    {subjectName === null
                      ? OPERATOR_ACTIONS[action]()
                      : said.actAndSubject({ act: OPERATOR_ACTIONS[action](), subject: subjectName })}
                  </strong>
                  {reason === null ? null : <span>{reason}</span>}
                  <span>
                    {address === null
                      ? actedBy(isCommand, actorName, at)
                      : around(said.fromNetwork, { act: actedBy(isCommand, actorName, at), address })}
                  </span>
                </>
              )}
            />
            <LoadMore query={query} />
          </>
        )}
      </Read>
    </OperatorLayout>
  );
}

function actedBy(isCommand: boolean, name: string | null, at: string) {
  const when = <DateText value={at} withTime />;
  if (isCommand) return around(said.byCommand, { name, when });
  return name === null ? around(said.byDeleted, { when }) : around(said.byPerson, { name, when });
}
