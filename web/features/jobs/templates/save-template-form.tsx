import { getTemplates, saveTemplate } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { toast } from '#web/ui/toast.ts';
import { TemplateNameForm } from './template-name-form.tsx';

/** Asks for the name of the template. In a file of its own, because the pages of jobs need no form. */
export default function SaveTemplateForm({ job, onClose }: { job: JobCard; onClose: () => void }) {
  const save = useSend(saveTemplate, {
    refreshes: [getTemplates],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <TemplateNameForm
      label="Save as template"
      text="The template keeps all steps of the job: details, skills, questions and the personal message. Later changes of the job do not change it."
      name={job.role}
      send={save}
      input={(name) => ({ jobId: job.id, name })}
      onClose={onClose}
    />
  );
}
