import { useRef, useState } from 'react';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { getTemplates, startFromTemplate } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { JOB_READS } from '#web/features/jobs/job-reads.ts';
import { useDecides } from '#web/session/member.ts';
import { Modal } from '#web/ui/modal.tsx';
import { newId } from '#web/ui/new-id.ts';
import { toast } from '#web/ui/toast.ts';

/** Begins a new job from a template. Nothing is shown while the company has no templates. */
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
        Start from a template
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Start from a template" size="sm">
        <Stack gap="md">
          <Text>A new draft is made with all that the template holds. You can change each step of it.</Text>
          <Select
            label="Template"
            size="md"
            searchable
            data-autofocus
            placeholder="Select a template"
            nothingFoundMessage="No template of this name"
            data={templates.map(({ templateId, name, role }) => ({
              value: templateId,
              label: name === role ? name : `${name} · ${role}`,
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setIsOpen(false)} disabled={start.isPending}>
              Cancel
            </Button>
            <Button
              loading={start.isPending}
              disabled={chosen === null}
              onClick={() => {
                if (chosen !== null) start.mutate({ templateId: chosen, draftKey: key.current });
              }}
            >
              Start
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
