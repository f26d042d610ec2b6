import { useEffect, useRef, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MESSAGE_PLACEHOLDERS } from '#contract/interview/message-placeholders.ts';
import { MESSAGE_MAX, TEMPLATE_NAME_MAX } from '#contract/shared/limits.ts';
import { listed } from '#contract/shared/words.ts';
import { deleteMessageTemplate, getMessageTemplates, saveMessageTemplate } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { focusPlace } from '#web/ui/focus.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';

type Template = OutputOf<typeof getMessageTemplates>['templates'][number];

/** Adds, changes and deletes the texts that the company keeps for messages. */
export function TemplatesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  /** 'new' for one that is not saved yet, 'done' back from the form. */
  const [edited, setEdited] = useState<Template | 'new' | 'done' | null>(null);
  const close = () => {
    setEdited(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Message templates"
      size="lg"
      description="Texts that your company keeps for messages to candidates."
    >
      {edited === null || edited === 'done' ? (
        <Templates isBack={edited === 'done'} onEdit={setEdited} />
      ) : (
        <TemplateForm template={edited === 'new' ? null : edited} onDone={() => setEdited('done')} />
      )}
    </Modal>
  );
}

interface TemplatesProps {
  /** The form that had the focus is gone. */
  isBack: boolean;
  onEdit: (template: Template | 'new') => void;
}

function Templates({ isBack, onEdit }: TemplatesProps) {
  const query = useRead(getMessageTemplates, {});
  const [deleting, setDeleting] = useState<Template | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBack && list.current) focusPlace(list.current);
  }, [isBack]);
  const remove = useSend(deleteMessageTemplate, {
    refreshes: [getMessageTemplates],
    onSuccess: ({ message }) => {
      setDeleting(null);
      toast.success(message);
      // The pressed button has disappeared together with its template.
      if (list.current) focusPlace(list.current);
    },
    onError: (error) => {
      setDeleting(null);
      toast.danger(error.message);
    },
  });
  return (
    <Read query={query} waiting={<Loading rows={3} />} empty="never">
      {({ templates }) => (
        <Stack ref={list} gap="md" align="flex-start" role="group" aria-label="Message templates">
          {templates.length === 0 ? (
            <Text>
              Save a text that you send often, such as an invitation to a call. You can change it each time.
            </Text>
          ) : (
            <ul className={layout.lines} style={{ width: '100%' }}>
              {templates.map((template) => (
                <li key={template.templateId} className={layout.row}>
                  <div className={layout.words}>
                    <strong>{template.name}</strong>
                    <Text span lineClamp={2}>
                      {template.text}
                    </Text>
                  </div>
                  <Group gap={4}>
                    <Button
                      variant="subtle"
                      aria-label={`Edit ${template.name}`}
                      onClick={() => onEdit(template)}
                    >
                      Edit
                    </Button>
                    <Button
                      variant="subtle"
                      color="brick"
                      aria-label={`Delete ${template.name}`}
                      onClick={() => setDeleting(template)}
                    >
                      Delete
                    </Button>
                  </Group>
                </li>
              ))}
            </ul>
          )}
          <Button onClick={() => onEdit('new')}>New template</Button>
          <ConfirmModal
            opened={deleting !== null}
            onClose={() => setDeleting(null)}
            onConfirm={() => {
              if (deleting !== null) remove.mutate({ templateId: deleting.templateId });
            }}
            title={`Delete the template ‘${deleting?.name ?? ''}’?`}
            confirmLabel="Delete template"
            cancelLabel="Cancel"
            danger
            busy={remove.isPending}
          >
            <Text>Messages that you sent with it stay.</Text>
          </ConfirmModal>
        </Stack>
      )}
    </Read>
  );
}

const PLACEHOLDERS = listed(
  MESSAGE_PLACEHOLDERS.map((name) => `{{ ${name} }}`),
  'and',
);

function TemplateForm({ template, onDone }: { template: Template | null; onDone: () => void }) {
  const form = useForm({
    initialValues: { name: template?.name ?? '', text: template?.text ?? '' },
    validate: (values) => check('messageTemplate', values),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice' });
  const save = useSend(saveMessageTemplate, {
    whenSignedOut: 'keep-page',
    refreshes: [getMessageTemplates],
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label={template === null ? 'New template' : 'Edit the template'}
      isBusy={save.isPending}
      onSubmit={form.onSubmit(
        (values) => save.mutate({ ...values, ...(template && { templateId: template.templateId }) }),
        shell.invalid,
      )}
    >
      <Stack gap="md">
        <FormNotice shell={shell} />
        <LimitedInput
          label="Name of the template"
          size="md"
          required
          limit={TEMPLATE_NAME_MAX}
          autoFocus
          {...form.getInputProps('name')}
        />
        <LimitedTextarea
          label="Message"
          description={`${PLACEHOLDERS} are filled in when you choose the template.`}
          required
          autosize
          minRows={5}
          maxRows={16}
          limit={MESSAGE_MAX}
          {...form.getInputProps('text')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save template
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
