import { OPERATOR_ACTIONS } from '#contract/shared/operator-actions.ts';
import { getOperatorEvents } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows } from './searched-list.tsx';

export default function EventsPage() {
  const query = useReadPages(getOperatorEvents, {}, ({ events }) => events);
  return (
    <OperatorLayout title="Events" lead="What operators did, and why. Nothing in it can be changed.">
      <Read
        query={query}
        waiting={<Loading rows={6} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'Nothing was done yet.' }}
      >
        {({ items }) => (
          <>
            <Rows
              label="Events"
              rows={items}
              keyOf={({ eventId }) => eventId}
              facts={({ action, actorName, isCommand, subjectName, reason, at, address }) => (
                <>
                  <strong>
                    {OPERATOR_ACTIONS[action]()}
                    {subjectName === null ? '' : `: ${subjectName}`}
                  </strong>
                  {reason === null ? null : <span>{reason}</span>}
                  <span>
                    {isCommand
                      ? `By the command, run by ${actorName ?? ''}`
                      : `By ${actorName ?? 'a deleted account'}`}
                    , <DateText value={at} withTime />
                    {address === null ? '' : `, from ${address}`}
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
