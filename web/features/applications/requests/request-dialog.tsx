import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/applications.ts';
import { useState } from 'react';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { ADJUSTMENTS, ADJUSTMENT_KINDS, type AdjustmentKind } from '#contract/interview/request-kinds.ts';
import { REQUEST_TEXT_MAX } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { getApplicationDetailsCandidate, getMyRequests, getTimeline, makeRequest } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { type Errors } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import type { RequestButtonProps } from './request-button.tsx';

export interface RequestDialogProps extends Pick<RequestButtonProps, 'applicationId' | 'asks'> {
  opened: boolean;
  onClose: () => void;
}

const WORDS = {
  adjustment: {
    title: said.askAdjustment,
    about: said.adjustmentAbout,
    label: said.adjustmentLabel,
    description: said.adjustmentHint,
  },
  problem: {
    title: said.reportProblem,
    about: said.problemAbout,
    label: said.problemLabel,
    description: said.problemHint,
  },
};

/** Requests an adjustment, or reports a problem with or without a description. */
export function RequestDialog({ applicationId, asks, opened, onClose }: RequestDialogProps) {
  const [chosen, setChosen] = useState<AdjustmentKind[]>([]);
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const words = WORDS[asks];
  const request = useSend(makeRequest, {
    whenSignedOut: 'keep-page',
    refreshes: [getMyRequests, getTimeline, getApplicationDetailsCandidate],
    onSuccess: ({ message }) => {
      setChosen([]);
      setText('');
      setErrors({});
      onClose();
      toast.success(message);
    },
    onError: (error) => shell.refused(error),
  });
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  const submit = () => {
    const kinds = asks === 'problem' ? ['problem' as const] : chosen;
    setErrors(kinds.length === 0 ? { kinds: rules.requestKinds() } : {});
    if (kinds.length === 0) shell.invalid();
    else request.mutate({ applicationId, kinds, text: text.trim() });
  };
  return (
    <Modal opened={opened} onClose={onClose} title={words.title()} size="lg" description={words.about()}>
      <Form shell={shell} isBusy={request.isPending} hasRules={false} onSubmit={submit}>
        <Stack gap="md">
          {asks === 'problem' ? null : (
            <Checkbox.Group
              label={said.whatToAsk()}
              required
              value={chosen}
              onChange={(kinds) => setChosen(ADJUSTMENT_KINDS.filter((kind) => kinds.includes(kind)))}
              error={errors['kinds']}
            >
              <Stack gap="sm" mt="xs">
                {ADJUSTMENT_KINDS.map((kind) => (
                  <Checkbox
                    key={kind}
                    value={kind}
                    label={ADJUSTMENTS[kind].asks()}
                    description={ADJUSTMENTS[kind].about()}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <LimitedTextarea
            label={words.label()}
            description={words.description()}
            autosize
            minRows={3}
            maxRows={8}
            limit={REQUEST_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={errors['text']}
            data-autofocus={asks === 'problem' || undefined}
          />
          <FormNotice shell={shell} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {common.cancel()}
            </Button>
            <Button type="submit" loading={request.isPending}>
              {said.sendRequest()}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
