import { Suspense, useRef, useState } from 'react';
import { Button, Group } from '@mantine/core';
import { KIT_CRITERIA_MAX } from '#contract/interview/kit-limits.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { listed, spelled } from '#contract/shared/words.ts';
import { deleteKit, getKits, getVideoLink } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { isFull } from '#web/ui/list-full.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { CompanyLayout } from './company-layout.tsx';
import type { CompanyKit } from './kits/kit-form.tsx';
import classes from './settings.module.css';

const KitForm = lazyAtOnce(async () => (await import('./kits/kit-form.tsx')).KitForm);
const VideoLinkForm = lazyAtOnce(async () => (await import('./kits/video-link-form.tsx')).VideoLinkForm);

type Wish = { what: 'add' } | { what: 'change' | 'delete'; kit: CompanyKit };

/** The criteria that the company keeps for its rounds, and its link for video calls. */
export default function KitsPage() {
  const query = useRead(getKits, {});
  const link = useRead(getVideoLink, {});
  const place = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const deleting = wish?.what === 'delete' ? wish.kit : null;
  const remove = useTold(deleteKit, [getKits], { close, place });
  const isAtLimit = isFull(LIST_LIMITS.companyKits, query.data?.kits.length ?? 0);
  return (
    <CompanyLayout
      title="Interview kits"
      lead="What your interviewers look at after the AI interview. A round without a kit gets criteria from the job’s skills, so you need none to begin."
      width="form"
      actions={isAtLimit ? null : <Button onClick={() => setWish({ what: 'add' })}>Add a kit</Button>}
    >
      <div ref={place} tabIndex={-1} role="group" aria-label="Interview kits" className={classes.status}>
        <Read
          query={query}
          waiting={<Loading shape="table" rows={2} />}
          empty={{ when: ({ kits }) => kits.length === 0, text: 'There are no kits.' }}
        >
          {({ kits }) => (
            <RowList>
              {kits.map((kit) => (
                <KitRow key={kit.kitId} kit={kit} onWish={setWish} />
              ))}
            </RowList>
          )}
        </Read>
      </div>
      <Section title="Video calls">
        <Read query={link} waiting={<Loading shape="form" rows={1} />} empty="never">
          {({ videoLink }) => (
            <Suspense fallback={<Loading shape="form" rows={1} />}>
              <VideoLinkForm videoLink={videoLink} />
            </Suspense>
          )}
        </Read>
      </Section>
      <Modal
        opened={wish !== null && wish.what !== 'delete'}
        onClose={close}
        size="lg"
        title={wish?.what === 'change' ? 'Change the kit' : 'Add a kit'}
        description={`Up to ${spelled(KIT_CRITERIA_MAX)} criteria, each with what to ask and levels to tell answers apart.`}
        closeOnClickOutside={false}
      >
        {wish === null || wish.what === 'delete' ? null : (
          <Suspense fallback={<Loading shape="form" rows={4} />}>
            <KitForm kit={wish.what === 'change' ? wish.kit : null} onDone={close} />
          </Suspense>
        )}
      </Modal>
      <ConfirmModal
        opened={deleting !== null}
        onClose={close}
        onConfirm={() => deleting && remove.mutate({ kitId: deleting.kitId })}
        title={deleting === null ? '' : `Delete the kit ‘${deleting.name}’?`}
        confirmLabel="Delete kit"
        cancelLabel="Cancel"
        danger
        busy={remove.isPending}
      >
        Rounds that use it already keep its criteria. This cannot be undone.
      </ConfirmModal>
    </CompanyLayout>
  );
}

function KitRow({ kit, onWish }: { kit: CompanyKit; onWish: (wish: Wish) => void }) {
  return (
    <li className={layout.row}>
      <div className={layout.words}>
        <strong>{kit.name}</strong>
        <span>
          {listed(
            kit.kit.criteria.map(({ title }) => title),
            'and',
          )}
        </span>
        <Group gap={8}>
          <Button
            variant="default"
            aria-label={`Change ${kit.name}`}
            onClick={() => onWish({ what: 'change', kit })}
          >
            Change
          </Button>
          <Button
            variant="subtle"
            color="brick"
            aria-label={`Delete ${kit.name}`}
            onClick={() => onWish({ what: 'delete', kit })}
          >
            Delete
          </Button>
        </Group>
      </div>
    </li>
  );
}
