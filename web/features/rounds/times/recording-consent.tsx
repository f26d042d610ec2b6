import { useState } from 'react';
import { Box, Switch } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { recordingConsentText } from '#contract/interview/round-recording-limits.ts';
import { getRecordingConsent, setRecordingConsent } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { announce } from '#web/ui/announce.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import type { Which } from '../round-page.tsx';
import { toast } from '#web/ui/toast.ts';

/** Whether the candidate agrees to a recording of a round, through the emailed link or signed in. Saved immediately. */
export function RecordingConsent({ which }: { which: Which }) {
  const query = useRead(getRecordingConsent, which, { whenSignedOut: 'keep-page' });
  const [isAsking, setIsAsking] = useState(false);
  const save = useSend(setRecordingConsent, {
    refreshes: [getRecordingConsent],
    whenSignedOut: 'keep-page',
    onSuccess: ({ data }) => {
      setIsAsking(false);
      announce(data.agreedDate === null ? said.notAgreed() : said.agreed());
    },
    onError: (error) => toast.danger(error.message),
  });
  const set = (agrees: boolean) => {
    if (!save.isPending) save.mutate({ ...which, agrees });
  };
  return (
    <Read query={query} waiting={<Loading rows={1} />} empty="never">
      {({ agreedDate, companyName, hasRecording, ...days }) => {
        const isOn = agreedDate !== null;
        return (
          <Box component="section" mt="lg" aria-label={said.recording()}>
            <Switch
              label={said.agree()}
              description={recordingConsentText(companyName, days)}
              checked={save.isPending ? !isOn : isOn}
              // Not disabled while saving, because that would remove the focus.
              aria-busy={save.isPending}
              onChange={() => {
                if (isOn && hasRecording) setIsAsking(true);
                else set(!isOn);
              }}
            />
            <ConfirmModal
              opened={isAsking}
              onClose={() => setIsAsking(false)}
              onConfirm={() => set(false)}
              title={said.deleteTitle()}
              confirmLabel={said.deleteButton()}
              cancelLabel={said.keep()}
              danger
              busy={save.isPending}
            >
              {said.deleteAbout({ company: companyName })}
            </ConfirmModal>
          </Box>
        );
      }}
    </Read>
  );
}
