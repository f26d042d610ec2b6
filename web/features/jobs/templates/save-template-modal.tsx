import * as said from '#contract/messages/en/job-templates.ts';
import { getTemplates, saveTemplate } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { TemplateNameForm } from './template-name-form.tsx';

/** Saves the content of a job as a template under a name. */
export function SaveTemplateModal(props: { job: JobCard; opened: boolean; onClose: () => void }) {
  const { job, opened, onClose } = props;
  const save = useSend(saveTemplate, {
    refreshes: [getTemplates],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title={said.saveTitle({ role: job.role })} size="sm">
      <TemplateNameForm
        label={said.saveAsTemplate()}
        text={said.saveAbout()}
        name={job.role}
        send={save}
        input={(name) => ({ jobId: job.id, name })}
        onClose={onClose}
      />
    </Modal>
  );
}
