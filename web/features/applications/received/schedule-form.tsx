import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/applicants.ts';
import { useState, type SyntheticEvent } from 'react';
import { Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { fieldErrors } from '#web/api/api-error.ts';
import { scheduleInterview, setAccommodation } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { NoticeGiven } from '#web/features/decisions/notice-given.tsx';
import { minutesAheadOfUtc } from '#web/features/decisions/viewer-clock.ts';
import { NO_WINDOW, WindowFields, momentOf, problemsOf } from '#web/features/decisions/window-fields.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { AccommodationFields } from './accommodation-fields.tsx';
import { accommodationText, type Accommodation } from './accommodation.ts';
import type { ApplicantFormProps } from './applicant-modal.tsx';
import { APPLICATION_READS } from './reads.ts';

/** Sets when the interview opens, and an accommodation. In a file of its own, because the calendar is large. */
export default function ScheduleForm({ applicant, onClose, onFailure }: ApplicantFormProps) {
  const [opening, setOpening] = useState(NO_WINDOW);
  const [errors, setErrors] = useState<{ date?: string; time?: string }>({});
  const [tooSoon, setTooSoon] = useState<string | null>(null);
  const [noticeGiven, setNoticeGiven] = useState(false);
  const { applicationId, timeFactor, recordOnly } = applicant;
  const [saved, setSaved] = useState<Accommodation>({ timeFactor, recordOnly });
  const [granted, setGranted] = useState(saved);
  const failed = (error: Error) => {
    onClose();
    onFailure(error.message);
  };
  const grant = useSend(setAccommodation, { onError: failed });
  const schedule = useSend(scheduleInterview, {
    refreshes: APPLICATION_READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => {
      const inFields = fieldErrors(error);
      if (inFields.date) setErrors({ date: inFields.date });
      else if (error.code === 'interview.notice-period') setTooSoon(error.message);
      else failed(error);
    },
  });
  const busy = grant.isPending || schedule.isPending;
  const moment = momentOf(opening);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsOf(opening);
    setErrors(found);
    if (Object.keys(found).length > 0 || moment === null || busy) return;
    const accept = () =>
      schedule.mutate({
        applicationId,
        date: moment.getTime(),
        timeZoneOffsetMinutes: minutesAheadOfUtc(),
        ...(noticeGiven ? { noticeGiven } : {}),
      });
    const isSaved = granted.timeFactor === saved.timeFactor && granted.recordOnly === saved.recordOnly;
    if (isSaved) {
      accept();
      return;
    }
    // The accommodation is saved first, so that the email about the interview mentions it.
    const keepAndAccept = () => {
      setSaved(granted);
      accept();
    };
    grant.mutate({ applicationId, ...granted }, { onSuccess: keepAndAccept });
  };

  return (
    <PlainForm onSubmit={submit} aria-label={said.scheduleInterview()}>
      <Stack gap="md">
        <Text>{said.scheduleAbout({ name: applicant.candidateName, job: applicant.role })}</Text>
        <WindowFields
          value={opening}
          onChange={setOpening}
          errors={errors}
          openDays={applicant.offeredDays}
        />
        {tooSoon === null ? null : (
          <NoticeGiven why={tooSoon} checked={noticeGiven} onChange={setNoticeGiven} />
        )}
        <OptionalAccommodation value={granted} onChange={setGranted} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={busy}>
            {said.scheduleInterview()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}

/** Collapsed at first. When collapsed again, it still shows what is granted. */
function OptionalAccommodation(props: { value: Accommodation; onChange: (value: Accommodation) => void }) {
  const [open, setOpen] = useState(false);
  const text = accommodationText(props.value);
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        px={0}
        aria-expanded={open}
        rightSection={<Chevron size={18} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {text === null ? said.optionalAccommodation() : said.chosenAccommodation({ what: text })}
      </Button>
      <Collapse expanded={open}>
        <Stack gap="md" pt="xs">
          <Text size="sm" c="dimmed">
            {said.accommodationHint()}
          </Text>
          <AccommodationFields {...props} />
        </Stack>
      </Collapse>
    </div>
  );
}
