import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { FILE_CHECK_EXAMPLES, type NamedBy } from '#contract/shared/file-check.ts';
import { counted } from '#contract/shared/words.ts';
import { checkFiles, deleteUnnamedFiles, getStorage } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import { toast } from '#web/ui/toast.ts';
import { type Act, ActModal } from './act-modal.tsx';
import classes from './operator.module.css';

type Result = OutputOf<typeof checkFiles>;

const OWNERS: Record<NamedBy, string> = {
  person: 'Upload of a person',
  company: 'Upload of a company',
  interview: 'Interview',
  export: 'Export of data',
};

/** Whether rows and stored files fit together, and what to do if they do not. */
export function FileCheck() {
  const [result, setResult] = useState<Result | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const check = useSend(checkFiles, {
    onSuccess: ({ data }) => setResult(data),
    onError: ({ message }) => toast.danger(message),
  });
  const remove = useSend(deleteUnnamedFiles, {
    refreshes: [getStorage],
    onSuccess: ({ data }) => setResult(data),
  });
  return (
    <Stack component="section" aria-labelledby="file-check" gap="md" mt="xl">
      <Title order={2} id="file-check">
        Rows and files
      </Title>
      <Text>
        The check finds rows of the database whose file is lost, and files that no row names. It changes
        nothing.
      </Text>
      <div role="status">
        {result === null ? null : (
          <Text>
            Rows name {counted(result.named, 'file')}, and {result.stored} are in storage.
            {result.deleted > 0 ? ` Deleted: ${counted(result.deleted, 'file')}.` : ''}
            {result.missing + result.unnamed === 0 ? ' They fit together.' : ''}
          </Text>
        )}
      </div>
      <Group>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate({})}>
          Check now
        </Button>
      </Group>
      {result === null ? null : (
        <Found
          result={result}
          onDelete={() =>
            setAct({
              title: 'Delete files without a row?',
              text: 'Storage is checked anew. Files that no row names and that are older than a day are deleted for good, each after one more look. Make a backup first if you are in doubt.',
              confirmLabel: 'Delete',
              needsPassword: true,
              run: (wish) => remove.mutateAsync(wish),
            })
          }
        />
      )}
      <ActModal act={act} onClose={() => setAct(null)} />
    </Stack>
  );
}

function Found({ result, onDelete }: { result: Result; onDelete: () => void }) {
  const { missing, missingExamples, unnamed, unnamedExamples, deletable } = result;
  return (
    <>
      {missing === 0 ? null : (
        <Alert color="brick" title={`${counted(missing, 'row')} without a file`}>
          <Stack gap="sm">
            <Text>
              The content of these files is lost to the people who need it. Look for them in a backup and copy
              them back to the same place, then check again. No row is deleted.
            </Text>
            <Examples
              label="Rows without a file"
              total={missing}
              examples={missingExamples.map(({ key, namedBy }) => ({ key, note: OWNERS[namedBy] }))}
            />
          </Stack>
        </Alert>
      )}
      {unnamed === 0 ? null : (
        <Alert color="gray" title={`${counted(unnamed, 'file')} without a row`}>
          <Stack gap="sm">
            <Text>
              Nobody can open them; they only take room.{' '}
              {deletable === 0
                ? 'None of them can be deleted here: they are younger than a day, or not in a folder of this program.'
                : `${deletable} can be deleted: older than a day, and in a folder of this program.`}
            </Text>
            <Examples
              label="Files without a row"
              total={unnamed}
              examples={unnamedExamples.map(({ key, isDeletable }) => ({
                key,
                note: isDeletable ? 'Can be deleted' : 'Stays',
              }))}
            />
            {deletable === 0 ? null : (
              <Group>
                <Button color="brick" onClick={onDelete}>
                  Delete files without a row
                </Button>
              </Group>
            )}
          </Stack>
        </Alert>
      )}
    </>
  );
}

function Examples({
  label,
  total,
  examples,
}: {
  label: string;
  total: number;
  examples: { key: string; note: string }[];
}) {
  return (
    <details>
      <summary>{total > FILE_CHECK_EXAMPLES ? `Show the first ${FILE_CHECK_EXAMPLES}` : 'Show them'}</summary>
      <ul aria-label={label} className={`${layout.bullets} ${classes.keys}`}>
        {examples.map(({ key, note }) => (
          <li key={key}>
            <code>{key}</code> <span>{note}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
