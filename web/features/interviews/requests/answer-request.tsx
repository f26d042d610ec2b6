import { useState, type SyntheticEvent } from 'react';
import { Button, Group, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/interview-requests.ts';
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

/** What granting means for the company, beside the words the candidate read. */
function meaningOf(kind: RequestKind): string {
  if (kind === 'problem') return said.meansProblem();
  if (kind === 'person') return said.meansPerson();
  if (kind === 'another-time') return said.meansAnotherTime();
  const { asks, about } = ADJUSTMENTS[kind];
  return said.meaning({ asks: asks(), about: about() });
}

/**
 * Grants or declines a candidate's request, with a text. A problem is granted by letting the candidate repeat the
 * interview.
 */
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
    <PlainForm onSubmit={submit} aria-label={said.form()}>
      <Stack gap="md">
        <ul className={layout.bullets}>
          {request.kinds.map((kind) => (
            <li key={kind}>{meaningOf(kind)}</li>
          ))}
        </ul>
        {request.text === '' ? null : <Text>{request.text}</Text>}
        {problem ? null : (
          <Radio.Group
            label={said.decision()}
            value={isGranted ? 'grant' : 'decline'}
            onChange={(value) => setIsGranted(value === 'grant')}
          >
            <Group mt="xs">
              <Radio value="grant" label={said.grant()} />
              <Radio value="decline" label={said.decline()} />
            </Group>
          </Radio.Group>
        )}
        {isGranted && request.kinds.includes('more-time') ? (
          <SegmentedControl
            aria-label={said.timeFactor()}
            value={String(timeFactor)}
            onChange={(factor) => setTimeFactor(factor === '2' ? 2 : 1.5)}
            data={[1.5, 2].map((factor) => ({ value: String(factor), label: said.times({ factor }) }))}
          />
        ) : null}
        <LimitedTextarea
          label={isGranted ? said.noteOptional() : said.note()}
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
            {common.cancel()}
          </Button>
          <Button type="submit" loading={answer.isPending}>
            {problem ? said.sendAnswer() : isGranted ? said.grant() : said.decline()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
