import * as said from '#contract/messages/en/applicants.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ViewList } from '#contract/company/views.ts';
import { getViews, removeView } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { setOrDelete } from '#web/ui/use-address.ts';

const SaveViewForm = lazy(() => import('./save-view-form.tsx'));

/** Opening a view keeps the job, so that one view works for the list of any job, and how the list is shown. */
const STAYS = ['jobId', 'view'];
/** Also not part of a view: the people and the question on display. */
const LEFT_OUT = [...STAYS, 'id', 'ids', 'pins', 'question', 'days'];

/** The saved views of a list: its filters and sort order under a name. */
export function SavedViews({ list }: { list: ViewList }) {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const [isSaving, setSaving] = useState(false);
  const { data = [] } = useRead(getViews, {});
  const remove = useSend(removeView, {
    refreshes: [getViews],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  const views = data.filter((view) => view.list === list);
  const query = queryOf(address);
  const here = views.find((view) => queryOf(new URLSearchParams(view.query)) === query);
  const addressOf = (wanted: string) => {
    const next = new URLSearchParams(wanted);
    for (const name of STAYS) setOrDelete(next, name, address.get(name) ?? '');
    return `${pathname}?${next}`;
  };
  return (
    <>
      <RowMenu
        label={said.savedViews()}
        text={here?.name ?? said.views()}
        entries={[
          ...views.map(({ name, isShared, query: wanted }) => ({
            label: isShared ? said.sharedView({ name }) : name,
            to: addressOf(wanted),
          })),
          ...(query === '' || here ? [] : [{ label: said.saveView(), onSelect: () => setSaving(true) }]),
          ...(here?.canChange
            ? [
                {
                  label: said.removeView({ name: here.name }),
                  danger: true,
                  onSelect: () => remove.mutate({ viewId: here.viewId }),
                },
              ]
            : []),
          ...(views.length > 0 || query !== '' ? [{ label: said.noFilters(), to: addressOf('') }] : []),
        ]}
        whenEmpty={said.noViews()}
      />
      <Modal opened={isSaving} onClose={() => setSaving(false)} title={said.saveView()} size="sm">
        <Suspense fallback={<Loading rows={3} />}>
          <SaveViewForm list={list} query={query} onClose={() => setSaving(false)} />
        </Suspense>
      </Modal>
    </>
  );
}

/** The filters and sort order in an address, always in the same sequence. */
function queryOf(address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  for (const name of LEFT_OUT) kept.delete(name);
  kept.sort();
  return kept.toString();
}
