import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { TROUBLE_TEXT_MAX } from '#contract/limits.ts';
import { getApplicationDetailsCandidate, getTimeline, reportTrouble } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { type Errors } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

export interface TroubleDialogProps {
  applicationId: string;
  opened: boolean;
  onClose: () => void;
}

/** Tells the company that something went wrong, in words or without. */
export default function TroubleDialog({ applicationId, opened, onClose }: TroubleDialogProps) {
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const report = useSend(reportTrouble, {
    whenSignedOut: 'keep-page',
    refreshes: [getTimeline, getApplicationDetailsCandidate],
    onSuccess: ({ message }) => {
      setText('');
      setErrors({});
      onClose();
      toast.success(message);
    },
    onError: (error) => shell.refused(error),
  });
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  return (
    <Modal opened={opened} onClose={onClose} title="Report a problem">
      <Form
        shell={shell}
        isBusy={report.isPending}
        hasRules={false}
        onSubmit={() => {
          setErrors({});
          report.mutate({ applicationId, text: text.trim() });
        }}
      >
        <Stack gap="md">
          <Text>
            The company gets a mail and sees what happened in your interview: when it began, was left or
            reloaded, and why it ended. A person there can give it again, as a whole or for what has no
            answer. You get a mail with the answer.
          </Text>
          <LimitedTextarea
            label="What happened? (optional)"
            description="Tell it in your own words. Nothing of it is scored."
            autosize
            minRows={3}
            maxRows={8}
            limit={TROUBLE_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={errors['text']}
            data-autofocus
          />
          <FormNotice shell={shell} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={report.isPending}>
              Tell the company
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
