import { Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import * as said from '#contract/messages/en/company-settings.ts';
import { locale } from '#contract/messages/message.ts';
import { KIT_CRITERIA_MAX } from '#contract/interview/kit-limits.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
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

/** The company's own criteria for its rounds, and its link for video calls. */
export default function KitsPage() {
  const query = useRead(getKits, {});
  const [edited, setEdited] = useState<CompanyKit | 'new' | null>(null);
  const close = () => setEdited(null);
  const isAtLimit = isFull(LIST_LIMITS.companyKits, query.data?.kits.length ?? 0);
  return (
    <CompanyLayout
      title={said.kits()}
      lead={said.kitsLead()}
      width="form"
      actions={isAtLimit ? null : <Button onClick={() => setEdited('new')}>{said.addKit()}</Button>}
    >
      <NamedList
        label={said.kits()}
        query={query}
        rows={query.data?.kits}
        textOf={({ kit }) => new Intl.ListFormat(locale()).format(kit.criteria.map(({ title }) => title))}
        empty={said.noKits()}
        onEdit={setEdited}
        deleting={{
          call: deleteKit,
          inputOf: ({ kitId }) => ({ kitId }),
          read: getKits,
          noun: said.kit(),
          children: said.deleteKitAbout(),
        }}
      />
      {query.data ? (
        <Section title={said.videoCalls()}>
          <Suspense fallback={<Loading shape="form" rows={1} />}>
            <VideoLinkForm videoLink={query.data.videoLink} />
          </Suspense>
        </Section>
      ) : null}
      <Modal
        opened={edited !== null}
        onClose={close}
        size="lg"
        title={edited === 'new' ? said.addKit() : said.editKit()}
        description={said.kitAbout({ max: KIT_CRITERIA_MAX })}
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
