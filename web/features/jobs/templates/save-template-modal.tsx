import { lazy, Suspense } from 'react';
import type { JobCard } from '#web/api/types.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';

const SaveTemplateForm = lazy(() => import('./save-template-form.tsx'));

/** Keeps what a job holds as a template, under a name. */
export function SaveTemplateModal(props: { job: JobCard; opened: boolean; onClose: () => void }) {
  const { job, opened, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={`Save ${job.role} as a template`} size="sm">
      <Suspense fallback={<Loading rows={3} />}>
        <SaveTemplateForm job={job} onClose={onClose} />
      </Suspense>
    </Modal>
  );
}
