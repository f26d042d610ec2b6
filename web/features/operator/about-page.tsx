import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/operator.ts';
import { getAbout } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Facts } from '#web/features/jobs/facts.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { OperatorLayout } from './operator-layout.tsx';

export default function AboutPage() {
  const query = useRead(getAbout, {});
  return (
    <OperatorLayout title={said.aboutTitle()} lead={said.aboutLead()}>
      <Read query={query} waiting={<Loading rows={2} />} empty="never">
        {({ version, node, database, checksForUpdates, newerVersion }) => (
          <>
            <Facts
              facts={[
                [said.version(), version],
                ['Node.js', node],
                [said.database(), database === 'embedded' ? said.embedded() : 'PostgreSQL'],
              ]}
            />
            <Text>
              {newerVersion === null
                ? (checksForUpdates ? said.noNewer : said.noChecks)()
                : said.isNewer({ version: newerVersion })}
            </Text>
          </>
        )}
      </Read>
    </OperatorLayout>
  );
}
