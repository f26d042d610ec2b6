import { Text } from '@mantine/core';
import { counted } from '#contract/shared/words.ts';
import { getStorage } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { sizeInWords } from '#web/ui/sizes.ts';
import { FileCheck } from './file-check.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows } from './searched-list.tsx';

const KINDS = { person: 'Person', company: 'Company' } as const;

export default function StoragePage() {
  const query = useRead(getStorage, {});
  return (
    <OperatorLayout
      title="Storage"
      lead="Who stores the most comes first. Films of interviews count for the company."
    >
      <Read query={query} waiting={<Loading rows={6} />} empty="never">
        {({ storedBytes, freeBytes, owners }) => (
          <>
            <Text mb="md">
              {sizeInWords(storedBytes)} are stored.{' '}
              {freeBytes === null
                ? 'The storage does not say how much is free.'
                : `${sizeInWords(freeBytes)} are free.`}
            </Text>
            {owners.length === 0 ? <Empty text="Nobody has stored anything yet." /> : null}
            <Rows
              label="Owners"
              rows={owners}
              keyOf={({ ownerId }) => ownerId}
              facts={({ kind, name, files, bytes }) => (
                <>
                  <strong>{name ?? 'A deleted account'}</strong>
                  <span>
                    {kind === null ? 'Still to be deleted' : KINDS[kind]}, {counted(files, 'file')},{' '}
                    {sizeInWords(bytes)}
                  </span>
                </>
              )}
            />
          </>
        )}
      </Read>
      <FileCheck />
    </OperatorLayout>
  );
}
