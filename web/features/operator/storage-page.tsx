import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/operator.ts';
import { getStorage } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { sizeInWords } from '#web/ui/sizes.ts';
import { FileCheck } from './file-check.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows } from './searched-list.tsx';

const KINDS = { person: said.ofPerson, company: said.ofCompany } as const;

export default function StoragePage() {
  const query = useRead(getStorage, {});
  return (
    <OperatorLayout title={said.storage()} lead={said.storageLead()}>
      <Read query={query} waiting={<Loading rows={6} />} empty="never">
        {({ storedBytes, freeBytes, owners }) => (
          <>
            <Text mb="md">
              {freeBytes === null
                ? said.storedOnly({ stored: sizeInWords(storedBytes) })
                : said.storedAndFree({ stored: sizeInWords(storedBytes), free: sizeInWords(freeBytes) })}
            </Text>
            {owners.length === 0 ? <Empty text={said.nothingStored()} /> : null}
            <Rows
              label={said.owners()}
              rows={owners}
              keyOf={({ ownerId }) => ownerId}
              facts={({ kind, name, files, bytes }) => (
                <>
                  <strong>{name ?? said.deletedAccount()}</strong>
                  <span>
                    {(kind === null ? said.toBeDeleted : KINDS[kind])({ files, size: sizeInWords(bytes) })}
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
