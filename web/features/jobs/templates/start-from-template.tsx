import { useRef, useState } from 'react';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/job-templates.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { getTemplates, startFromTemplate } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { JOB_READS } from '#web/features/jobs/job-reads.ts';
import { useDecides } from '#web/session/member.ts';
import { Modal } from '#web/ui/modal.tsx';
import { newId } from '#web/ui/new-id.ts';
import { toast } from '#web/ui/toast.ts';

/** Starts a new job from a template. Renders nothing while the company has no templates. */
export function StartFromTemplate() {
  const navigate = useNavigate();
  const decides = useDecides();
  const templates = useRead(getTemplates, {}, { enabled: decides }).data?.templates ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const key = useRef(newId());
  const start = useSend(startFromTemplate, {
    refreshes: JOB_READS,
    onSuccess: ({ data }) => void navigate(pathWithJob(PATHS.createJob, data.id), { replace: true }),
    onError: (error) => toast.danger(error.message),
  });
  if (templates.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {said.startTitle()}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={said.startTitle()} size="sm">
        <Stack gap="md">
          <Text>{said.startAbout()}</Text>
          <Select
            label={said.template()}
            size="md"
            searchable
            data-autofocus
            placeholder={said.selectTemplate()}
            nothingFoundMessage={said.noneNamed()}
            data={templates.map(({ templateId, name, role }) => ({
              value: templateId,
              label: name === role ? name : `${name} · ${role}`,
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setIsOpen(false)} disabled={start.isPending}>
              {common.cancel()}
            </Button>
            <Button
              loading={start.isPending}
              disabled={chosen === null}
              onClick={() => {
                if (chosen !== null) start.mutate({ templateId: chosen, draftKey: key.current });
              }}
            >
              {said.start()}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
