import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/candidate-invitations.ts';
import { useRef, useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { CANDIDATE_LIST_MAX } from '#contract/shared/limits.ts';
import { tooLarge } from '#contract/shared/texts.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { getCandidateInvitations, inviteCandidates } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { AT_FIRST, type KindErrors, KindFields, errorsOfKind, inputOfKind } from './kind-fields.tsx';
import { LIST_BYTES_MAX, type PeopleList, UnreadableList, readList, textOfList } from './read-list.ts';
import { ListResults } from './list-results.tsx';

/** A row of a list, below its headings. */
const SAMPLE = 'ada@example.org, Ada Example';

/** Invites the people on a list to a job. In a file of its own, because reading lists needs a library. */
export default function InviteListForm({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [kind, setKind] = useState(AT_FIRST);
  const [kindErrors, setKindErrors] = useState<KindErrors>({});
  const [sent, setSent] = useState<{ list: PeopleList; answer: OutputOf<typeof inviteCandidates> } | null>(
    null,
  );
  const file = useRef<HTMLInputElement>(null);
  const send = useSend(inviteCandidates, {
    refreshes: [getCandidateInvitations],
    onError: (error) => {
      const { date } = fieldErrors(error);
      if (date !== undefined) setKindErrors({ date });
      else setProblem(error.message);
    },
  });
  const list = text.trim() === '' ? null : listIn(text);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > LIST_BYTES_MAX) {
      setProblem(tooLarge(LIST_BYTES_MAX));
      return;
    }
    try {
      setText(textOfList(new Uint8Array(await chosen.arrayBuffer())).replace(/^\u{FEFF}/u, ''));
      setProblem(null);
    } catch (error) {
      if (!(error instanceof UnreadableList)) throw error;
      setProblem(error.message);
    }
  };
  const submit = () => {
    if (send.isPending) return;
    const wrong = errorsOfKind(kind);
    setKindErrors(wrong);
    if (list === null) setProblem(said.pasteFirst());
    else if (typeof list === 'string') setProblem(list);
    else if (Object.keys(wrong).length === 0)
      send.mutate(
        { jobId, ...inputOfKind(kind), people: list.people.map(({ email, name }) => ({ email, name })) },
        { onSuccess: ({ data }) => setSent({ list, answer: data }) },
      );
  };

  if (sent !== null) return <ListResults {...sent} onClose={onClose} />;
  return (
    <PlainForm
      aria-label={said.inviteListName()}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Text>{said.listHint({ max: CANDIDATE_LIST_MAX })}</Text>
        <LimitedTextarea
          label={said.list()}
          placeholder={`${said.listSample()}\n${SAMPLE}`}
          autosize
          minRows={5}
          maxRows={12}
          limit={LIST_BYTES_MAX}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(null);
          }}
          error={problem}
        />
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={() => file.current?.click()}
          >
            {said.chooseCsv()}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={said.csvFile()}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={(event) => {
              const { currentTarget } = event;
              // Lets the person choose the same file again after correcting it.
              void choose(currentTarget.files?.[0]).finally(() => (currentTarget.value = ''));
            }}
          />
          <Text size="sm" c="dimmed" role="status">
            {list !== null && typeof list !== 'string' ? said.inList({ count: list.people.length }) : ''}
          </Text>
        </Group>
        {list !== null && typeof list !== 'string' && list.ignored.length > 0 ? (
          <Alert color="pine">{said.ignored({ columns: list.ignored.join(', ') })}</Alert>
        ) : null}
        <KindFields jobId={jobId} values={kind} onChange={setKind} errors={kindErrors} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {said.sendList()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}

/** The people on the list, or the reason why it can't be read. */
function listIn(text: string): PeopleList | string {
  try {
    return readList(text);
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    return error.message;
  }
}
