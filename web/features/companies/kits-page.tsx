import { Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import { KIT_CRITERIA_MAX } from '#contract/interview/kit-limits.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { listed, spelled } from '#contract/shared/words.ts';
import { deleteKit, getKits } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { NamedList } from '#web/features/accounts/named-list.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { isFull } from '#web/ui/list-full.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { CompanyLayout } from './company-layout.tsx';
import type { CompanyKit } from './kits/kit-form.tsx';

const KitForm = lazyAtOnce(async () => (await import('./kits/kit-form.tsx')).KitForm);
const VideoLinkForm = lazyAtOnce(async () => (await import('./kits/video-link-form.tsx')).VideoLinkForm);

/** The criteria that the company keeps for its rounds, and its link for video calls. */
export default function KitsPage() {
  const query = useRead(getKits, {});
  const [edited, setEdited] = useState<CompanyKit | 'new' | null>(null);
  const close = () => setEdited(null);
  const isAtLimit = isFull(LIST_LIMITS.companyKits, query.data?.kits.length ?? 0);
  return (
    <CompanyLayout
      title="Interview kits"
      lead="What your interviewers look at after the AI interview. A round without a kit gets criteria from the job’s skills, so you need none to begin."
      width="form"
      actions={isAtLimit ? null : <Button onClick={() => setEdited('new')}>Add a kit</Button>}
    >
      <NamedList
        label="Interview kits"
        query={query}
        rows={query.data?.kits}
        textOf={({ kit }) =>
          listed(
            kit.criteria.map(({ title }) => title),
            'and',
          )
        }
        empty="There are no kits."
        onEdit={setEdited}
        deleting={{
          call: deleteKit,
          inputOf: ({ kitId }) => ({ kitId }),
          read: getKits,
          noun: 'kit',
          children: 'Rounds that use it already keep its criteria. This cannot be undone.',
        }}
      />
      {query.data ? (
        <Section title="Video calls">
          <Suspense fallback={<Loading shape="form" rows={1} />}>
            <VideoLinkForm videoLink={query.data.videoLink} />
          </Suspense>
        </Section>
      ) : null}
      <Modal
        opened={edited !== null}
        onClose={close}
        size="lg"
        title={edited === 'new' ? 'Add a kit' : 'Edit the kit'}
        description={`Up to ${spelled(KIT_CRITERIA_MAX)} criteria, each with what to ask and levels to tell answers apart.`}
        closeOnClickOutside={false}
      >
        {edited === null ? null : (
          <Suspense fallback={<Loading shape="form" rows={4} />}>
            <KitForm kit={edited === 'new' ? null : edited} onDone={close} />
          </Suspense>
        )}
      </Modal>
    </CompanyLayout>
  );
}
