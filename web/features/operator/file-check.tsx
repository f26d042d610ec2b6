import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/operator.ts';
import { FILE_CHECK_EXAMPLES, type NamedBy } from '#contract/shared/file-check.ts';
import { checkFiles, deleteUnnamedFiles, getStorage } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import { toast } from '#web/ui/toast.ts';
import { type Act, ActModal } from './act-modal.tsx';
import classes from './operator.module.css';

type Result = OutputOf<typeof checkFiles>;

const OWNERS: Record<NamedBy, () => string> = {
  person: said.uploadOfPerson,
  company: said.uploadOfCompany,
  interview: said.interview,
  export: said.exportOfData,
};

/** Whether rows and stored files match, and what to do if they don't. */
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
        {said.rowsAndFiles()}
      </Title>
      <Text>{said.rowsAndFilesAbout()}</Text>
      <div role="status">
        {result === null ? null : (
          <Text>
            {[
              said.rowsNameFiles({ named: result.named, stored: String(result.stored) }),
              ...(result.deleted > 0 ? [said.filesDeleted({ count: result.deleted })] : []),
              ...(result.missing + result.unnamed === 0 ? [said.theyFit()] : []),
            ].join(' ')}
          </Text>
        )}
      </div>
      <Group>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate({})}>
          {said.checkNow()}
        </Button>
      </Group>
      {result === null ? null : (
        <Found
          result={result}
          onDelete={() =>
            setAct({
              title: said.deleteFilesTitle(),
              text: said.deleteFilesAbout(),
              confirmLabel: said.remove(),
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
        <Alert color="brick" title={said.rowsMissing({ count: missing })}>
          <Stack gap="sm">
            <Text>{said.rowsMissingAbout()}</Text>
            <Examples
              label={said.rowsWithoutFile()}
              total={missing}
              examples={missingExamples.map(({ key, namedBy }) => ({ key, note: OWNERS[namedBy]() }))}
            />
          </Stack>
        </Alert>
      )}
      {unnamed === 0 ? null : (
        <Alert color="gray" title={said.filesUnnamed({ count: unnamed })}>
          <Stack gap="sm">
            <Text>{deletable === 0 ? said.noneDeletable() : said.someDeletable({ count: deletable })}</Text>
            <Examples
              label={said.filesWithoutRow()}
              total={unnamed}
              examples={unnamedExamples.map(({ key, isDeletable }) => ({
                key,
                note: isDeletable ? said.canBeDeleted() : said.stays(),
              }))}
            />
            {deletable === 0 ? null : (
              <Group>
                <Button color="brick" onClick={onDelete}>
                  {said.deleteFiles()}
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
      <summary>
        {total > FILE_CHECK_EXAMPLES ? said.showFirst({ count: FILE_CHECK_EXAMPLES }) : said.showThem()}
      </summary>
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
