import { useState } from 'react';
import { Alert, Button, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FILE_CHECK_EXAMPLES, type NamedBy } from '#contract/file-check.ts';
import { TEXTS } from '#contract/texts.ts';
import { counted } from '#contract/words.ts';
import { checkFiles, deleteUnnamedFiles, getFileCheck, getStorage } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './operator.module.css';

type Check = NonNullable<OutputOf<typeof getFileCheck>['check']>;
type Result = NonNullable<Check['result']>;

const LOOK_AGAIN_MS = 2_000;

const OWNERS: Record<NamedBy, string> = {
  person: 'Upload of a person',
  company: 'Upload of a company',
  interview: 'Interview',
  export: 'Export of data',
};

/** Whether rows and stored files fit together, and what to do if they do not. */
export function FileCheck() {
  const query = useRead(
    getFileCheck,
    {},
    {
      refetchInterval: (data) =>
        (data as OutputOf<typeof getFileCheck> | undefined)?.check?.state === 'running'
          ? LOOK_AGAIN_MS
          : false,
    },
  );
  const start = useSend(checkFiles, {
    refreshes: [getFileCheck],
    onSuccess: ({ message }) => toast.success(message),
    onError: ({ message }) => toast.danger(message),
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
      <Read query={query} waiting={<Loading rows={2} />} empty="never">
        {({ check }) => (
          <>
            <div role="status">
              <State check={check} />
            </div>
            <Group>
              <Button
                variant="default"
                loading={start.isPending}
                disabled={check?.state === 'running'}
                onClick={() => start.mutate({})}
              >
                Check now
              </Button>
            </Group>
            {check?.result ? <Found result={check.result} /> : null}
          </>
        )}
      </Read>
    </Stack>
  );
}

function State({ check }: { check: Check | null }) {
  if (check === null) return <Text>Nobody has checked yet.</Text>;
  const { state, deletes, askedDate, doneDate, result } = check;
  if (state === 'running')
    return (
      <Text>
        {deletes ? 'Files are being deleted' : 'The check runs'} since <DateText value={askedDate} withTime />
        . The result appears here.
      </Text>
    );
  const when = <DateText value={doneDate ?? askedDate} withTime />;
  if (result === null)
    return (
      <Text>
        {deletes ? 'The deletion' : 'The check'} failed {when}. The page Tasks says why.
      </Text>
    );
  return (
    <Text>
      Checked {when}: rows name {counted(result.named, 'file')}, and {result.stored} are in storage.
      {deletes ? ` Deleted: ${counted(result.deleted, 'file')}.` : ''}
      {result.missing + result.unnamed === 0 ? ' They fit together.' : ''}
    </Text>
  );
}

function Found({ result }: { result: Result }) {
  const [isAsking, setIsAsking] = useState(false);
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
                <Button color="brick" onClick={() => setIsAsking(true)}>
                  Delete files without a row
                </Button>
              </Group>
            )}
          </Stack>
        </Alert>
      )}
      <Modal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete files without a row?"
        size="md"
      >
        <DeleteForm onClose={() => setIsAsking(false)} />
      </Modal>
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
      <summary className={classes.summary}>
        {total > FILE_CHECK_EXAMPLES ? `Show the first ${FILE_CHECK_EXAMPLES}` : 'Show them'}
      </summary>
      <ul aria-label={label} className={classes.keys}>
        {examples.map(({ key, note }) => (
          <li key={key}>
            <code>{key}</code> <span>{note}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function DeleteForm({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initialValues: { current: '' },
    validate: { current: (current) => (current === '' ? TEXTS.currentPasswordMissing : null) },
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const remove = useSend(deleteUnnamedFiles, {
    refreshes: [getFileCheck, getStorage],
    onSuccess: ({ message }) => {
      onClose();
      toast.success(message);
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label="Delete files without a row?"
      isBusy={remove.isPending}
      onSubmit={form.onSubmit((wish) => remove.mutate(wish), shell.invalid)}
    >
      <Stack gap="lg">
        <Text>
          Storage is checked anew. Files that no row names and that are older than a day are deleted for good,
          each after one more look. Make a backup first if you are in doubt.
        </Text>
        <PasswordInput
          label="Your current password"
          required
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('current')}
        />
        <FormNotice shell={shell} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="brick" loading={remove.isPending}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
