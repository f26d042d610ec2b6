import { useRef, useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { deleteTemplate, getTemplates, renameTemplate, startFromTemplate } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { newId } from '#web/ui/new-id.ts';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { JOB_READS } from './job-reads.ts';
import { TemplateNameForm } from './templates/template-name-form.tsx';

type Template = OutputOf<typeof getTemplates>['templates'][number];

/** The jobs that the company keeps to begin new ones from. */
export default function JobTemplatesPage() {
  const query = useRead(getTemplates, {});
  const [renaming, setRenaming] = useState<Template | null>(null);
  const [deleting, setDeleting] = useState<Template | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const rename = useSend(renameTemplate, {
    refreshes: [getTemplates],
    onSuccess: ({ message }) => {
      setRenaming(null);
      toast.success(message);
    },
  });
  const remove = useSend(deleteTemplate, {
    refreshes: [getTemplates],
    onSuccess: ({ message }) => {
      setDeleting(null);
      toast.success(message);
      // The pressed button has disappeared together with its template.
      list.current?.focus();
    },
    onError: (error) => {
      setDeleting(null);
      toast.danger(error.message);
    },
  });
  return (
    <Page
      title="Job Templates"
      lead="Jobs to begin new ones from. Save a template from the menu More of a job."
    >
      <Read
        query={query}
        waiting={<Loading shape="table" rows={3} />}
        empty={{
          when: ({ templates }) => templates.length === 0,
          text: 'There are no templates till now.',
          next: (
            <Anchor component={Link} to={PATHS.employerJobs}>
              See your jobs
            </Anchor>
          ),
        }}
      >
        {({ templates }) => (
          <div ref={list} tabIndex={-1} role="group" aria-label="Job templates">
            <DataTable
              label="Job templates"
              rows={templates}
              rowKey={({ templateId }) => templateId}
              columns={[
                { header: 'Name', heading: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
                { header: 'Designation', cell: ({ role }) => role, sortBy: ({ role }) => role },
                { header: 'Job Type', cell: ({ type }) => type },
                {
                  header: 'Saved',
                  sortBy: ({ savedDate }) => savedDate,
                  cell: ({ savedDate, savedBy }) => (
                    <>
                      <DateText value={savedDate} />
                      {savedBy === null ? '' : ` by ${savedBy}`}
                    </>
                  ),
                },
                {
                  header: 'Actions',
                  cell: (template) => (
                    <Actions
                      template={template}
                      onRename={() => setRenaming(template)}
                      onDelete={() => setDeleting(template)}
                    />
                  ),
                },
              ]}
            />
          </div>
        )}
      </Read>
      <Modal
        opened={renaming !== null}
        onClose={() => setRenaming(null)}
        title="Rename the template"
        size="sm"
      >
        {renaming === null ? null : (
          <TemplateNameForm
            key={renaming.templateId}
            label="Rename the template"
            name={renaming.name}
            send={rename}
            input={(name) => ({ templateId: renaming.templateId, name })}
            onClose={() => setRenaming(null)}
          />
        )}
      </Modal>
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
        <Text>It cannot be restored. Jobs that were begun from it stay.</Text>
      </ConfirmModal>
    </Page>
  );
}

interface ActionsProps {
  template: Template;
  onRename: () => void;
  onDelete: () => void;
}

function Actions({ template, onRename, onDelete }: ActionsProps) {
  const navigate = useNavigate();
  const key = useRef(newId());
  const { templateId, name } = template;
  const start = useSend(startFromTemplate, {
    refreshes: JOB_READS,
    onSuccess: ({ data }) => void navigate(pathWithJob(PATHS.createJob, data.id)),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Group gap={4}>
      <Button
        variant="light"
        loading={start.isPending}
        aria-label={`Start a job from ${name}`}
        onClick={() => start.mutate({ templateId, draftKey: key.current })}
      >
        Start a job
      </Button>
      <Button variant="subtle" aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </Button>
      <Button variant="subtle" color="brick" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </Group>
  );
}
