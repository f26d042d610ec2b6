import { useState, type SyntheticEvent } from 'react';
import { Button, Group, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import { ADJUSTMENTS, type RequestKind, isProblem } from '#contract/interview/request-kinds.ts';
import { NOTE_MAX } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { answerRequest, getInterviewCourse, getRequests } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { INTERVIEW_READS } from '../employer/changed-interview.ts';

export type CompanyRequest = OutputOf<typeof getRequests>['requests'][number];

/** What granting means for the company, beside the words that the candidate read. */
function meaningOf(kind: RequestKind): string {
  if (kind === 'problem') return 'A problem. The interview is not given again.';
  if (kind === 'person')
    return 'A person instead. The AI interview is cancelled, and you review the application.';
  if (kind === 'another-time') return 'Another time. Set it yourself: move the interview in its list.';
  return `${ADJUSTMENTS[kind].asks}. ${ADJUSTMENTS[kind].about}`;
}

/** Grants or declines what a candidate asks for, in words. A problem is granted by giving the interview again. */
export default function AnswerRequest({
  request,
  onClose,
}: {
  request: CompanyRequest;
  onClose: () => void;
}) {
  const problem = isProblem(request.kinds);
  const [isGranted, setIsGranted] = useState(!problem);
  const [timeFactor, setTimeFactor] = useState<1.5 | 2>(1.5);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const answer = useSend(answerRequest, {
    refreshes: [...INTERVIEW_READS, getRequests, getInterviewCourse],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => setErrors({ form: error.message, ...fieldErrors(error) }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (answer.isPending) return;
    if (!isGranted && note.trim() === '') setErrors({ note: rules.tellCandidateWhy() });
    else answer.mutate({ requestId: request.requestId, granted: isGranted, note, timeFactor });
  };
  return (
    <PlainForm onSubmit={submit} aria-label="Answer the request">
      <Stack gap="md">
        <ul className={layout.bullets}>
          {request.kinds.map((kind) => (
            <li key={kind}>{meaningOf(kind)}</li>
          ))}
        </ul>
        {request.text === '' ? null : <Text>{request.text}</Text>}
        {problem ? null : (
          <Radio.Group
            label="Your decision"
            value={isGranted ? 'grant' : 'decline'}
            onChange={(value) => setIsGranted(value === 'grant')}
          >
            <Group mt="xs">
              <Radio value="grant" label="Grant" />
              <Radio value="decline" label="Decline" />
            </Group>
          </Radio.Group>
        )}
        {isGranted && request.kinds.includes('more-time') ? (
          <SegmentedControl
            aria-label="How many times the usual time"
            value={String(timeFactor)}
            onChange={(factor) => setTimeFactor(factor === '2' ? 2 : 1.5)}
            data={[
              { value: '1.5', label: '1.5 times the usual time' },
              { value: '2', label: '2 times the usual time' },
            ]}
          />
        ) : null}
        <LimitedTextarea
          label={isGranted ? 'What you write to the candidate (optional)' : 'What you write to the candidate'}
          required={!isGranted}
          autosize
          minRows={3}
          maxRows={10}
          limit={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errors.note}
        />
        {errors.form === undefined || errors.note !== undefined ? null : (
          <Text c="brick" role="alert">
            {errors.form}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={answer.isPending}>
            {problem ? 'Send answer' : isGranted ? 'Grant' : 'Decline'}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
