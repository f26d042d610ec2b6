import * as said from '#contract/messages/en/messages.ts';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MESSAGE_PLACEHOLDERS } from '#contract/interview/message-placeholders.ts';
import { MESSAGE_MAX, TEMPLATE_NAME_MAX } from '#contract/shared/limits.ts';
import { listed } from '#contract/shared/words.ts';
import { deleteMessageTemplate, getMessageTemplates, saveMessageTemplate } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DialogForm } from '#web/features/accounts/dialog-form.tsx';
import { NamedList } from '#web/features/accounts/named-list.tsx';
import { check } from '#web/ui/form/check.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Modal } from '#web/ui/modal.tsx';

type Template = OutputOf<typeof getMessageTemplates>['templates'][number];

/** Adds, changes and deletes the company's text templates for messages. */
export function TemplatesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const query = useRead(getMessageTemplates, {}, { enabled: opened });
  /** 'done': back from the form. */
  const [edited, setEdited] = useState<Template | 'new' | 'done' | null>(null);
  const close = () => {
    setEdited(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={said.templates()}
      size="lg"
      description={said.templatesAbout()}
    >
      {edited === null || edited === 'done' ? (
        <>
          <NamedList
            label={said.templates()}
            query={query}
            rows={query.data?.templates}
            textOf={({ text }) => text}
            empty={said.noTemplates()}
            onEdit={setEdited}
            deleting={{
              call: deleteMessageTemplate,
              inputOf: ({ templateId }) => ({ templateId }),
              read: getMessageTemplates,
              noun: said.template(),
              children: said.messagesStay(),
            }}
            focus={edited === 'done'}
          />
          <Button mt="md" onClick={() => setEdited('new')}>
            {said.newTemplate()}
          </Button>
        </>
      ) : (
        <TemplateForm template={edited === 'new' ? null : edited} onDone={() => setEdited('done')} />
      )}
    </Modal>
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
  return (
    <DialogForm
      label={template === null ? said.newTemplate() : said.editTemplate()}
      form={form}
      call={saveMessageTemplate}
      read={getMessageTemplates}
      inputOf={(values) => ({ ...values, ...(template && { templateId: template.templateId }) })}
      onDone={onDone}
    >
      <LimitedInput
        label={said.templateName()}
        required
        limit={TEMPLATE_NAME_MAX}
        autoFocus
        {...form.getInputProps('name')}
      />
      <LimitedTextarea
        label={said.message()}
        description={said.filledIn({ placeholders: PLACEHOLDERS })}
        required
        autosize
        minRows={5}
        maxRows={16}
        limit={MESSAGE_MAX}
        {...form.getInputProps('text')}
      />
    </DialogForm>
  );
}
