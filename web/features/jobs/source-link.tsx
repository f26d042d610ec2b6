import { useState } from 'react';
import { Button, Stack, TextInput } from '@mantine/core';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { cleanSource } from '#contract/job/source.ts';
import { SOURCE_MAX } from '#contract/shared/limits.ts';
import type { Job } from '#web/api/types.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';

/**
 * The link to a job with a source word for each place where it is posted, so that its applications can be told apart.
 */
export function SourceLink({ job }: { job: Pick<Job, 'shareUrl'> }) {
  const [opened, setOpened] = useState(false);
  const [word, setWord] = useState('');
  const source = cleanSource(word);
  const url = source === null ? job.shareUrl : `${job.shareUrl}?source=${source}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(said.linkCopied());
      setOpened(false);
    } catch {
      // On plain HTTP, browsers don't allow it. The link can still be selected.
      toast.danger(said.selectLink());
    }
  };
  return (
    <>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        {said.sourceLink()}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={said.sourceLink()}
        description={said.sourceAbout()}
      >
        <Stack gap="md">
          <LimitedInput
            label={said.sourceWhere()}
            description={said.sourceHint()}
            data-autofocus
            autoCapitalize="none"
            spellCheck={false}
            limit={SOURCE_MAX}
            value={word}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
          <TextInput
            label={said.link()}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div>
            <Button onClick={() => void copy()}>{said.copyLink()}</Button>
          </div>
        </Stack>
      </Modal>
    </>
  );
}
