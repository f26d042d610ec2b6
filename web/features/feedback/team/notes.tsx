import { useState } from 'react';
import { Box, Button, MultiSelect, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/report-team.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { NOTE_MAX } from '#contract/shared/limits.ts';
import { addNote, getNotes } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { ListFull } from '#web/ui/list-full.tsx';
import layout from '#web/ui/layout.module.css';

/** The members' notes on an applicant. Candidates never see them. */
export function Notes({ applicationId, order = 2 }: { applicationId: string; order?: 2 | 3 }) {
  const query = useReadPages(getNotes, { applicationId }, ({ notes }) => notes);
  return (
    <Section title={said.notes()} order={order}>
      <Read query={query} waiting={<Loading shape="form" rows={1} />} empty="never">
        {({ items, first }) => (
          <>
            <NoteForm applicationId={applicationId} members={first?.canBeMentioned ?? []} />
            <Box component="ul" my="md" aria-label={said.notes()}>
              {items.map(({ noteId, by, text, at, isOwn, mentions }) => (
                <li key={noteId}>
                  <p>
                    <strong>{by}</strong>
                    {isOwn ? ` ${said.youAfterName()}` : ''}
                    <Text span inherit c="dimmed">
                      , {formatDateTime(at)}
                    </Text>
                  </p>
                  <p className={layout.written}>{text}</p>
                  {mentions.length > 0 ? (
                    <Text c="dimmed">{mentions.map((name) => `@${name}`).join(' ')}</Text>
                  ) : null}
                </li>
              ))}
            </Box>
            <LoadMore query={query} />
          </>
        )}
      </Read>
    </Section>
  );
}

function NoteForm({
  applicationId,
  members,
}: {
  applicationId: string;
  members: readonly { memberId: string; name: string }[];
}) {
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<string[]>([]);
  const add = useSend(addNote, {
    refreshes: [getNotes],
    onSuccess: () => {
      setText('');
      setMentions([]);
    },
  });
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate({ applicationId, text, mentions });
      }}
    >
      <Stack gap="sm" align="flex-start" maw="var(--line-length)">
        <LimitedTextarea
          label={said.note()}
          description={said.noteAbout()}
          autosize
          minRows={2}
          limit={NOTE_MAX}
          w="100%"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={add.error?.message}
        />
        {members.length > 0 ? (
          <MultiSelect
            label={said.mention()}
            description={said.mentionAbout()}
            placeholder={mentions.length === 0 ? said.chooseMembers() : ''}
            data={members.map(({ memberId, name }) => ({ value: memberId, label: name }))}
            value={mentions}
            onChange={setMentions}
            maxValues={LIST_LIMITS.mentions.most}
            searchable
            size="md"
            w="100%"
          />
        ) : null}
        <ListFull limit={LIST_LIMITS.mentions} count={mentions.length} />
        <Button type="submit" variant="default" loading={add.isPending}>
          {said.addNote()}
        </Button>
      </Stack>
    </PlainForm>
  );
}
