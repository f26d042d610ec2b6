import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/applicants.ts';
import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { getApplicationByJobId, setAccommodation } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { toast } from '#web/ui/toast.ts';
import { AccommodationFields } from './accommodation-fields.tsx';
import type { Accommodation } from './accommodation.ts';
import type { ApplicantFormProps } from './applicant-modal.tsx';

export default function AccommodationForm({ applicant, onClose }: ApplicantFormProps) {
  const { applicationId, candidateName, timeFactor, recordOnly } = applicant;
  const [granted, setGranted] = useState<Accommodation>({ timeFactor, recordOnly });
  const grant = useSend(setAccommodation, {
    refreshes: [getApplicationByJobId],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => shell.refused(error),
  });
  const shell = useFormShell({ setErrors: () => {}, told: 'modal' });
  return (
    <Form
      shell={shell}
      label={said.accommodation()}
      isBusy={grant.isPending}
      hasRules={false}
      onSubmit={() => grant.mutate({ applicationId, ...granted })}
    >
      <Stack gap="lg">
        <Text>{said.accommodationAbout({ name: candidateName })}</Text>
        <AccommodationFields value={granted} onChange={setGranted} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={grant.isPending}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={grant.isPending}>
            {said.save()}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
