import { getTemplates, saveTemplate } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { TemplateNameForm } from './template-name-form.tsx';

/** Keeps what a job holds as a template, under a name. */
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
    <Modal opened={opened} onClose={onClose} title={`Save ${job.role} as a template`} size="sm">
      <TemplateNameForm
        label="Save as template"
        text="The template keeps all steps of the job: details, skills, questions and the personal message. Later changes of the job do not change it."
        name={job.role}
        send={save}
        input={(name) => ({ jobId: job.id, name })}
        onClose={onClose}
      />
    </Modal>
  );
}
