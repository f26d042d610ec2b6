import { useRef, useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/job-templates.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { deleteTemplate, getTemplates, renameTemplate, startFromTemplate } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
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

/** The job templates of the company, used to start new jobs. */
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
    <Page title={said.title()} lead={said.about()}>
      <Read
        query={query}
        waiting={<Loading shape="table" rows={3} />}
        empty={{
          when: ({ templates }) => templates.length === 0,
          text: said.none(),
          next: (
            <Anchor component={Link} to={PATHS.employerJobs}>
              {said.seeJobs()}
            </Anchor>
          ),
        }}
      >
        {({ templates }) => (
          <div ref={list} tabIndex={-1} role="group" aria-label={said.list()}>
            <DataTable
              label={said.list()}
              rows={templates}
              rowKey={({ templateId }) => templateId}
              columns={[
                { header: said.name(), heading: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
                { header: said.designation(), cell: ({ role }) => role, sortBy: ({ role }) => role },
                { header: said.jobType(), cell: ({ type }) => jobValue(type) },
                {
                  header: said.saved(),
                  sortBy: ({ savedDate }) => savedDate,
                  cell: ({ savedDate, savedBy }) =>
                    savedBy === null ? (
                      <DateText value={savedDate} />
                    ) : (
                      around(said.savedBy, { when: <DateText value={savedDate} />, name: savedBy })
                    ),
                },
                {
                  header: said.actions(),
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
        title={said.renameTitle()}
        size="sm"
      >
        {renaming === null ? null : (
          <TemplateNameForm
            key={renaming.templateId}
            label={said.renameTitle()}
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
        title={said.deleteTitle({ name: deleting?.name ?? '' })}
        confirmLabel={said.deleteTemplate()}
        cancelLabel={common.cancel()}
        danger
        busy={remove.isPending}
      >
        <Text>{said.deleteEffect()}</Text>
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
        aria-label={said.startFrom({ name })}
        onClick={() => start.mutate({ templateId, draftKey: key.current })}
      >
        {said.startJob()}
      </Button>
      <Button variant="subtle" aria-label={said.renameNamed({ name })} onClick={onRename}>
        {said.rename()}
      </Button>
      <Button variant="subtle" color="brick" aria-label={said.deleteNamed({ name })} onClick={onDelete}>
        {said.delete_()}
      </Button>
    </Group>
  );
}
